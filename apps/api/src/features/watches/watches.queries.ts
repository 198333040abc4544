import { toBudapestDay } from '@piacter/contracts/core/days';
import { readWatchQuery, type WatchFrequency, type WatchKind } from '@piacter/contracts/watches';
import type { Database, DB } from '@piacter/db';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { isOpen } from '../requests/index.ts';
import type { SearchKeys } from '../search/reverse/index.ts';
import { markMatchesMailed } from './matches.ts';

/**
 * The searches that an account follows with what was found since the last look: the saved ones before those that exist by
 * themselves, the newest first.
 */
export async function selectWatches(db: Database, userID: number) {
  const { rows } = await sql<{
    watchID: number;
    kind: WatchKind;
    originID: number | null;
    query: string;
    name: string;
    frequency: WatchFrequency;
    isPaused: number;
    created: Date;
    lookedAt: Date | null;
    newCount: number;
  }>`
    select watchID, kind, originID, query, name, frequency, isPaused, created, lookedAt,
      (select count(*) from watch_matches as found
        where found.watchID = watches.watchID and found.matchedAt > coalesce(watches.lookedAt, watches.created)) as newCount
    from watches where userID = ${userID} order by originID is not null, watchID desc`.execute(db);
  return rows;
}

/** Whose a watch is: an account's, or, without one, a mail address's. */
export type WatchOwner = { userID: number; email?: never } | { userID?: never; email: string };

/** The searches that an owner has saved, the oldest first. */
export const selectOwned = (trx: Trx, owner: WatchOwner) => {
  const watches = trx
    .selectFrom('watches')
    .select(['watchID', 'kind', 'query', 'confirmedAt'])
    .where('originID', 'is', null)
    .orderBy('watchID');
  return owner.userID === undefined
    ? watches.where('email', '=', owner.email).where('userID', 'is', null).execute()
    : watches.where('userID', '=', owner.userID).execute();
};

/** Moves the confirmed watches of a mail address into the account that has the address. */
export const adoptWatches = (db: Database, userID: number) =>
  sql`
    update watches join users as owner on owner.email = watches.email
    set watches.userID = owner.userID, watches.email = null
    where owner.userID = ${userID} and watches.userID is null and watches.confirmedAt is not null`.execute(
    db,
  );

/** Whether a search refers to the professions and places of its owner, so that what it finds changes with these. */
const isOwnArea = ({ kind, query }: { kind: string; query: string }): boolean =>
  kind === 'service-request' && readWatchQuery(kind, query).ownArea === '1';

/** The columns of what a watch searches for. */
export const toQueryColumns = (search: { kind: string; query: string }) => ({
  query: search.query,
  isOwnArea: isOwnArea(search) ? 1 : 0,
});

export async function insertWatch(
  trx: Trx,
  watch: Omit<Insertable<DB['watches']>, 'isOwnArea'>,
): Promise<number> {
  const row = { ...watch, ...toQueryColumns(watch) };
  return Number((await trx.insertInto('watches').values(row).executeTakeFirstOrThrow()).insertId);
}

export const updateWatchRow = (trx: Trx, watchID: number, changes: Updateable<DB['watches']>) =>
  trx.updateTable('watches').set(changes).where('watchID', '=', watchID).execute();

/** What the secrets of its links are made of. */
export async function getLinkSeed(trx: Trx, watchID: number): Promise<Buffer> {
  const { leaveSeed } = await trx
    .selectFrom('watches')
    .select('leaveSeed')
    .where('watchID', '=', watchID)
    .executeTakeFirstOrThrow();
  return leaveSeed;
}

const selectToChange = (trx: Trx) =>
  trx
    .selectFrom('watches')
    .select(['watchID', 'userID', 'kind', 'originID', 'query', 'name', 'isPaused', 'nextMailAt'])
    .forUpdate();
export type WatchToChange = NonNullable<Awaited<ReturnType<typeof lockWatch>>>;

/** One of the caller's watches, locked until the transaction ends. */
export const lockWatch = (trx: Trx, watchID: number, userID: number) =>
  selectToChange(trx).where('watchID', '=', watchID).where('userID', '=', userID).executeTakeFirst();

/** The watch of the links in its mails, locked until the transaction ends. */
export const lockLinkedWatch = (trx: Trx, leaveHash: Buffer) =>
  selectToChange(trx)
    .where('leaveHash', '=', leaveHash)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();

/** The watch that exists by itself for a request or an account, locked until the transaction ends. */
export const lockWatchOfOrigin = (trx: Trx, kind: WatchKind, originID: number) =>
  trx
    .selectFrom('watches')
    .select(['watchID', 'query', 'frequency', 'isPaused'])
    .where('kind', '=', kind)
    .where('originID', '=', originID)
    .forUpdate()
    .executeTakeFirst();

/** The condition that a watch is of a request that is open no more. */
const isOfClosedRequest = (now: Date) => {
  const open = isOpen();
  return sql<SqlBool>`
    originID is not null
      and (kind = 'service' and originID not in (select requestID from service_requests where ${open})
        or kind = 'property' and originID not in (select requestID from real_estate_requests where ${open})
        or kind = 'accommodation' and originID not in (
          select requestID from accommodation_requests where ${open} and endDate >= ${toBudapestDay(now)}))`;
};

/** Deletes the watches of requests that are open no more: all, or those of one account. */
export async function removeWatchesOfClosedRequests(db: Database, now: Date, userID?: number): Promise<void> {
  const whose = userID === undefined ? sql`` : sql`userID = ${userID} and`;
  await sql`delete from watches where ${whose} ${isOfClosedRequest(now)}`.execute(db);
}

/** Those of the watches whose request is open no more. */
export async function selectClosed(
  trx: Trx,
  watchIDs: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const closed = await trx
    .selectFrom('watches')
    .select('watchID')
    .where('watchID', 'in', watchIDs)
    .where(isOfClosedRequest(now))
    .execute();
  return new Set(closed.map(({ watchID }) => watchID));
}

const linkColumns = [
  'watchID',
  'userID',
  'kind',
  'originID',
  'query',
  'name',
  'frequency',
  'isPaused',
] as const;

/** The watch that waits to be confirmed by a link. */
export const findToConfirm = (db: Database, confirmHash: Buffer, now: Date) =>
  db
    .selectFrom('watches')
    .select(linkColumns)
    .where('confirmHash', '=', confirmHash)
    .where('confirmUntil', '>', now)
    .executeTakeFirst();

/** The active watch that a link has confirmed. */
export const findConfirmed = (db: Database, confirmHash: Buffer) =>
  db
    .selectFrom('watches')
    .select(linkColumns)
    .where('confirmHash', '=', confirmHash)
    .where('confirmUntil', 'is', null)
    .where('isPaused', '=', 0)
    .executeTakeFirst();

/** The watch of the links in its mails. */
export const findByUnsubscribeHash = (db: Database, leaveHash: Buffer) =>
  db.selectFrom('watches').select(linkColumns).where('leaveHash', '=', leaveHash).executeTakeFirst();

/** Marks a watch as confirmed; false when its link was used meanwhile. The hash stays, by which a second click is known. */
export async function markConfirmed(trx: Trx, confirmHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('watches')
    .set({ confirmedAt: now, confirmUntil: null, isPaused: 0 })
    .where('confirmHash', '=', confirmHash)
    .where('confirmUntil', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface KeyedWatch {
  watchID: number;
  kind: string;
}

/** The rows of the keys of a watch. */
export const toKeyRows = (
  { watchID, kind }: KeyedWatch,
  { keys, areaParts, ...bounds }: SearchKeys,
): Insertable<DB['watch_keys']>[] =>
  [...new Set(keys)].map((matchKey) => ({
    kind,
    matchKey,
    watchID,
    ...bounds,
    // The tile is the first part of a key, see `combineKeys`.
    areaPart: areaParts?.get(matchKey.split('/')[0] ?? '') ?? null,
  }));

/** Writes the keys of an active watch, by which it is picked to be matched. */
export async function replaceKeys(trx: Trx, watch: KeyedWatch, keys: SearchKeys): Promise<void> {
  await deleteKeys(trx, watch.watchID);
  const rows = toKeyRows(watch, keys);
  if (rows.length > 0) await trx.insertInto('watch_keys').values(rows).execute();
}

const deleteKeys = (trx: Trx, watchID: number) =>
  trx.deleteFrom('watch_keys').where('watchID', '=', watchID).execute();

/** Stops a watch; what it has found and not mailed yet is not mailed later either. */
export async function pauseWatch(trx: Trx, watchID: number, now: Date): Promise<void> {
  await updateWatchRow(trx, watchID, { isPaused: 1, nextMailAt: null });
  await deleteKeys(trx, watchID);
  await markMatchesMailed(trx, [watchID], now);
}

export const removeWatch = (trx: Trx, watchID: number) =>
  trx.deleteFrom('watches').where('watchID', '=', watchID).execute();

/** Deletes the watches of an account, and those of its mail address without one. */
export const removeWatchesOfUser = (trx: Trx, { userID, email }: { userID: number; email: string }) =>
  trx
    .deleteFrom('watches')
    .where(({ or, and, eb }) =>
      or([eb('userID', '=', userID), and([eb('userID', 'is', null), eb('email', '=', email)])]),
    )
    .execute();

/** Deletes the watches whose address nobody has confirmed in time. */
export const deleteUnconfirmed = (db: Database, now: Date) =>
  db.deleteFrom('watches').where('confirmedAt', 'is', null).where('confirmUntil', '<=', now).execute();

/** Deletes matches that are too old to be found once more. */
export const deleteOldMatches = (db: Database, before: Date) =>
  db.deleteFrom('watch_matches').where('matchedAt', '<', before).execute();
