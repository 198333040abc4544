import type { Nights } from '@piacter/contracts/calendars/values';
import { isRequestWatch, type WatchKind, watchKinds } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { FreedNights, ReverseSearch, ReverseTarget } from '../search/reverse/index.ts';
import { getDueTimes } from './due-times.ts';
import { createListingWatches } from './listing-watches.ts';
import {
  type Candidate,
  claimQueued,
  deleteQueued,
  findOtherRequest,
  freedEvent,
  type Match,
  newEvent,
  type QueuedRow,
  recordMatches,
  selectCandidates,
  selectWatchesOf,
} from './matching.queries.ts';
import { refreshOwnAreas } from './own-areas.ts';
import { createRequestWatches } from './request-watches.ts';
import type { ReverseSearches } from './reverse-searches.ts';

/** Listings and requests that are matched in one transaction. */
const batchSize = 50;
/** Conditions that are tested in one statement. */
const conditionsPerStatement = 200;

interface MatchingDeps extends Pick<Deps, 'db'> {
  config: Pick<Config, 'jwtSecret' | 'watchDelaySeconds'>;
  searches: ReverseSearches;
}

/** A watch with the targets that it may find. */
interface WatchWithTargets {
  watch: Candidate;
  targets: readonly ReverseTarget[];
}

/** A query with the targets that it may find, and the watches that have it. */
interface CandidateQuery {
  query: string;
  userID: number | null;
  targets: Set<ReverseTarget>;
  watches: WatchWithTargets[];
}

/** A query without the drawn area, in which a target is already known to be. */
const withoutArea = (query: string) =>
  query
    .split('&')
    .filter((part) => !part.startsWith('area='))
    .join('&');

/** Milliseconds after which a drop of a price is old; the row may be written again for other reasons. */
const dropAgeMs = 24 * 60 * 60 * 1000;

/**
 * What there is to tell of a target: that it is new (0), unless it was there when the search was saved, the change by which
 * its price has just dropped, and that its calendar has made it match. The last one is told once, however often nights
 * become busy and free again.
 */
function getEvents(watch: Candidate, { created, drop, freed }: ReverseTarget, now: Date): number[] {
  const hasDropped = drop && drop.at > watch.created && now.getTime() - drop.at.getTime() < dropAgeMs;
  const isFreed = freed && freed.at > watch.created && freed.isFoundBy(watch.query);
  return [
    ...(created > watch.created ? [newEvent] : []),
    ...(hasDropped ? [drop.changeID] : []),
    ...(isFreed ? [freedEvent] : []),
  ];
}

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
 * stand yet.
 */
async function claimReady(trx: Trx): Promise<QueuedRow[]> {
  const queued = await claimQueued(trx, batchSize);
  const last = queued.at(-1);
  if (!last) return [];
  const busyWith = await findOtherRequest(
    trx,
    queued.map(({ queueID }) => queueID),
    last.queueID,
  );
  return queued.filter(
    ({ kind, queueID }) => busyWith === undefined || queueID < busyWith || isRequestWatch(kind as WatchKind),
  );
}

/** The watches that can match one of the targets, by the query that is left to be tested. */
async function selectCandidateQueries(
  trx: Trx,
  kind: WatchKind,
  targets: readonly ReverseTarget[],
  now: Date,
): Promise<CandidateQuery[]> {
  const picked = new Map<number, { targets: ReverseTarget[]; isInArea: boolean }>();
  for (const target of targets)
    for (const { watchID, isInArea } of await selectCandidates(trx, kind, target)) {
      const known = picked.get(watchID);
      if (known) known.targets.push(target);
      else picked.set(watchID, { targets: [target], isInArea });
    }
  const queries = new Map<string, CandidateQuery>();
  for (const watch of await selectWatchesOf(trx, [...picked.keys()])) {
    const { targets: found = [], isInArea = false } = picked.get(watch.watchID) ?? {};
    const fresh = found.filter((target) => getEvents(watch, target, now).length > 0);
    if (fresh.length === 0) continue;
    // One for all watches that have it, unless it refers to its owner.
    const userID = watch.isOwnArea === 1 ? watch.userID : null;
    const query = isInArea ? withoutArea(watch.query) : watch.query;
    const key = `${userID} ${query}`;
    const group = queries.get(key) ?? { query, userID, targets: new Set(), watches: [] };
    for (const target of fresh) group.targets.add(target);
    group.watches.push({ watch, targets: fresh });
    queries.set(key, group);
  }
  return [...queries.values()];
}

/** Tests the conditions of the queries on the rows of their targets in one statement. */
async function testQueries(
  trx: Trx,
  search: ReverseSearch,
  queries: readonly CandidateQuery[],
): Promise<(query: CandidateQuery, target: ReverseTarget) => boolean> {
  const { table, idField } = search;
  const conditions = await Promise.all(
    queries.map(({ query, userID }) => search.toCondition(trx, query, userID)),
  );
  const tests = conditions.map((condition) => (condition ? sql`(${condition}) is true` : sql`0`));
  const ids = new Set(queries.flatMap(({ targets }) => [...targets].map(({ id }) => id)));
  const { rows } = await sql<{ id: number; met: string }>`
    select ${sql.ref(idField)} as id, concat(${sql.join(tests)}) as met
    from ${sql.table(table)} where ${sql.ref(idField)} in (${sql.join([...ids])})`.execute(trx);
  const metByID = new Map(rows.map(({ id, met }) => [id, met]));
  const positions = new Map(queries.map((query, position) => [query, position]));
  return (query, { id }) => metByID.get(id)?.[positions.get(query) ?? -1] === '1';
}

/** Matches by target and event. */
type FoundMatches = Map<string, Match & { watchIDs: number[] }>;

/** Adds what the queries find among their targets. */
async function addMatches(
  trx: Trx,
  search: ReverseSearch,
  queries: readonly CandidateQuery[],
  now: Date,
  found: FoundMatches,
): Promise<void> {
  const isMet = await testQueries(trx, search, queries);
  for (const query of queries) {
    const met = new Set([...query.targets].filter((target) => isMet(query, target)));
    for (const { watch, targets } of query.watches)
      for (const target of targets.filter((one) => met.has(one)))
        for (const event of getEvents(watch, target, now)) {
          const key = `${target.id} ${event}`;
          const match = found.get(key) ?? { targetID: target.id, event, watchIDs: [] };
          match.watchIDs.push(watch.watchID);
          found.set(key, match);
        }
  }
}

/**
 * Matches what was written with the saved searches (WATCH-04, ADR 39): keys pick the watches that can match, whose
 * conditions are then tested on the row. Queue, matches and times of mails change in one transaction, and one process
 * only locks the rows of the queue.
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
    const queries = await selectCandidateQueries(trx, kind, targets, now);
    const found: FoundMatches = new Map();
    for (let start = 0; start < queries.length; start += conditionsPerStatement)
      await addMatches(trx, search, queries.slice(start, start + conditionsPerStatement), now, found);
    await recordMatches(trx, [...found.values()], now, getDueTimes(now, config.watchDelaySeconds));
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

  async function matchBatch(now: Date): Promise<number> {
    return inTransaction(db, async (trx) => {
      const queued = await claimReady(trx);
      if (queued.length === 0) return 0;
      await matchQueued(trx, queued, now);
      await deleteQueued(
        trx,
        queued.map(({ queueID }) => queueID),
      );
      return queued.length;
    });
  }

  /** Matches everything that is queued. */
  return async (now: Date): Promise<void> => {
    while ((await matchBatch(now)) === batchSize);
  };
}
