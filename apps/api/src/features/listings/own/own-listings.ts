import { type Beginning, isFound, type ListingState } from '@piacter/contracts/lifecycle';
import { sortRank } from '@piacter/db/sort-rank';
import { type InsertResult, sql } from 'kysely';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
import { type RowChanges, withChanges } from '../../../core/db/with-changes.ts';
import { notFound } from '../../../core/http/api-error.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { lockAccount } from '../../accounts/lock/index.ts';
import type { LookupService } from '../../lookups/index.ts';
import { resolvePlace } from '../../places/index.ts';
import { assertPublishable } from '../compliance.ts';
import { recordDeletion } from '../deleted-listings.ts';
import { lockOwnListing } from '../listing-access.ts';
import { listingSpecs } from '../listing-kinds.ts';
import { type ListingRef, listingRef } from '../rows/listing-ref.ts';
import { published } from '../rows/state.ts';
import {
  createRefresh,
  type Derivation,
  type DerivationContext,
  type ListingColumns,
  lockRow,
  writeRow,
} from './derivation.ts';
import { assertFieldsNotEdited, type SeenFieldsReading, type WireFields } from './edited-fields.ts';
import { touched } from './visibility.ts';

/** Columns of every new listing. The derived ones follow in the same transaction: the rank needs the id. */
export interface InitialColumns {
  userID: number;
  status: number;
  state: ListingState;
  created: Date;
  updated: Date;
  touchedAt: Date;
  sortRank: number;
}

/** New values of some fields, with what they were when the form was loaded (`seenFields`). */
type FormChanges<Row> = RowChanges<Row> & { readonly seen?: WireFields | undefined };

/** How a kind writes its listings. */
export interface ListingWriting<Row extends Located, Changes extends FormChanges<Row>>
  extends Derivation<Row, Changes> {
  /** How fields are compared with what a form has seen. */
  seenFields: SeenFieldsReading;
  /** Those of the named fields that other tables have. */
  selectParts: (
    trx: Trx,
    listingID: number,
    names: readonly string[],
    context: DerivationContext,
  ) => Promise<WireFields>;
  /** Throws with every field that has an unknown id. */
  assertValid: (changes: Changes) => Promise<void>;
  /** Throws with the fields that do not fit together. */
  assertWhole?: (row: Row) => void;
  insert: (trx: Trx, row: Row & InitialColumns) => Promise<InsertResult>;
  /** The columns to store; null where a field does not apply beside the others. */
  toColumns: (row: Row) => Row;
  /** Writes the parts that are given; those that are left out stay as they are. */
  writeParts: (trx: Trx, listingID: number, changes: Changes, context: DerivationContext) => Promise<void>;
  /** Records what an update changes, in its transaction; `stored` is the row before. Returns columns to be written. */
  onUpdate?: (
    trx: Trx,
    listingID: number,
    stored: Row,
    changes: Changes,
    context: DerivationContext,
  ) => Promise<ListingColumns>;
}

/** What the place of a listing is resolved by. */
type Located = Parameters<typeof resolvePlace>[1];

/** The parts of an address that a position on the map belongs to. */
const locatedFields = ['countryID', 'postalCode', 'settlement', 'street', 'houseNumber'];

/** Clears the position of a listing whose address changes without a new position; another spelling is no change. */
function withoutStalePosition<Row extends Located, Changes extends FormChanges<Row>>(
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

interface PinColumns {
  disableAddress: number;
  mapRadius: number | null;
}

/** The fields of a row as its form shows them: without a position that does not count, being far from the settlement. */
function toShownFields(row: PinColumns): WireFields {
  const isPinIgnored = row.disableAddress === 0 && row.mapRadius !== null && row.mapRadius > 0;
  return Object.fromEntries(Object.entries({ ...row, ...(isPinIgnored && { lat: null, lon: null }) }));
}

interface OwnDeps extends Pick<Deps, 'config' | 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
  places: { gazetteer: () => Promise<Gazetteer> };
  images: {
    takeDraftImages: (trx: Trx, listing: ListingRef, userID: number) => Promise<void>;
    selectPaths: (trx: Trx, listing: ListingRef) => Promise<string[]>;
    removeUnused: (paths: readonly string[]) => Promise<unknown>;
  };
}

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
 * Create, update, delete and change the listings of a kind. Every change is one transaction, which locks the row once,
 * computes all of its columns and writes them once.
 */
export function createOwnListings<
  Row extends Located,
  Changes extends FormChanges<Row>,
  Body extends Changes & Row & Beginning,
>({ config, db, clock, lookups, places, images }: OwnDeps, writing: ListingWriting<Row, Changes>) {
  const { kind, columns, derive, assertValid, assertWhole, insert, toColumns, writeParts, onUpdate } =
    writing;
  const { seenFields, selectParts } = writing;
  const refreshDerived = createRefresh(writing);
  const listingNotFound = () => notFound(listingSpecs[kind].notFoundMessage);
  const readContext = async (): Promise<DerivationContext> => ({
    gazetteer: await places.gazetteer(),
    rows: await lookups.rows(),
    now: clock.now(),
  });

  async function write(
    trx: Trx,
    userID: number,
    listingID: number,
    changes: Changes,
    context: DerivationContext,
  ): Promise<void> {
    const { gazetteer, now } = context;
    const listing = listingRef(kind, listingID);
    const stored = await lockRow<Row & PinColumns>(trx, listing, [...columns, 'mapRadius'], userID);
    if (!stored) throw listingNotFound();
    const { seen } = changes;
    if (seen !== undefined) {
      const parts = await selectParts(trx, listingID, Object.keys(seen), context);
      const current = { ...toShownFields(stored), ...parts };
      assertFieldsNotEdited(seenFields, { stored: current, seen, sent: { ...changes }, gazetteer });
    }
    const row = toColumns(
      withChanges<Row>(stored, withoutStalePosition<Row, Changes>(stored, changes, gazetteer)),
    );
    assertWhole?.(row);
    await writeParts(trx, listingID, changes, context);
    const recorded = await onUpdate?.(trx, listingID, stored, changes, context);
    const derived = await derive(trx, listingID, { ...row, userID }, context, changes);
    await writeRow(trx, listing, { ...row, ...recorded, ...derived, updated: now, ...touched(now) }, now);
    await assertPublishable(trx, listing, config.compliance);
  }

  return {
    /** Publishes a listing, or creates a draft; the id of the new row. */
    async create({ userID }: Session, body: Body): Promise<number> {
      await assertValid(body);
      const context = await readContext();
      const { now } = context;
      const { state = 'live' } = body;
      const row = toColumns(body);
      const times = { created: now, updated: now, touchedAt: now };
      const status = isFound(state) ? published : 0;
      const initial: InitialColumns = { userID, status, state, ...times, sortRank: 0 };
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        const listingID = Number((await insert(trx, { ...row, ...initial })).insertId);
        const listing = listingRef(kind, listingID);
        await writeParts(trx, listingID, body, context);
        const derived = await derive(trx, listingID, { ...row, userID }, context, body);
        await writeRow(trx, listing, { ...derived, sortRank: sortRank(0, now, listingID) }, now);
        if (body.withDraftImages === 1) await images.takeDraftImages(trx, listing, userID);
        await assertPublishable(trx, listing, config.compliance);
        return listingID;
      });
    },

    /** Changes one of the caller's listings; absent fields are kept. `not_found` for anybody else's. */
    async update({ userID }: Session, listingID: number, changes: Changes): Promise<void> {
      await assertValid(changes);
      const context = await readContext();
      await inTransaction(db, (trx) => write(trx, userID, listingID, changes, context));
    },

    /** An update inside a transaction of the caller, of fields that refer to no list; read before it begins. */
    async prepareUpdate() {
      const context = await readContext();
      return {
        write: (trx: Trx, userID: number, listingID: number, changes: Changes) =>
          write(trx, userID, listingID, changes, context),
      };
    },

    /** Deletes one of the caller's listings with its parts and image files; orders are kept for accounting. */
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

    /** Changes a part of one of the caller's listings under the lock of its row; recomputes the derived columns. */
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
