import { randomBytes } from 'node:crypto';
import { type Role, roles } from '@piacter/contracts/core/values';
import {
  type ListingKind,
  listingIDFieldByKind,
  listingKinds,
  listingRoleByKind,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { createAccessTokens } from '../../apps/api/src/features/accounts/index.ts';
import { createUser } from '../../apps/api/src/testing/users.ts';

const sessionMs = 24 * 60 * 60_000;

/** The access token of a signed-in caller with a role. */
export type TokenOf = (role: Role) => string;

export const emailOf = (role: Role) => `bench-${role}@piacter.test`;

/** Listings of a caller: an agency has many. Two services determine the requests of a professional's own area. */
export const ownListings: Record<ListingKind, number> = { property: 2000, accommodation: 20, service: 2 };

/** Gives the first listings to the caller of their role. */
async function takeOver(db: Database, role: Role, userID: number): Promise<void> {
  for (const kind of listingKinds.filter((one) => listingRoleByKind[one] === role))
    await sql`update ${sql.table(listingTableByKind[kind])} set userID = ${userID}
      where ${sql.ref(listingIDFieldByKind[kind])} <= ${ownListings[kind]}`.execute(db);
  if (role === 'ajanlatkero')
    await sql`update service_requests set requesterID = ${userID} where requestID <= 20`.execute(db);
}

/** Signs in a user of each role. */
export async function signInCallers(db: Database, secret: string): Promise<TokenOf> {
  const tokens = createAccessTokens({ secret, clock: systemClock });
  const sessions = new Map<Role, { userID: number; sessionID: number }>();
  for (const role of roles) {
    const known = await db
      .selectFrom('users')
      .select('userID')
      .where('email', '=', emailOf(role))
      .executeTakeFirst();
    const { userID } = known ?? (await createUser(db, systemClock, { role, email: emailOf(role) }));
    const now = systemClock.now();
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
  return (role) => {
    const session = sessions.get(role);
    if (!session) throw new Error(`Nobody is signed in as ${role}.`);
    return tokens.sign({ ...session, path: role });
  };
}
