import type { ListingKind } from '@piacter/contracts/listings';
import { weekdays } from '@piacter/contracts/timetables';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { refreshPictures } from '../images/index.ts';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { type ListingRef, listingRef } from '../listings/rows/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { createKindRefresh, type RefreshDeps } from './refresh-kind.ts';

const weekColumns = weekdays.flatMap((day) => [`${day}Open`, `${day}From`, `${day}To`]);

/** The parts of a listing of any kind, with what a copy takes over. Videos belong to PRO, orders to their listing. */
const sharedParts = {
  listing_images: ['path', 'width', 'height', 'sortOrder', 'created'],
  timetables: [...weekColumns, 'updated'],
  price_table_products: ['productName', 'priceFrom', 'priceTo', 'created'],
};

const toRefs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/**
 * The id of the new draft; undefined unless the original is the user's own. The copy of a listing that an admin has hidden is
 * hidden, too: otherwise two clicks would show it again.
 */
async function insertCopy(
  trx: Trx,
  { kind, table, idField, listingID }: ListingRef,
  userID: number,
  now: Date,
): Promise<number | undefined> {
  const columns = toRefs(kindParts[kind].copied.columns);
  const { insertId, numAffectedRows } = await sql`
    insert into ${sql.table(table)}
      (userID, status, state, created, updated, touchedAt, sortRank, hiddenAt, hiddenReason, ${columns})
    select userID, 0, 'draft', ${now}, ${now}, ${now}, 0, hiddenAt, hiddenReason, ${columns} from ${sql.table(table)}
    where ${sql.ref(idField)} = ${listingID} and userID = ${userID}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n ? Number(insertId) : undefined;
}

async function copyParts(trx: Trx, { kind, idField, listingID }: ListingRef, copyID: number): Promise<void> {
  const id = sql.ref(idField);
  for (const [table, names] of Object.entries({ ...kindParts[kind].copied.parts, ...sharedParts })) {
    const columns = toRefs(names);
    await sql`insert into ${sql.table(table)} (${id}, ${columns})
      select ${copyID}, ${columns} from ${sql.table(table)} where ${id} = ${listingID}`.execute(trx);
  }
}

interface CopyDeps extends Pick<Deps, 'db' | 'clock'>, RefreshDeps {
  /** Shows a copy to the admins if it is hidden. */
  reportHiddenCopy: (trx: Trx, kind: ListingKind, copyID: number) => Promise<void>;
}

/** Copies listings into drafts (LIFE-05). */
export function createListingCopies(deps: CopyDeps) {
  const { db, clock, reportHiddenCopy } = deps;
  const prepareRefresh = createKindRefresh(deps);

  /** The id of a draft with the data, pictures, week and prices of one of the caller's listings; throws `not_found`. */
  return async ({ userID }: Session, kind: ListingKind, listingID: number): Promise<number> => {
    const refresh = await prepareRefresh();
    const original = listingRef(kind, listingID);
    return inTransaction(db, async (trx) => {
      await lockAccount(trx, userID);
      const copyID = await insertCopy(trx, original, userID, clock.now());
      if (copyID === undefined) throw notFound(listingSpecs[kind].notFoundMessage);
      await copyParts(trx, original, copyID);
      await refreshPictures(trx, listingRef(kind, copyID));
      await refresh(trx, kind, copyID);
      await refreshPromotion(trx, listingRef(kind, copyID), clock.now());
      await reportHiddenCopy(trx, kind, copyID);
      return copyID;
    });
  };
}

export type CopyListing = ReturnType<typeof createListingCopies>;
