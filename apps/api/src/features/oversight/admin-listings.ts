import { pageSize, toFlag } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { AdminListing, AdminListingQuery } from '@piacter/contracts/oversight';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingPath, listingSpecs } from '../listings/index.ts';
import { toState } from '../listings/rows/index.ts';

/** Pages that are counted: more than anybody leafs through. */
const maxPages = 100;

interface Row {
  id: number;
  title: string;
  state: string;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  ownReference: string | null;
  created: Date;
  ownerID: number;
  ownerEmail: string;
}

/** The listings of a kind in every state, newest first. */
export async function listListingsAsAdmin(
  db: Database,
  kind: ListingKind,
  { state, hidden, ownerID, page }: AdminListingQuery,
): Promise<{ data: AdminListing[]; totalPages: number }> {
  const { table, idField, label } = listingSpecs[kind];
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`listing.state = ${state}`]),
    ...(hidden === undefined ? [] : [sql`listing.hiddenAt is not null`]),
    ...(ownerID === undefined ? [] : [sql`listing.userID = ${ownerID}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const id = sql.ref(`listing.${idField}`);
  // The ids are in the order of creation, and every index ends with them.
  const order = state === undefined ? id : sql`listing.created`;
  const [counted, { rows }] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from (
      select 1 from ${sql.table(table)} as listing where ${where} limit ${sql.lit(maxPages * pageSize)}
    ) as some`.execute(db),
    sql<Row>`
      select ${id} as id, ${label} as title, listing.state, listing.hiddenAt, listing.hiddenReason,
        listing.ownReference, listing.created, listing.userID as ownerID, owner.email as ownerEmail
      from ${sql.table(table)} as listing join users as owner on owner.userID = listing.userID
      where ${where} order by ${order} desc
      limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`.execute(db),
  ]);
  return {
    totalPages: Math.ceil(Number(counted.rows[0]?.count ?? 0) / pageSize),
    data: rows.map(({ hiddenAt, created, ...row }) => ({
      ...row,
      kind,
      state: toState(row.state),
      isHidden: toFlag(hiddenAt !== null),
      created: created.toISOString(),
      publicPath: listingPath(kind, row.title, row.id),
    })),
  };
}
