import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import type { WatchFrequency, WatchKind } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ReverseSearches } from './reverse-searches.ts';

/** Rows of one statement. */
const chunkSize = 1000;

export const chunk = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / chunkSize) }, (_none, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );

/** Ids for an `in` condition, as text: a statement with a thousand parameters is written much more slowly. */
export const idList = (ids: readonly number[]) => sql.raw(ids.map(Number).join(','));

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

/** The hour in Budapest at which daily and weekly mails are due. */
const mailHour = 7;
const hourMs = 60 * 60 * 1000;

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/**
 * When a watch that has just found something writes: after a short while, so that what comes together is one mail, at the
 * next seven o'clock, or on the next Monday at seven.
 */
export function getDueTime(frequency: WatchFrequency, now: Date, delaySeconds: number): Date {
  if (frequency === 'immediate') return new Date(now.getTime() + delaySeconds * 1000);
  const today = toBudapestDay(now);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    // Seven hours after midnight; on the two days of the clock change it is six or eight o'clock.
    const due = new Date(startOfDay(day).getTime() + mailHour * hourMs);
    if (due > now && (frequency === 'daily' || isMonday(day))) return due;
  }
}

/** Those of the watches that are not paused, locked until the transaction ends, with how often they write. */
async function lockActive(trx: Trx, watchIDs: readonly number[]): Promise<Map<number, WatchFrequency>> {
  const active = new Map<number, WatchFrequency>();
  // In the order of their ids and before the rows that refer to them, so that processes wait instead of deadlocking.
  for (const ids of chunk(watchIDs.toSorted((a, b) => a - b))) {
    const { rows } = await sql<{ watchID: number; frequency: WatchFrequency }>`
      select watchID, frequency from watches where watchID in (${idList(ids)}) and isPaused = 0
      order by watchID for update`.execute(trx);
    for (const { watchID, frequency } of rows) active.set(watchID, frequency);
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
  now: Date,
  delaySeconds: number,
): Promise<void> {
  const active = await lockActive(trx, [...new Set(matches.flatMap(({ watchIDs }) => watchIDs))]);
  for (const [frequency, watches] of Map.groupBy(active, ([, frequency]) => frequency))
    for (const ids of chunk(watches.map(([watchID]) => watchID)))
      await sql`
        update watches set nextMailAt = ${getDueTime(frequency, now, delaySeconds)}
        where watchID in (${idList(ids)}) and nextMailAt is null`.execute(trx);
  for (const { targetID, event, watchIDs } of matches)
    for (const ids of chunk(watchIDs.filter((watchID) => active.has(watchID))))
      await sql`
        insert ignore into watch_matches (watchID, targetID, event, matchedAt)
        select watchID, ${targetID}, ${event}, ${now} from watches
        where watchID in (${idList(ids)})`.execute(trx);
}

/** What a watch has found and not told yet, and what it found by `event`. */
export interface Unmailed {
  watchID: number;
  targetID: number;
  event: number;
}

/**
 * What the watches have found and not told yet, the newest first, each target once. The drop of a price is left to the mail
 * about favourites where the owner of the watch keeps the listing.
 */
export async function selectUnmailed(
  trx: Trx,
  watchIDs: readonly number[],
): Promise<ReadonlyMap<number, readonly Unmailed[]>> {
  const { rows } = await sql<Unmailed>`
    select found.watchID, targetID, max(event) as event
    from watch_matches as found join watches on watches.watchID = found.watchID
    where found.watchID in (${sql.join(watchIDs)}) and mailedAt is null
      and (event in (${newEvent}, ${freedEvent}) or not exists (
        select 1 from favourites where favourites.userID = watches.userID and favourites.kind = watches.kind
          and favourites.listingID = found.targetID))
    group by found.watchID, targetID order by max(matchedAt) desc, targetID desc`.execute(trx);
  return Map.groupBy(rows, ({ watchID }) => watchID);
}

interface SearchedWatch {
  watchID: number;
  userID: number | null;
  kind: string;
  query: string;
}

/**
 * Forgets that nights became free, where they were taken again before the mail: what is not free is not told, and may be
 * told later.
 */
export async function dropTakenAgain(
  trx: Trx,
  searches: ReverseSearches,
  due: readonly SearchedWatch[],
): Promise<void> {
  const byID = new Map(due.map((watch) => [watch.watchID, watch]));
  const matches = await trx
    .selectFrom('watch_matches')
    .select(['watchID', 'targetID'])
    .where('watchID', 'in', [...byID.keys()])
    .where('event', '=', freedEvent)
    .where('mailedAt', 'is', null)
    .execute();
  for (const [watchID, found] of Map.groupBy(matches, (match) => match.watchID)) {
    const watch = byID.get(watchID);
    if (!watch) continue;
    const { table, idField, toCondition } = searches[watch.kind as WatchKind];
    const condition = (await toCondition(trx, watch.query, watch.userID)) ?? sql`false`;
    await sql`
      delete from watch_matches where watchID = ${watchID} and event = ${freedEvent} and mailedAt is null
        and targetID in (${sql.join(found.map(({ targetID }) => targetID))})
        and targetID not in (select ${sql.ref(idField)} from ${sql.table(table)} where ${condition})`.execute(
      trx,
    );
  }
}

/** Marks what watches have found as told, so that no later mail tells it. */
export const markMatchesMailed = (trx: Trx, watchIDs: readonly number[], now: Date) =>
  trx
    .updateTable('watch_matches')
    .set({ mailedAt: now })
    .where('watchID', 'in', watchIDs)
    .where('mailedAt', 'is', null)
    .execute();
