import { createHmac } from 'node:crypto';
import type { Rows } from './reference-search.ts';

const secret = process.env.JWT_SECRET ?? '';

/** The signed-in user of an access token, from its signature and the row of its session. */
export async function callerOf(rowsOf: Rows, authorization = ''): Promise<number | undefined> {
  const [head, claims = '', signature] = authorization.slice('Bearer '.length).split('.');
  if (createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url') !== signature)
    return undefined;
  const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (exp * 1000 < Date.now()) return undefined;
  const [session] = await rowsOf(
    `select u.userID from user_sessions s join users u using (userID) where s.sessionID = ?
       and s.revokedAt is null and s.expiresAt > now() and u.deletedAt is null`,
    [Number(sid)],
  );
  return session?.userID;
}
