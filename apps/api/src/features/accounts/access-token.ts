import { isRole, type Role } from '@piacter/contracts/core';
import jwt from 'jsonwebtoken';
import type { Clock } from '../../core/clock.ts';

/** Life of an access token. The session behind it is read at every request, so this only bounds a stale role. */
const lifetimeSeconds = 15 * 60;

const algorithm = 'HS256';
const audience = 'piacter';
const tokenType = 'access';

export interface AccessClaims {
  userID: number;
  sessionID: number;
  /** Role of the moment of issue; browsers read it, the server reads the user's row. */
  path: Role;
  isExpired: boolean;
}

const positiveInteger = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;

/** Signs and reads the JWT of the `Authorization` header. */
export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    sign: ({ userID, sessionID, path }: Omit<AccessClaims, 'isExpired'>): string => {
      const iat = nowSeconds();
      const claims = { path, sid: String(sessionID), typ: tokenType, iat, exp: iat + lifetimeSeconds };
      return jwt.sign(claims, secret, { algorithm, audience, subject: String(userID) });
    },

    /** The claims of a token that we signed, expired or not; null for anything else. */
    read: (token: string): AccessClaims | null => {
      // Visitors without a token are the many; the library would make an error with its stack for each.
      if (token === '') return null;
      try {
        // The algorithm is pinned: neither 'none' nor a key of another kind is ever tried.
        const claims = jwt.verify(token, secret, {
          algorithms: [algorithm],
          audience,
          ignoreExpiration: true,
          clockTimestamp: nowSeconds(),
        });
        if (typeof claims === 'string' || claims.typ !== tokenType || typeof claims.exp !== 'number')
          return null;
        const userID = positiveInteger(claims.sub);
        const sessionID = positiveInteger(claims.sid);
        if (!userID || !sessionID || !isRole(claims.path)) return null;
        return { userID, sessionID, path: claims.path, isExpired: claims.exp <= nowSeconds() };
      } catch {
        return null;
      }
    },
  };
}
