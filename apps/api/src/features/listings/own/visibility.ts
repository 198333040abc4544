import {
  foundStates,
  getSourceStates,
  type ListingState,
  type StateActor,
} from '@piacter/contracts/lifecycle';
import { listingKinds } from '@piacter/contracts/listings/values';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { getListingTable, type ListingRef, type ListingTable } from '../rows/listing-ref.ts';
import { recordSearchChange } from '../rows/search-changes.ts';
import { published } from '../rows/state.ts';

/** A listing that an admin hid, since when and why. */
interface Hidden {
  at: Date;
  /** Read by the owner of the listing. */
  reason: string;
}

const updateStatus = (table: ListingTable) => sql`
  update ${sql.table(table)} as listing join users as owner on owner.userID = listing.userID
  set listing.status = case
    when listing.state in (${sql.join(foundStates)}) and listing.hiddenAt is null
      and owner.deletedAt is null and owner.blockedAt is null
    then ${published} else 0 end`;

/**
 * Recomputes the status, which is derived: a listing is published while it is live or reserved, unless it is hidden or
 * its owner was deleted or blocked.
 */
async function refreshStatus(trx: Trx, { table, idField, listingID }: ListingRef): Promise<void> {
  await sql`${updateStatus(table)} where listing.${sql.ref(idField)} = ${listingID}`.execute(trx);
}

/** Recomputes the status of all listings of a user, who was blocked or let in again; searches read them again. */
export async function refreshStatusOfUser(trx: Trx, userID: number): Promise<void> {
  for (const kind of listingKinds) {
    const { table, idField } = getListingTable(kind);
    const { numAffectedRows = 0n } =
      await sql`${updateStatus(table)} where listing.userID = ${userID}`.execute(trx);
    if (numAffectedRows === 0n) continue;
    const rows = await trx
      .selectFrom(table)
      .select(sql<number>`${sql.ref(idField)}`.as('listingID'))
      .where('userID', '=', userID)
      .execute();
    await recordSearchChange(
      trx,
      kind,
      rows.map(({ listingID }) => listingID),
    );
  }
}

/**
 * Hides a listing, or shows it again with null; the caller then refreshes the derived data of its kind. False when that
 * is its state already, so that of several concurrent callers one succeeds.
 */
export async function setHidden(trx: Trx, listing: ListingRef, hidden: Hidden | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(listing.table)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null })
    .where(sql.ref(listing.idField), '=', listing.listingID)
    .where('hiddenAt', hidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await refreshStatus(trx, listing);
  return true;
}

/** Columns of a listing that was touched: its days start again, and a mail about their end no longer counts. */
export const touched = (now: Date) => ({ touchedAt: now, expiryWarnedAt: null });

/** A move along the state graph. */
interface Move {
  to: ListingState;
  actor: StateActor;
  at: Date;
  /** Only if it belongs to this user. */
  userID?: number | undefined;
  /** Only if the expiry mail of this time is the last thing that happened to it. */
  warnedAt?: Date | undefined;
}

/**
 * Moves a listing; the caller then refreshes the derived data of its kind. The states from which the graph allows the
 * move are the condition of the update, so that the database decides between concurrent moves. False when it does not.
 */
export async function moveListing(trx: Trx, listing: ListingRef, move: Move): Promise<boolean> {
  const { to, actor, at, userID, warnedAt } = move;
  const sources = getSourceStates(to, actor);
  if (sources.length === 0) return false;
  let update = trx
    .updateTable(listing.table)
    .set((row) => ({
      // Assigned from left to right: the time of the change needs the state before it.
      stateChangedAt: sql<Date | null>`case when ${row.ref('state')} = ${to} then ${row.ref('stateChangedAt')} else ${at} end`,
      state: to,
      ...(actor === 'job' ? {} : touched(at)),
    }))
    .where(sql.ref(listing.idField), '=', listing.listingID)
    .where('state', 'in', sources);
  if (userID !== undefined) update = update.where('userID', '=', userID);
  // A package may have started since the job looked.
  if (actor === 'job')
    update = update.where(({ or, eb }) =>
      or([eb('promotedUntil', 'is', null), eb('promotedUntil', '<=', at)]),
    );
  if (warnedAt) update = update.where('expiryWarnedAt', '=', warnedAt);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await refreshStatus(trx, listing);
  return true;
}
