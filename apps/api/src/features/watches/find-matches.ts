import type { WatchKind } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { isInTilePart, isTileKey, type ReverseSearch, type ReverseTarget } from '../search/reverse/index.ts';
import { chunk, freedEvent, idList, type Match, newEvent } from './matches.ts';

/** Conditions that are tested in one statement. */
const conditionsPerStatement = 200;

/** A watch that was picked by a key. */
interface PickedWatch {
  watchID: number;
  /** Whether it has a drawn area that the target is in, so that only its other conditions are left. */
  isInArea: boolean;
}

/** The active watches that can match a target, by their keys, bounds and areas. */
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

/** A watch that may match. */
interface Candidate {
  watchID: number;
  userID: number | null;
  query: string;
  isOwnArea: number;
  created: Date;
}

async function selectWatchesOf(trx: Trx, watchIDs: readonly number[]): Promise<Candidate[]> {
  const watches: Candidate[] = [];
  for (const ids of chunk(watchIDs)) {
    const { rows } = await sql<Candidate>`
      select watchID, userID, query, isOwnArea, created from watches
      where watchID in (${idList(ids)})`.execute(trx);
    watches.push(...rows);
  }
  return watches;
}

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

/** A query without the drawn area, in which a target is already known to be. */
const withoutArea = (query: string) =>
  query
    .split('&')
    .filter((part) => !part.startsWith('area='))
    .join('&');

/** A query, and what the watches that have it would tell of their targets. */
interface CandidateQuery {
  query: string;
  userID: number | null;
  news: { watchID: number; targetID: number; events: readonly number[] }[];
}

/** The queries of the watches that can match one of the targets, as far as they are left to be tested. */
async function selectQueries(
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
    const { watchID } = watch;
    const { targets: found = [], isInArea = false } = picked.get(watchID) ?? {};
    const news = found
      .map((target) => ({ watchID, targetID: target.id, events: getEvents(watch, target, now) }))
      .filter(({ events }) => events.length > 0);
    if (news.length === 0) continue;
    // One for all watches that have it, unless it refers to its owner.
    const userID = watch.isOwnArea === 1 ? watch.userID : null;
    const query = isInArea ? withoutArea(watch.query) : watch.query;
    const key = `${userID} ${query}`;
    const group = queries.get(key) ?? { query, userID, news: [] };
    group.news.push(...news);
    queries.set(key, group);
  }
  return [...queries.values()];
}

/** Tests the conditions of the queries on the rows of their targets in one statement: the targets that each finds. */
async function testQueries(
  trx: Trx,
  { table, idField, toCondition }: ReverseSearch,
  queries: readonly CandidateQuery[],
): Promise<(position: number, targetID: number) => boolean> {
  const conditions = await Promise.all(queries.map(({ query, userID }) => toCondition(trx, query, userID)));
  const tests = conditions.map((condition) => (condition ? sql`(${condition}) is true` : sql`0`));
  const ids = new Set(queries.flatMap(({ news }) => news.map(({ targetID }) => targetID)));
  const { rows } = await sql<{ id: number; met: string }>`
    select ${sql.ref(idField)} as id, concat(${sql.join(tests)}) as met
    from ${sql.table(table)} where ${sql.ref(idField)} in (${sql.join([...ids])})`.execute(trx);
  const metByID = new Map(rows.map(({ id, met }) => [id, met]));
  return (position, targetID) => metByID.get(targetID)?.[position] === '1';
}

/**
 * Finds what there is to tell of the targets, and to which watches (ADR 39): keys pick the watches that can match, whose
 * conditions are then tested on the row.
 */
export async function findMatches(
  trx: Trx,
  { kind, search, targets }: { kind: WatchKind; search: ReverseSearch; targets: readonly ReverseTarget[] },
  now: Date,
): Promise<Match[]> {
  const queries = await selectQueries(trx, kind, targets, now);
  const matches = new Map<string, Match & { watchIDs: number[] }>();
  for (let start = 0; start < queries.length; start += conditionsPerStatement) {
    const tested = queries.slice(start, start + conditionsPerStatement);
    const isMet = await testQueries(trx, search, tested);
    for (const [position, { news }] of tested.entries())
      for (const { watchID, targetID, events } of news)
        for (const event of isMet(position, targetID) ? events : []) {
          const key = `${targetID} ${event}`;
          const match = matches.get(key) ?? { targetID, event, watchIDs: [] };
          match.watchIDs.push(watchID);
          matches.set(key, match);
        }
  }
  return [...matches.values()];
}
