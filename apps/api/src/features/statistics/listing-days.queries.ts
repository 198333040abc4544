import { createRecord } from '@piacter/contracts/core';
import { getStoredKind, type ListingKind, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** What happened to a listing on a calendar day. */
export interface ListingDay {
  kind: ListingKind;
  listingID: number;
  /** YYYY-MM-DD. */
  day: string;
  views: number;
  contacts: number;
  messages: number;
}

async function findPublishedOfKind(
  db: Database,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { table, idField } = listingSpecs[kind];
  const rows = await db
    .selectFrom(table)
    .select(sql<number>`${sql.ref(idField)}`.as('id'))
    .where(sql.ref(idField), 'in', ids)
    .where('status', '=', published)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of the listings exist and are published: a browser may report any number. */
export async function findPublishedIDs(
  db: Database,
  rows: readonly Pick<ListingDay, 'kind' | 'listingID'>[],
): Promise<Record<ListingKind, Set<number>>> {
  const found = createRecord(listingKinds, () => new Set<number>());
  for (const kind of listingKinds) {
    const ids = new Set(rows.filter((row) => row.kind === kind).map(({ listingID }) => listingID));
    found[kind] = await findPublishedOfKind(db, kind, [...ids]);
  }
  return found;
}

/** Adds to the stored sums in one statement. */
export async function addListingDays(db: Database, rows: readonly ListingDay[]): Promise<void> {
  await db
    .insertInto('listing_days')
    .values(
      rows.map(({ kind, day, ...row }) => ({
        ...row,
        kind: getStoredKind(kind),
        day: sql<Date>`${day}`,
      })),
    )
    .onDuplicateKeyUpdate({
      views: sql`views + values(views)`,
      contacts: sql`contacts + values(contacts)`,
      messages: sql`messages + values(messages)`,
    })
    .execute();
}
