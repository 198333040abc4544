import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import type { Database, DB } from '@piacter/db';
import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** A favourite with the state of its listing; null in all for a deleted one. */
interface FavouriteRow {
  kind: ListingKind;
  id: number;
  title: string;
  note: string;
  created: Date;
  keptPrice: number | null;
  price: number | null;
  status: number | null;
  /** The state of its owner's choice; null while an admin hides it. */
  listingState: string | null;
}

/** The favourites of a user of one kind in their order. */
async function selectOfKind(db: Database, userID: number, kind: ListingKind): Promise<FavouriteRow[]> {
  const { table, idField, price } = listingSpecs[kind];
  const { rows } = await sql<Omit<FavouriteRow, 'kind'>>`
    select favourite.listingID as id, favourite.title, favourite.note, favourite.created,
      favourite.price as keptPrice, ${price} as price, listing.status,
      case when listing.hiddenAt is null then listing.state end as listingState
    from favourites as favourite
    left join ${sql.table(table)} as listing on listing.${sql.ref(idField)} = favourite.listingID
    where favourite.userID = ${userID} and favourite.kind = ${kind}
    order by favourite.position, favourite.created desc, favourite.listingID`.execute(db);
  return rows.map((row) => ({ ...row, kind }));
}

export const selectFavourites = async (db: Database, userID: number): Promise<FavouriteRow[]> =>
  (await Promise.all(listingKinds.map((kind) => selectOfKind(db, userID, kind)))).flat();

/** A listing to keep. */
interface Keepable {
  listingID: number;
  title: string;
  price: number | null;
}

/** The published listings of a kind among the ids, in no order. */
export async function selectKeepable(
  trx: Trx,
  kind: ListingKind,
  listingIDs: readonly number[],
): Promise<Keepable[]> {
  if (listingIDs.length === 0) return [];
  const { table, idField, label, price } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<Keepable>`
    select ${id} as listingID, ${label} as title, ${price} as price from ${sql.table(table)} as listing
    where ${id} in (${sql.join(listingIDs)}) and listing.status = ${published}`.execute(trx);
  return rows;
}

/** The favourites of a user of one kind, in their order. */
export const selectKept = (trx: Trx, userID: number, kind: ListingKind) =>
  trx
    .selectFrom('favourites')
    .select(['listingID', 'note', 'position'])
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('created', 'desc')
    .orderBy('listingID')
    .execute();

export const insertFavourites = (trx: Trx, rows: readonly Insertable<DB['favourites']>[]) =>
  trx.insertInto('favourites').values(rows).execute();

export const updateNote = (trx: Trx, { userID, kind, listingID }: FavouriteKey, note: string) =>
  trx
    .updateTable('favourites')
    .set({ note })
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .execute();

export interface FavouriteKey {
  userID: number;
  kind: ListingKind;
  listingID: number;
}

/** Numbers the favourites of a kind in the given order of all their ids. */
export const writeOrder = (
  trx: Trx,
  { userID, kind }: Omit<FavouriteKey, 'listingID'>,
  listingIDs: readonly number[],
) =>
  sql`update favourites set position = field(listingID, ${sql.join(listingIDs)})
    where userID = ${userID} and kind = ${kind}`.execute(trx);

export const deleteFavourite = (db: Database, { userID, kind, listingID }: FavouriteKey) =>
  db
    .deleteFrom('favourites')
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .execute();

export const removeFavouritesOfUser = (trx: Trx, userID: number) =>
  trx.deleteFrom('favourites').where('userID', '=', userID).execute();
