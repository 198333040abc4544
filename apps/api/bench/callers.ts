import { randomBytes } from 'node:crypto';
import { type Role, roleIDs } from '@piacter/contracts/core/values';
import { responderRoles } from '@piacter/contracts/requests/values';
import type { Database } from '@piacter/db';
import { createAccessTokens } from '../src/features/accounts/index.ts';

/** Less than the lifetime of an access token. */
const renewAfterMs = 5 * 60_000;
const sessionMs = 24 * 60 * 60_000;

/** The access token of a signed-in caller with a role. */
export type TokenOf = (role: Role) => string;

/** The id of the user of a role who searches in the benchmark. */
async function findOrCreateUser(db: Database, role: Role, now: Date): Promise<number> {
  const email = `bench-${role}@piacter.test`;
  const user = {
    email,
    userType: roleIDs[role],
    passwordHash: '!',
    activatedAt: now,
    created: now,
    updated: now,
  };
  await db.insertInto('users').ignore().values(user).execute();
  const { userID } = await db
    .selectFrom('users')
    .select('userID')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db.insertInto('user_profiles').ignore().values({ userID, updated: now }).execute();
  return userID;
}

/** The professional owns two services, which determine the requests of their own area. */
const takeOverServices = (db: Database, userID: number) =>
  db.updateTable('services').set({ userID }).where('serviceID', 'in', [1, 2]).execute();

/** Signs in a user of each role that answers requests. */
export async function signInCallers(db: Database, secret: string): Promise<TokenOf> {
  const now = new Date();
  const tokens = createAccessTokens({ secret, clock: { now: () => new Date() } });
  const sessions = new Map<Role, { userID: number; sessionID: number }>();
  for (const role of Object.values(responderRoles)) {
    const userID = await findOrCreateUser(db, role, now);
    const { insertId } = await db
      .insertInto('user_sessions')
      .values({
        userID,
        refreshHash: randomBytes(32),
        rotatedAt: now,
        created: now,
        expiresAt: new Date(now.getTime() + sessionMs),
      })
      .executeTakeFirstOrThrow();
    sessions.set(role, { userID, sessionID: Number(insertId) });
    if (role === responderRoles.service) await takeOverServices(db, userID);
  }
  const issued = new Map<Role, { token: string; at: number }>();
  return (role) => {
    const session = sessions.get(role);
    if (!session) throw new Error(`Nobody is signed in as ${role}.`);
    const last = issued.get(role);
    if (last && performance.now() - last.at < renewAfterMs) return last.token;
    const token = tokens.sign({ ...session, path: role });
    issued.set(role, { token, at: performance.now() });
    return token;
  };
}
