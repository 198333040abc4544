import { type WatchFrequency, type WatchKind, watchedRequestKinds } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ReverseTarget } from '../search/index.ts';

/** Rows of one statement. */
const chunkSize = 1000;

const chunk = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / chunkSize) }, (_none, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );

/** The oldest rows of the queue that no other process has locked, locked until the transaction ends. */
export const claimQueued = (trx: Trx, limit: number) =>
  trx
    .selectFrom('watch_queue')
    .select(['queueID', 'kind', 'targetID'])
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

/** The ids of the active watches that can match a target, by their keys and bounds of the price. */
export async function selectCandidates(
  trx: Trx,
  kind: WatchKind,
  { keys, price }: Pick<ReverseTarget, 'keys' | 'price'>,
): Promise<Set<number>> {
  if (keys.length === 0) return new Set();
  const inBounds =
    price === null
      ? sql``
      : sql`and (minPrice is null or minPrice <= ${price}) and (maxPrice is null or maxPrice >= ${price})`;
  const { rows } = await sql<{ watchID: number }>`
    select watchID from watch_keys
    where kind = ${kind} and matchKey in (${sql.join(keys)}) ${inBounds}`.execute(trx);
  return new Set(rows.map(({ watchID }) => watchID));
}

/** A watch that may match. */
export interface Candidate {
  watchID: number;
  userID: number | null;
  query: string;
  frequency: WatchFrequency;
  created: Date;
}

export async function selectWatchesOf(trx: Trx, watchIDs: readonly number[]): Promise<Candidate[]> {
  const watches: Candidate[] = [];
  for (const ids of chunk(watchIDs)) {
    const { rows } = await sql<Candidate>`
      select watchID, userID, query, frequency, created from watches
      where watchID in (${sql.join(ids)})`.execute(trx);
    watches.push(...rows);
  }
  return watches;
}

/** The event of a match that is told because the target is new. */
export const newEvent = 0;

/** A target that a watch has found. */
export interface Match {
  watchID: number;
  frequency: WatchFrequency;
  targetID: number;
  /** `newEvent`, or the id of the change by which the price has dropped. */
  event: number;
  matchedAt: Date;
}

/** Records matches, those once more that are known without effect; a watch that was deleted meanwhile has none. */
export async function insertMatches(trx: Trx, matches: readonly Match[]): Promise<void> {
  const inOrder = matches.toSorted((a, b) => a.watchID - b.watchID || a.targetID - b.targetID);
  for (const rows of chunk(inOrder))
    await trx
      .insertInto('watch_matches')
      .ignore()
      .values(
        rows.map(({ watchID, targetID, event, matchedAt }) => ({ watchID, targetID, event, matchedAt })),
      )
      .execute();
}

/** Sets when watches write next, unless they do already. */
export async function setDue(trx: Trx, watchIDs: readonly number[], dueAt: Date): Promise<void> {
  for (const ids of chunk(watchIDs.toSorted((a, b) => a - b)))
    await trx
      .updateTable('watches')
      .set({ nextMailAt: dueAt })
      .where('watchID', 'in', ids)
      .where('nextMailAt', 'is', null)
      .where('isPaused', '=', 0)
      .execute();
}
