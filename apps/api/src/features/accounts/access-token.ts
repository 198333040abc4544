import { createSecretKey } from 'node:crypto';
import { isRole, type Role } from '@piacter/contracts/core';
import jwt from 'jsonwebtoken';
import { createLRU } from 'lru.min';
import type { Clock } from '../../core/clock.ts';

/** Lifetime of an access token in seconds. Its session is read at every request, so this only limits a stale role. */
const lifetimeSeconds = 15 * 60;

const algorithm = 'HS256';
const audience = 'piacter';
const tokenType = 'access';

export interface AccessClaims {
  userID: number;
  sessionID: number;
  /** Role at the time of issue, for browsers; the server reads the role from the user's row. */
  path: Role;
  isExpired: boolean;
}

/** Maximum number of tokens whose claims are kept in memory. */
const maxKept = 5000;

type VerifiedClaims = Omit<AccessClaims, 'isExpired'> & { expiresAtSeconds: number };

const positiveInteger = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;

/** Signs and verifies the JWT of the `Authorization` header. */
export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }) {
  // For a text the library would create a key at each call, and first try it as a public key.
  const key = createSecretKey(secret, 'utf8');
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  /** A browser sends the same token for minutes, and its signature does not change. */
  const verified = createLRU<string, VerifiedClaims>({ max: maxKept });

  function verify(token: string): VerifiedClaims | null {
    try {
      // The algorithm is pinned, so that tokens with 'none' or another algorithm are rejected.
      const claims = jwt.verify(token, key, { algorithms: [algorithm], audience, ignoreExpiration: true });
      if (typeof claims === 'string' || claims.typ !== tokenType || typeof claims.exp !== 'number')
        return null;
      const userID = positiveInteger(claims.sub);
      const sessionID = positiveInteger(claims.sid);
      if (!userID || !sessionID || !isRole(claims.path)) return null;
      const kept = { userID, sessionID, path: claims.path, expiresAtSeconds: claims.exp };
      verified.set(token, kept);
      return kept;
    } catch {
      return null;
    }
  }

  return {
    sign: ({ userID, sessionID, path }: Omit<AccessClaims, 'isExpired'>): string => {
      const iat = nowSeconds();
      const claims = { path, sid: String(sessionID), typ: tokenType, iat, exp: iat + lifetimeSeconds };
      return jwt.sign(claims, key, { algorithm, audience, subject: String(userID) });
    },

    /** The claims of a token with a valid signature, expired or not; null for any other. */
    read: (token: string): AccessClaims | null => {
      // Most visitors have no token, and the library would create an error with a stack trace for each.
      if (token === '') return null;
      const claims = verified.get(token) ?? verify(token);
      if (!claims) return null;
      const { expiresAtSeconds, ...rest } = claims;
      return { ...rest, isExpired: expiresAtSeconds <= nowSeconds() };
    },
  };
}
