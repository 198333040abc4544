import type { Nights } from '@piacter/contracts/calendars/values';
import { isRequestWatch, type WatchKind, watchedRequestKinds, watchKinds } from '@piacter/contracts/watches';
import type { Config } from '../../config.ts';
import { type Trx, workInBatches } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { FreedNights } from '../search/reverse/index.ts';
import { findMatches } from './find-matches.ts';
import { createListingWatches } from './listing-watches.ts';
import { recordMatches } from './matches.ts';
import { refreshOwnAreas } from './own-areas.ts';
import { createRequestWatches } from './request-watches.ts';
import type { ReverseSearches } from './reverse-searches.ts';

/** Listings and requests that are matched in one transaction. */
const batchSize = 50;

interface MatchingDeps extends Pick<Deps, 'db'> {
  config: Pick<Config, 'jwtSecret' | 'watchDelaySeconds'>;
  searches: ReverseSearches;
}

/** The oldest rows of the queue from an id on that no other process has locked, locked until the transaction ends. */
const claimQueued = (trx: Trx, limit: number, afterID: number) =>
  trx
    .selectFrom('watch_queue')
    .select(['queueID', 'kind', 'targetID', 'queuedAt', 'freedNights'])
    .where('queueID', '>', afterID)
    .orderBy('queueID')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** A listing or a request that is to be matched. */
type QueuedRow = Awaited<ReturnType<typeof claimQueued>>[number];

const toIDs = (queued: readonly QueuedRow[]): number[] => queued.map(({ queueID }) => queueID);

/** The first request in the queue, up to a row of it, that is not among some rows. */
async function findOtherRequest(
  trx: Trx,
  queueIDs: readonly number[],
  upTo: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('watch_queue')
    .select('queueID')
    .where('queueID', '<', upTo)
    .where('kind', 'in', Object.keys(watchedRequestKinds))
    .where('queueID', 'not in', queueIDs)
    .orderBy('queueID')
    .limit(1)
    .executeTakeFirst();
  return row?.queueID;
}

const deleteQueued = (trx: Trx, queueIDs: readonly number[]) =>
  trx.deleteFrom('watch_queue').where('queueID', 'in', queueIDs).execute();

/** The nights that were made free, by target. */
function collectFreed(queued: readonly QueuedRow[]): ReadonlyMap<number, FreedNights> {
  const freed = new Map<number, FreedNights>();
  for (const { targetID, queuedAt, freedNights } of queued) {
    if (freedNights === null) continue;
    const nights: Nights[] = JSON.parse(freedNights);
    freed.set(targetID, { at: queuedAt, nights: [...(freed.get(targetID)?.nights ?? []), ...nights] });
  }
  return freed;
}

/**
 * Claims rows of the queue. Those that come after a request that another process is busy with wait, as its watch may not
 * stand yet; those after one that has failed in this run do not.
 */
async function claimReady(trx: Trx, limit: number, failed: readonly QueuedRow[]): Promise<QueuedRow[]> {
  const queued = await claimQueued(trx, limit, failed.at(-1)?.queueID ?? 0);
  const last = queued.at(-1);
  if (!last) return [];
  const busyWith = await findOtherRequest(trx, toIDs([...queued, ...failed]), last.queueID);
  return queued.filter(
    ({ kind, queueID }) => busyWith === undefined || queueID < busyWith || isRequestWatch(kind as WatchKind),
  );
}

/**
 * Matches what was written with the saved searches (WATCH-04, ADR 39). Queue, matches and times of mails change in one
 * transaction, and one process only locks the rows of the queue.
 */
export function createWatchMatching({ db, config, searches }: MatchingDeps) {
  const keepRequestWatch = createRequestWatches({ config, searches });
  const notifyPublishers = createListingWatches({ config, searches });

  async function matchTargets(
    trx: Trx,
    kind: WatchKind,
    queued: readonly QueuedRow[],
    now: Date,
  ): Promise<void> {
    const search = searches[kind];
    const targetIDs = [...new Set(queued.map(({ targetID }) => targetID))];
    const targets = await search.findTargets(trx, targetIDs, collectFreed(queued));
    const matches = await findMatches(trx, { kind, search, targets }, now);
    await recordMatches(trx, matches, now, config.watchDelaySeconds);
  }

  async function matchQueued(trx: Trx, queued: readonly QueuedRow[], now: Date): Promise<void> {
    const queuedOf = (kind: WatchKind) => queued.filter((row) => row.kind === kind);
    const idsOf = (kind: WatchKind) => [...new Set(queuedOf(kind).map(({ targetID }) => targetID))];
    const requests = watchKinds
      .filter(isRequestWatch)
      .flatMap((kind) => idsOf(kind).map((requestID) => ({ kind, requestID })));
    for (const { kind, requestID } of requests) await keepRequestWatch(trx, kind, requestID, now);
    for (const kind of watchKinds) {
      const targetIDs = idsOf(kind);
      if (targetIDs.length === 0) continue;
      if (kind === 'service') await refreshOwnAreas(trx, searches['service-request'], targetIDs);
      await matchTargets(trx, kind, queuedOf(kind), now);
    }
    // Last, as who has been told of a request by a search that they follow is left out.
    for (const { kind, requestID } of requests) await notifyPublishers(trx, kind, requestID, now);
  }

  /** Matches everything that is queued. */
  return (now: Date): Promise<void> =>
    workInBatches(db, {
      size: batchSize,
      claim: claimReady,
      async work(trx, queued) {
        await matchQueued(trx, queued, now);
        await deleteQueued(trx, toIDs(queued));
      },
    });
}
