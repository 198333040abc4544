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
import { inTransaction } from '../../apps/api/src/core/db/transaction.ts';
import { createSessionService } from '../../apps/api/src/features/accounts/index.ts';
import { createUser } from '../../apps/api/src/testing/users.ts';

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
export async function signInCallers(db: Database, jwtSecret: string): Promise<TokenOf> {
  const sessions = createSessionService({ db, clock: systemClock, config: { jwtSecret } });
  const callers = new Map<Role, Parameters<typeof sessions.sign>[0]>();
  for (const role of roles) {
    const email = emailOf(role);
    const users = db.selectFrom('users').select('userID').where('email', '=', email);
    const { userID } =
      (await users.executeTakeFirst()) ?? (await createUser(db, systemClock, { role, email }));
    const { sessionID } = await inTransaction(db, (trx) => sessions.open(trx, userID, role));
    callers.set(role, { userID, sessionID, role });
    await takeOver(db, role, userID);
  }
  return (role) => {
    const caller = callers.get(role);
    if (!caller) throw new Error(`Nobody is signed in as ${role}.`);
    return sessions.sign(caller);
  };
}
