import { randomBytes } from 'node:crypto';
import { type Role, roleIDs, roles } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import { createAccessTokens } from '../../apps/api/src/features/accounts/index.ts';

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

/** Listings or requests of a caller, which the first screens count. */
const ownedRows = 20;

/** Gives the first rows to the caller of their role. Two services determine the requests of a professional's own area. */
async function takeOver(db: Database, role: Role, userID: number): Promise<void> {
  if (role === 'szakember')
    await db.updateTable('services').set({ userID }).where('serviceID', 'in', [1, 2]).execute();
  if (role === 'ingatlan_tulajdonos')
    await db.updateTable('real_estates').set({ userID }).where('realEstateID', '<=', ownedRows).execute();
  if (role === 'szallasado')
    await db
      .updateTable('accommodations')
      .set({ userID })
      .where('accommodationID', '<=', ownedRows)
      .execute();
  if (role === 'ajanlatkero')
    await db
      .updateTable('service_requests')
      .set({ requesterID: userID })
      .where('requestID', '<=', ownedRows)
      .execute();
}

/** Signs in a user of each role. */
export async function signInCallers(db: Database, secret: string): Promise<TokenOf> {
  const now = new Date();
  const tokens = createAccessTokens({ secret, clock: { now: () => new Date() } });
  const sessions = new Map<Role, { userID: number; sessionID: number }>();
  for (const role of roles) {
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
    await takeOver(db, role, userID);
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
