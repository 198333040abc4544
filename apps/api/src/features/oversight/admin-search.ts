import { listingKinds } from '@piacter/contracts/listings';
import type { AdminHit } from '@piacter/contracts/oversight';
import { requestKinds } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { asciiLike, escapeLike } from '../../core/db/like.ts';
import { listingSpecs } from '../listings/index.ts';
import { requestTables } from '../requests/index.ts';

/** Hits of each kind. */
const limit = 5;

type Row = Omit<AdminHit, 'entity'>;

const personName = sql`coalesce(nullif(p.firmName, ''), nullif(trim(concat_ws(' ', p.lastName, p.firstName)), ''), u.email)`;

/** One statement for each index: an `or` of several would read the whole table. */
async function findUsers(db: Database, q: string, id: number): Promise<Row[]> {
  const begins = `${escapeLike(q)}%`;
  const [last = '', ...first] = q.split(/\s+/);
  const found = (condition: RawBuilder<unknown>) => sql`(
    select u.userID from users u left join user_profiles p on p.userID = u.userID
    where u.deletedAt is null and ${condition} limit ${sql.lit(limit)})`;
  const byFullName = sql`p.lastName like ${last} and p.firstName like ${`${escapeLike(first.join(' '))}%`}`;
  const { rows } = await sql<Row>`
    select u.userID as id, ${personName} as title, u.email as detail
    from (${sql.join(
      [
        found(sql`u.userID = ${id}`),
        found(asciiLike('u.email', `${escapeLike(q.toLowerCase())}%`)),
        found(sql`p.firmName like ${begins}`),
        found(first.length > 0 ? byFullName : sql`p.lastName like ${begins}`),
      ],
      sql` union `,
    )}) as hit
    join users u on u.userID = hit.userID left join user_profiles p on p.userID = u.userID
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

async function findListings(
  db: Database,
  kind: (typeof listingKinds)[number],
  q: string,
  id: number,
): Promise<Row[]> {
  const { table, idField, label, slugColumn } = listingSpecs[kind];
  const begins = `${escapeLike(q)}%`;
  const listingID = sql.ref(`listing.${idField}`);
  const found = (condition: RawBuilder<unknown>) => sql`(
    select ${listingID} as id from ${sql.table(table)} as listing where ${condition} limit ${sql.lit(limit)})`;
  // The index of names begins with the status.
  const byName = [1, 0].map((status) =>
    found(sql`listing.status = ${status} and listing.nameKey like ${begins}`),
  );
  const ways = [
    found(sql`${listingID} = ${id}`),
    found(sql`listing.ownReference like ${begins}`),
    ...(slugColumn === null ? [] : byName),
  ];
  const { rows } = await sql<Row>`
    select ${listingID} as id, ${label} as title, u.email as detail
    from (${sql.join(ways, sql` union `)}) as hit
    join ${sql.table(table)} as listing on ${listingID} = hit.id
    join users u on u.userID = listing.userID
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

async function findOrder(db: Database, id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select bought.orderID as id, bought.packageName as title, u.email as detail
    from service_orders as bought join users u on u.userID = bought.userID
    where bought.orderID = ${id}`.execute(db);
  return rows;
}

async function findRequest(db: Database, kind: (typeof requestKinds)[number], id: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select request.requestID as id, '' as title, u.email as detail
    from ${sql.table(requestTables[kind])} as request join users u on u.userID = request.requesterID
    where request.requestID = ${id}`.execute(db);
  return rows;
}

/** Users, listings, orders and requests by id or by the beginning of what they are called. */
export async function searchAsAdmin(db: Database, q: string): Promise<AdminHit[]> {
  const id = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : 0;
  const as = (entity: AdminHit['entity'], rows: readonly Row[]) => rows.map((row) => ({ ...row, entity }));
  const found = await Promise.all([
    findUsers(db, q, id).then((rows) => as('user', rows)),
    ...listingKinds.map((kind) => findListings(db, kind, q, id).then((rows) => as(kind, rows))),
    ...(id === 0
      ? []
      : [
          findOrder(db, id).then((rows) => as('service_order', rows)),
          ...requestKinds.map((kind) =>
            findRequest(db, kind, id).then((rows) => as(`${kind}_request`, rows)),
          ),
        ]),
  ]);
  return found.flat();
}
