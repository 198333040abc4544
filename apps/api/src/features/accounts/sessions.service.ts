import { type Role, roleOfID } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { Trx } from '../../core/db/transaction.ts';
import { refreshCookieName } from '../../core/http/cookies.ts';
import type { Authentication, Authenticator, CookieValue, Session } from '../../core/http/session.ts';
import { hashSecret } from '../../core/link-secret.ts';
import type { Deps } from '../../deps.ts';
import { createAccessTokens } from './access-token.ts';
import { lockAccount } from './lock/lock-account.ts';
import { createRefreshTokens } from './refresh-token.ts';
import {
  findActiveSession,
  insertSession,
  revokeSession,
  revokeSessions,
  rotateSession,
  setRefreshHash,
} from './sessions.queries.ts';

/** Lifetime of a session in milliseconds, however often it is refreshed (SES-05). */
const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds for which the previous refresh value is accepted, since tabs may refresh concurrently. */
const reuseGraceMs = 10_000;

const getBearerToken = (request: Request): string =>
  (request.get('authorization') ?? '').replace(/^Bearer\s+/i, '').trim();

const getRefreshCookie = (request: Request): unknown =>
  (request.cookies as Record<string, unknown> | undefined)?.[refreshCookieName];

type SessionDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'jwtSecret'> };
type ActiveSession = NonNullable<Awaited<ReturnType<typeof findActiveSession>>>;

/** The result of a sign-in for the browser. */
export interface SignIn {
  token: string;
  cookie: CookieValue;
  sessionID: number;
}

/** Sessions with a short-lived access token and a refresh cookie that is rotated at each use. */
export function createSessionService({ db, clock, config }: SessionDeps) {
  const tokens = createAccessTokens({ secret: config.jwtSecret, clock });
  const values = createRefreshTokens(config.jwtSecret);

  const toSession = ({ userID, sessionID, userType }: ActiveSession): Session | null => {
    const role = roleOfID(userType);
    return role ? { userID, sessionID, role } : null;
  };
  const sign = ({ userID, sessionID, role }: Session) => tokens.sign({ userID, sessionID, path: role });

  /**
   * Exchanges a refresh value. One of several concurrent calls gets the new cookie; the others, and calls within the
   * grace period, get only a token. Reuse of an older value revokes the session. Without `mayRotate` the current value stays
   * as it is.
   */
  async function refresh(value: unknown, mayRotate = true): Promise<Authentication | null> {
    const sessionID = values.getSessionID(value);
    if (!sessionID || typeof value !== 'string') return null;
    const now = clock.now();
    const from = hashSecret(value);
    const next = values.create(sessionID);
    const isRotated = mayRotate && (await rotateSession(db, { sessionID, from, to: hashSecret(next), now }));
    const row = await findActiveSession(db, sessionID, now);
    const session = row ? toSession(row) : null;
    if (!row || !session) return null;
    if (isRotated)
      return {
        session,
        freshToken: sign(session),
        refreshCookie: { value: next, expires: row.expiresAt },
      };
    const isPrevious = row.previousHash?.equals(from) ?? false;
    const isWithinGrace = isPrevious && now.getTime() - row.rotatedAt.getTime() <= reuseGraceMs;
    if (row.refreshHash.equals(from) || isWithinGrace) return { session, freshToken: sign(session) };
    await revokeSession(db, sessionID, now);
    return null;
  }

  async function authenticate(request: Request, isRenewed: boolean): Promise<Authentication | null> {
    const claims = tokens.read(getBearerToken(request));
    if (!claims) return null;
    if (claims.isExpired) {
      const cookie = getRefreshCookie(request);
      // The cookie must belong to the session of the token.
      return values.getSessionID(cookie) === claims.sessionID ? refresh(cookie, isRenewed) : null;
    }
    const row = await findActiveSession(db, claims.sessionID, clock.now());
    if (!row || row.userID !== claims.userID) return null;
    const session = toSession(row);
    if (!session) return null;
    // After a change of role the browser gets a new token with the next reply.
    return session.role === claims.path ? { session } : { session, freshToken: sign(session) };
  }

  const authenticator: Authenticator = { authenticate };

  return {
    authenticator,
    refresh: (request: Request) => refresh(getRefreshCookie(request)),
    sign,

    /** Creates a session in the transaction that authenticated the user; `signed_out` if deleted meanwhile. */
    async open(trx: Trx, userID: number, role: Role): Promise<SignIn> {
      await lockAccount(trx, userID);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
      // The value contains the session id, which is known only after the insert.
      const placeholder = hashSecret(values.create(0));
      const sessionID = await insertSession(trx, { userID, refreshHash: placeholder, now, expiresAt });
      const value = values.create(sessionID);
      await setRefreshHash(trx, sessionID, hashSecret(value));
      return { token: sign({ userID, sessionID, role }), cookie: { value, expires: expiresAt }, sessionID };
    },

    revokeOthers: (trx: Trx, userID: number, exceptSessionID?: number) =>
      revokeSessions(trx, userID, clock.now(), exceptSessionID),

    /** Revokes the sessions of the token and of the cookie, as far as given. */
    async end(session: Session | null, request: Request): Promise<void> {
      const now = clock.now();
      const ofCookie = values.getSessionID(getRefreshCookie(request));
      const ids = new Set([session?.sessionID, ofCookie].filter((id) => typeof id === 'number'));
      for (const sessionID of ids) await revokeSession(db, sessionID, now);
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
