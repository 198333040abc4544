import { roleOfID, toFlag } from '@piacter/contracts/core';
import { listingKinds } from '@piacter/contracts/listings';
import { overviewLimit, type UserOverview } from '@piacter/contracts/oversight';
import { requestKinds } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import { selectMailsTo } from '../emails/queue/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { toState } from '../listings/rows/index.ts';
import { requestTables } from '../requests/index.ts';

const findPerson = (db: Database, userID: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select([
      'u.userID',
      'u.email',
      'u.userType',
      'u.created',
      'u.activatedAt',
      'u.blockedAt',
      'u.blockReason',
    ])
    .select(['p.firmName', 'p.lastName', 'p.firstName', 'p.mobile', 'p.tel'])
    .select((query) =>
      query
        .selectFrom('user_sessions as s')
        .select(({ fn }) => fn.max<Date | null>('s.rotatedAt').as('at'))
        .whereRef('s.userID', '=', 'u.userID')
        .as('seenAt'),
    )
    .where('u.userID', '=', userID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();

async function selectListings(db: Database, userID: number): Promise<UserOverview['listings']> {
  const ofKinds = await Promise.all(
    listingKinds.map(async (kind) => {
      const { table, idField, label } = listingSpecs[kind];
      const { rows } = await sql<{
        id: number;
        title: string;
        state: string;
        hiddenAt: Date | null;
        created: Date;
      }>`
        select listing.${sql.ref(idField)} as id, ${label} as title, listing.state, listing.hiddenAt, listing.created
        from ${sql.table(table)} as listing where listing.userID = ${userID}
        order by listing.created desc limit ${sql.lit(overviewLimit)}`.execute(db);
      return rows.map(({ id, title, state, hiddenAt, created }) => ({
        ...{ kind, id, title },
        state: toState(state),
        isHidden: toFlag(hiddenAt !== null),
        created: created.toISOString(),
      }));
    }),
  );
  return ofKinds.flat();
}

async function selectOrders(db: Database, userID: number): Promise<UserOverview['orders']> {
  const rows = await db
    .selectFrom('service_orders')
    .select(['orderID', 'packageName', 'price', 'isActive', 'created'])
    .where('userID', '=', userID)
    .orderBy('created', 'desc')
    .limit(overviewLimit)
    .execute();
  return rows.map(({ created, isActive, ...row }) => ({
    ...row,
    isActive: toFlag(isActive),
    created: created.toISOString(),
  }));
}

async function selectRequests(db: Database, userID: number): Promise<UserOverview['requests']> {
  const ofKinds = await Promise.all(
    requestKinds.map(async (kind) => {
      const rows = await db
        .selectFrom(requestTables[kind])
        .select(['requestID', 'created'])
        .where('requesterID', '=', userID)
        .orderBy('requestID', 'desc')
        .limit(overviewLimit)
        .execute();
      return rows.map(({ requestID, created }) => ({ kind, requestID, created: created.toISOString() }));
    }),
  );
  return ofKinds.flat();
}

const toInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

const toPerson = (person: NonNullable<Awaited<ReturnType<typeof findPerson>>>) => ({
  email: person.email,
  name: person.firmName || [person.lastName, person.firstName].filter(Boolean).join(' ') || null,
  phone: person.mobile || person.tel || null,
  created: person.created.toISOString(),
  activatedAt: toInstant(person.activatedAt),
  seenAt: toInstant(person.seenAt),
  blockedAt: toInstant(person.blockedAt),
  blockReason: person.blockReason,
});

/** A user with what they advertise, buy, ask for and get by mail; throws `not_found`. */
export async function getUserOverview(db: Database, userID: number): Promise<UserOverview> {
  const person = await findPerson(db, userID);
  const role = person && roleOfID(person.userType);
  if (!person || !role) throw notFound(notFoundText('felhasználó'));
  const [listings, orders, requests, mails] = await Promise.all([
    selectListings(db, userID),
    selectOrders(db, userID),
    selectRequests(db, userID),
    selectMailsTo(db, person.email, overviewLimit),
  ]);
  return { ...toPerson(person), userID, role, listings, orders, requests, mails };
}
