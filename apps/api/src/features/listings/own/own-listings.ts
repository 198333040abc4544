import type { ListingState } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings';
import type { DB } from '@piacter/db';
import { type InsertResult, sql, type UpdateObject } from 'kysely';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
import { type RowChanges, withChanges } from '../../../core/db/with-changes.ts';
import { notFound } from '../../../core/http/api-error.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { holdAccount } from '../../accounts/lock/index.ts';
import type { LookupRows, LookupService } from '../../lookups/index.ts';
import { resolvePlace } from '../../places/index.ts';
import { recordDeletion } from '../deleted-listings.ts';
import { lockOwnListing } from '../listing-access.ts';
import { listingSpecs } from '../listing-kinds.ts';
import { type ListingRef, type ListingTable, listingRef } from '../rows/listing-ref.ts';
import { published } from '../rows/state.ts';
import { touched } from './visibility.ts';

/** Columns of every new listing. The derived columns follow in the same transaction: the rank needs the id. */
export interface InitialColumns {
  userID: number;
  status: number;
  state: ListingState;
  created: Date;
  updated: Date;
  touchedAt: Date;
  sortRank: number;
}

/** Data for computing derived columns, read before the transaction, which then needs no second connection. */
export interface DerivationContext {
  gazetteer: Gazetteer;
  rows: LookupRows;
  now: Date;
}

/** How a kind writes its listings. `Row` is what the advertiser fills in, as it is stored. */
export interface ListingWriting<Row extends Located, Changes extends RowChanges<Row>, Body extends Changes> {
  kind: ListingKind;
  /** The columns of `Row`. */
  columns: readonly (keyof Row & string)[];
  /** Throws with every field that has an unknown id. */
  assertValid: (changes: Changes) => Promise<void>;
  insert: (trx: Trx, body: Body, initial: InitialColumns) => Promise<InsertResult>;
  /** The columns to store; null where a field does not apply beside the others. */
  toColumns: (row: Row) => UpdateObject<DB, ListingTable, ListingTable>;
  /** Writes the relation lists that are given; those that are left out stay as they are. */
  writeRelations: (
    trx: Trx,
    listingID: number,
    changes: Changes,
    context: DerivationContext,
  ) => Promise<void>;
  /** Records what an update changes, in its transaction; `stored` is the row before. */
  onUpdate?: (
    trx: Trx,
    listingID: number,
    stored: Row,
    changes: Changes,
    context: DerivationContext,
  ) => Promise<void>;
  /** Recomputes the derived columns. */
  refreshDerived: (trx: Trx, listingID: number, context: DerivationContext) => Promise<unknown>;
}

/** What the place of a listing is resolved by. */
type Located = Parameters<typeof resolvePlace>[1];

/** The parts of an address that a position on the map belongs to. */
const locatedFields = ['countryID', 'postalCode', 'settlement', 'street', 'houseNumber'];

/** Clears the position of a listing whose address changes without a new position; another spelling is no change. */
function withoutStalePosition<Row extends Located, Changes extends RowChanges<Row>>(
  stored: Row,
  changes: Changes,
  gazetteer: Gazetteer,
): Changes {
  if ('lat' in changes && changes.lat !== undefined) return changes;
  const locate = (row: Row): Map<string, unknown> =>
    new Map(Object.entries({ ...row, settlement: resolvePlace(gazetteer, row).settlement }));
  const [before, after] = [locate(stored), locate(withChanges(stored, changes))];
  const hasMoved = locatedFields.some((field) => before.get(field) !== after.get(field));
  return hasMoved ? { ...changes, lat: null, lon: null } : changes;
}

interface OwnDeps extends Pick<Deps, 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
  places: { gazetteer: () => Promise<Gazetteer> };
  images: {
    selectPaths: (trx: Trx, listing: ListingRef) => Promise<string[]>;
    removeUnused: (paths: readonly string[]) => Promise<unknown>;
  };
}

/** The stored row of a listing, locked until the transaction ends; undefined unless it is the user's own. */
async function lockColumns<Row>(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number,
  columns: readonly string[],
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(idField)} = ${listingID} and userID = ${userID} for update`.execute(trx);
  return rows[0];
}

const updateListing = (
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number,
  columns: UpdateObject<DB, ListingTable, ListingTable>,
) =>
  trx
    .updateTable(table)
    .set(columns)
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .execute();

/** False unless the listing was the user's own. Foreign keys delete its parts; orders are kept. */
async function deleteListing(
  trx: Trx,
  { kind, table, idField, listingID }: ListingRef,
  userID: number,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await recordDeletion(trx, kind, [listingID], now);
  return true;
}

/**
 * Create, update, delete and change the listings of a kind. Every change is one transaction that ends with the
 * derived columns.
 */
export function createOwnListings<Row extends Located, Changes extends RowChanges<Row>, Body extends Changes>(
  { db, clock, lookups, places, images }: OwnDeps,
  writing: ListingWriting<Row, Changes, Body>,
) {
  const { kind, columns, assertValid, insert, toColumns, writeRelations, onUpdate, refreshDerived } = writing;
  const listingNotFound = () => notFound(listingSpecs[kind].notFoundMessage);
  const readContext = async (): Promise<DerivationContext> => ({
    gazetteer: await places.gazetteer(),
    rows: await lookups.rows(),
    now: clock.now(),
  });

  return {
    /** Publishes a listing; the id of the new row. */
    async create({ userID }: Session, body: Body): Promise<number> {
      await assertValid(body);
      const context = await readContext();
      const { now } = context;
      const times = { created: now, updated: now, touchedAt: now };
      const initial: InitialColumns = { userID, status: published, state: 'live', ...times, sortRank: 0 };
      return inTransaction(db, async (trx) => {
        await holdAccount(trx, userID);
        const listingID = Number((await insert(trx, body, initial)).insertId);
        await writeRelations(trx, listingID, body, context);
        await refreshDerived(trx, listingID, context);
        return listingID;
      });
    },

    /** Changes an own listing; absent fields are kept. `not_found` for anybody else's. */
    async update({ userID }: Session, listingID: number, changes: Changes): Promise<void> {
      await assertValid(changes);
      const context = await readContext();
      const listing = listingRef(kind, listingID);
      await inTransaction(db, async (trx) => {
        const stored = await lockColumns<Row>(trx, listing, userID, columns);
        if (!stored) throw listingNotFound();
        const changed = toColumns(
          withChanges(stored, withoutStalePosition(stored, changes, context.gazetteer)),
        );
        await updateListing(trx, listing, userID, {
          ...changed,
          updated: context.now,
          ...touched(context.now),
        });
        await onUpdate?.(trx, listingID, stored, changes, context);
        await writeRelations(trx, listingID, changes, context);
        await refreshDerived(trx, listingID, context);
      });
    },

    /** Deletes an own listing with its parts and image files; orders are kept for accounting. */
    async remove({ userID }: Session, listingID: number): Promise<void> {
      const listing = listingRef(kind, listingID);
      const paths = await inTransaction(db, async (trx) => {
        await lockOwnListing(trx, listing, userID);
        const found = await images.selectPaths(trx, listing);
        if (!(await deleteListing(trx, listing, userID, clock.now()))) throw listingNotFound();
        return found;
      });
      await images.removeUnused(paths);
    },

    /** Changes a part of an own listing under the lock of its row; recomputes the derived columns. */
    async change<Result>(
      { userID }: Session,
      listingID: number,
      work: (trx: Trx) => Promise<Result>,
    ): Promise<Result> {
      const context = await readContext();
      return inTransaction(db, async (trx) => {
        await lockOwnListing(trx, listingRef(kind, listingID), userID);
        const result = await work(trx);
        await refreshDerived(trx, listingID, context);
        return result;
      });
    },
  };
}
