import type { ListingKind } from '@piacter/contracts/listings';
import type { DB } from '@piacter/db';
import { type InsertResult, sql, type UpdateObject } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import { lockOwnListing, published } from './listing-access.ts';
import { type ListingRef, type ListingTable, listingRef, listingSpecs } from './listing-kinds.ts';

/** Columns of every new listing. The derived columns follow in the same transaction: the rank needs the id. */
export interface InitialColumns {
  userID: number;
  status: number;
  created: Date;
  updated: Date;
  sortRank: number;
}

/** Data for computing derived columns, read before the transaction, which then needs no second connection. */
export interface DerivationContext {
  gazetteer: Gazetteer;
  rows: LookupRows;
  now: Date;
}

/** How a kind writes its listings. `NewBody` is the body of a new one, where it requires more. */
export interface ListingWriting<Body, NewBody extends Body = Body> {
  kind: ListingKind;
  /** Throws with every field that the database's lists reject. */
  assertValid: (body: Body) => Promise<void>;
  insert: (trx: Trx, body: NewBody, initial: InitialColumns) => Promise<InsertResult>;
  /** The columns that a replace sets. */
  toColumns: (body: Body) => UpdateObject<DB, ListingTable, ListingTable>;
  /** Writes the relation lists of the body; those that are left out stay as they are. */
  writeRelations: (trx: Trx, listingID: number, body: Body, context: DerivationContext) => Promise<void>;
  /** Recomputes the derived columns. */
  refreshDerived: (trx: Trx, listingID: number, context: DerivationContext) => Promise<unknown>;
}

interface OwnDeps extends Pick<Deps, 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
  places: { gazetteer: () => Promise<Gazetteer> };
  images: {
    selectPaths: (trx: Trx, listing: ListingRef) => Promise<string[]>;
    removeUnused: (paths: readonly string[]) => Promise<unknown>;
  };
}

/** False unless the listing is the user's own. */
async function updateListing(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number,
  columns: UpdateObject<DB, ListingTable, ListingTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set(columns)
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False unless the listing was the user's own. Foreign keys delete its parts; orders are kept. */
async function deleteListing(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Create, replace, delete and change the listings of a kind. Every change is one transaction that ends with the
 * derived columns.
 */
export function createOwnListings<Body, NewBody extends Body = Body>(
  { db, clock, lookups, places, images }: OwnDeps,
  writing: ListingWriting<Body, NewBody>,
) {
  const { kind, assertValid, insert, toColumns, writeRelations, refreshDerived } = writing;
  const listingNotFound = () => notFound(listingSpecs[kind].notFoundMessage);
  const readContext = async (): Promise<DerivationContext> => ({
    gazetteer: await places.gazetteer(),
    rows: await lookups.rows(),
    now: clock.now(),
  });

  return {
    /** Publishes a listing; the id of the new row. */
    async create({ userID }: Session, body: NewBody): Promise<number> {
      await assertValid(body);
      const context = await readContext();
      const initial = { userID, status: published, created: context.now, updated: context.now, sortRank: 0 };
      return inTransaction(db, async (trx) => {
        const listingID = Number((await insert(trx, body, initial)).insertId);
        await writeRelations(trx, listingID, body, context);
        await refreshDerived(trx, listingID, context);
        return listingID;
      });
    },

    /** Replaces an own listing; `not_found` for anybody else's. */
    async replace({ userID }: Session, listingID: number, body: Body): Promise<void> {
      await assertValid(body);
      const context = await readContext();
      await inTransaction(db, async (trx) => {
        const columns = { ...toColumns(body), updated: context.now };
        if (!(await updateListing(trx, listingRef(kind, listingID), userID, columns)))
          throw listingNotFound();
        await writeRelations(trx, listingID, body, context);
        await refreshDerived(trx, listingID, context);
      });
    },

    /** Deletes an own listing with its parts and image files; orders are kept for accounting. */
    async remove({ userID }: Session, listingID: number): Promise<void> {
      const listing = listingRef(kind, listingID);
      const paths = await inTransaction(db, async (trx) => {
        await lockOwnListing(trx, listing, userID);
        const found = await images.selectPaths(trx, listing);
        if (!(await deleteListing(trx, listing, userID))) throw listingNotFound();
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
