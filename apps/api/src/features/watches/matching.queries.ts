import {
  type WatchFrequency,
  type WatchKind,
  watchedRequestKinds,
  watchFrequencies,
} from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { isInTilePart, isTileKey, type ReverseTarget } from '../search/reverse/index.ts';

/** Rows of one statement. */
const chunkSize = 1000;

const chunk = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / chunkSize) }, (_none, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );

/** Ids for an `in` condition, as text: a statement with a thousand parameters is written much more slowly. */
const idList = (ids: readonly number[]) => sql.raw(ids.map(Number).join(','));

/** The oldest rows of the queue that no other process has locked, locked until the transaction ends. */
export const claimQueued = (trx: Trx, limit: number) =>
  trx
    .selectFrom('watch_queue')
    .select(['queueID', 'kind', 'targetID', 'queuedAt', 'freedNights'])
    .orderBy('queueID')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** A listing or a request that is to be matched. */
export type QueuedRow = Awaited<ReturnType<typeof claimQueued>>[number];

/** The first request in the queue, up to a row of it, that is not among the claimed rows. */
export async function findOtherRequest(
  trx: Trx,
  claimed: readonly number[],
  upTo: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('watch_queue')
    .select('queueID')
    .where('queueID', '<', upTo)
    .where('kind', 'in', Object.keys(watchedRequestKinds))
    .where('queueID', 'not in', claimed)
    .orderBy('queueID')
    .limit(1)
    .executeTakeFirst();
  return row?.queueID;
}

export const deleteQueued = (trx: Trx, queueIDs: readonly number[]) =>
  trx.deleteFrom('watch_queue').where('queueID', 'in', queueIDs).execute();

/** The ids of the active watches that can match a target, by their keys, bounds and areas. */
export async function selectCandidates(
  trx: Trx,
  kind: WatchKind,
  { keys, price, floorArea, mapPoint }: Pick<ReverseTarget, 'keys' | 'price' | 'floorArea' | 'mapPoint'>,
): Promise<PickedWatch[]> {
  if (keys.length === 0) return [];
  const isWithin = (least: string, greatest: string, value: number | null) =>
    value === null
      ? sql``
      : sql`and (${sql.ref(least)} is null or ${sql.ref(least)} <= ${value})
          and (${sql.ref(greatest)} is null or ${sql.ref(greatest)} >= ${value})`;
  const { rows } = await sql<{ watchID: number; matchKey: string; areaPart: Buffer | null }>`
    select watchID, matchKey, areaPart from watch_keys
    where kind = ${kind} and matchKey in (${sql.join(keys)})
      ${isWithin('minPrice', 'maxPrice', price)} ${isWithin('minFloorArea', 'maxFloorArea', floorArea ?? null)}`.execute(
    trx,
  );
  const picked = new Map<number, PickedWatch>();
  for (const { watchID, matchKey, areaPart } of rows) {
    const isInArea = isTileKey(matchKey);
    if (!isInArea || (mapPoint !== undefined && isInTilePart(areaPart, mapPoint)))
      picked.set(watchID, { watchID, isInArea });
  }
  return [...picked.values()];
}

/** A watch that was picked by a key. */
interface PickedWatch {
  watchID: number;
  /** Whether it has a drawn area that the target is in, so that only its other conditions are left. */
  isInArea: boolean;
}

/** A watch that may match. */
export interface Candidate {
  watchID: number;
  userID: number | null;
  query: string;
  isOwnArea: number;
  created: Date;
}

export async function selectWatchesOf(trx: Trx, watchIDs: readonly number[]): Promise<Candidate[]> {
  const watches: Candidate[] = [];
  for (const ids of chunk(watchIDs)) {
    const { rows } = await sql<Candidate>`
      select watchID, userID, query, isOwnArea, created from watches
      where watchID in (${idList(ids)})`.execute(trx);
    watches.push(...rows);
  }
  return watches;
}

/** The event of a match that is told because the target is new. */
export const newEvent = 0;

/** That of one whose calendar has made it match; the greatest number of the column, which no change has. */
export const freedEvent = 4_294_967_295;

/** Something to tell of a target, and the watches that have found it. */
export interface Match {
  targetID: number;
  /** `newEvent`, `freedEvent`, or the id of the change by which the price has dropped. */
  event: number;
  watchIDs: readonly number[];
}

/** Those of the watches that are not paused, locked until the transaction ends. */
async function lockActive(trx: Trx, watchIDs: readonly number[]): Promise<Set<number>> {
  const active = new Set<number>();
  // In the order of their ids and before the rows that refer to them, so that processes wait instead of deadlocking.
  for (const ids of chunk(watchIDs.toSorted((a, b) => a - b))) {
    const { rows } = await sql<{ watchID: number }>`
      select watchID from watches where watchID in (${idList(ids)}) and isPaused = 0
      order by watchID for update`.execute(trx);
    for (const { watchID } of rows) active.add(watchID);
  }
  return active;
}

/**
 * Records matches, those once more that are known without effect, and sets when their watches write, unless they do
 * already. A watch that was deleted or paused meanwhile has none. The others are locked, those too that are due: a mail
 * that is written meanwhile would miss the match and end the time that was set for it.
 */
export async function recordMatches(
  trx: Trx,
  matches: readonly Match[],
  matchedAt: Date,
  dueTimes: Readonly<Record<WatchFrequency, Date>>,
): Promise<void> {
  const active = await lockActive(trx, [...new Set(matches.flatMap(({ watchIDs }) => watchIDs))]);
  for (const ids of chunk([...active]))
    await sql`
      update watches set nextMailAt = case frequency
        ${sql.join(
          watchFrequencies.map((frequency) => sql`when ${frequency} then ${dueTimes[frequency]}`),
          sql` `,
        )} end
      where watchID in (${idList(ids)}) and nextMailAt is null`.execute(trx);
  for (const { targetID, event, watchIDs } of matches)
    for (const ids of chunk(watchIDs.filter((watchID) => active.has(watchID))))
      await sql`
        insert ignore into watch_matches (watchID, targetID, event, matchedAt)
        select watchID, ${targetID}, ${event}, ${matchedAt} from watches
        where watchID in (${idList(ids)})`.execute(trx);
}
