import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { getListingTable } from '../rows/listing-ref.ts';
import { published } from '../rows/state.ts';

/** A relation table: pairs of a listing and a lookup entry. */
export interface RelationTable {
  kind: ListingKind;
  table: string;
  /** Column of the entry's id. */
  entry: string;
}

const listingRelations = ({ kind, table }: RelationTable, listingID: number) =>
  sql`${sql.table(table)} where ${sql.ref(getListingTable(kind).idField)} = ${listingID}`;

async function insertRelations(
  trx: Trx,
  { kind, table, entry }: RelationTable,
  listingID: number,
  entryIDs: readonly number[],
): Promise<void> {
  if (entryIDs.length === 0) return;
  const pairs = entryIDs.map((entryID) => sql`(${listingID}, ${entryID})`);
  await sql`insert into ${sql.table(table)} (${sql.ref(getListingTable(kind).idField)}, ${sql.ref(entry)})
    values ${sql.join(pairs)}`.execute(trx);
}

/**
 * Replaces the entries of a listing, in the order given. With `among`, only those entries may be deleted: several
 * groups may share a table.
 */
export async function replaceRelations(
  trx: Trx,
  relation: RelationTable,
  listingID: number,
  entryIDs: readonly number[],
  among?: readonly number[],
): Promise<void> {
  const entry = sql.ref(relation.entry);
  const part = among ? sql<SqlBool>`${entry} in (${sql.join(among.length > 0 ? among : [0])})` : sql`1 = 1`;
  await sql`delete from ${listingRelations(relation, listingID)} and ${part}`.execute(trx);
  await insertRelations(trx, relation, listingID, [...new Set(entryIDs)]);
}

/** Adds or removes an entry; true when the listing has it afterwards. */
export async function toggleRelation(
  trx: Trx,
  relation: RelationTable,
  listingID: number,
  entryID: number,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from ${listingRelations(relation, listingID)} and ${sql.ref(relation.entry)} = ${entryID}`.execute(
      trx,
    );
  if ((numAffectedRows ?? 0n) > 0n) return false;
  await insertRelations(trx, relation, listingID, [entryID]);
  return true;
}

/** Ids of the entries of a listing, published or not. */
export async function selectRelations(
  db: Database,
  relation: RelationTable,
  listingID: number,
): Promise<number[]> {
  const { rows } = await sql<{ entryID: number }>`
    select ${sql.ref(relation.entry)} as entryID from ${listingRelations(relation, listingID)}`.execute(db);
  return rows.map(({ entryID }) => entryID);
}

/** Ids of the entries of a published listing; undefined for any other. */
export async function findPublishedRelations(
  db: Database,
  { kind, table, entry }: RelationTable,
  listingID: number,
): Promise<number[] | undefined> {
  const id = sql.ref(getListingTable(kind).idField);
  const { rows } = await sql<{ entryID: number | null }>`
    select chosen.${sql.ref(entry)} as entryID
    from ${sql.table(getListingTable(kind).table)} as listing
    join users as owner on owner.userID = listing.userID
    left join ${sql.table(table)} as chosen on chosen.${id} = listing.${id}
    where listing.${id} = ${listingID} and listing.status = ${published} and owner.deletedAt is null`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ entryID }) => entryID ?? []);
}
