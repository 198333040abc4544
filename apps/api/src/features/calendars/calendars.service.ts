import type { Calendar, CalendarChange, CalendarUndo } from '@piacter/contracts/calendars';
import { calendarDays, maxCalendarChanges, type Nights } from '@piacter/contracts/calendars/values';
import { toFlag } from '@piacter/contracts/core';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint, listingSpecs, lockOwnListing } from '../listings/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { type NightRules, toCalendarNights } from './calendar-nights.ts';
import { changeRanges, findUndo } from './change-ranges.ts';
import { findCalendar, lockCalendar, replaceRanges, selectRanges } from './ranges/index.ts';
import { findStaleRefresh } from './sources/sources.queries.ts';

interface CalendarDeps extends Pick<Deps, 'db' | 'clock'> {
  /** What an accommodation asks of a stay; undefined for a missing one. */
  findRules: (db: Database, accommodationID: number) => Promise<NightRules | undefined>;
}

const refOf = (accommodationID: number) => listingRef('accommodation', accommodationID);

/** Throws for nights that are over, or further ahead than calendars are kept. */
function assertChangeable(changes: readonly CalendarChange[], now: Date): void {
  const today = toBudapestDay(now);
  const end = addDays(today, calendarDays + 1);
  for (const [index, { from, to }] of changes.entries()) {
    if (from < today)
      throw invalidField(`changes.${index}.from`, 'Ez az éjszaka már elmúlt, válassz későbbit!');
    if (to > end)
      throw invalidField(`changes.${index}.to`, 'A naptár két évre előre szól, válassz korábbi napot!');
  }
}

/** The span that has all of the changes. */
const toSpan = (changes: readonly Nights[]): Nights => ({
  from: changes.reduce((first, { from }) => (from < first ? from : first), '9999-12-31'),
  to: changes.reduce((last, { to }) => (to > last ? to : last), ''),
});

const touches = (one: Nights, other: Nights) => one.to > other.from && one.from < other.to;

async function assertNoStay(trx: Trx, accommodationID: number, changes: readonly Nights[]): Promise<void> {
  const ranges = await selectRanges(trx, accommodationID, toSpan(changes));
  const stays = ranges.filter(({ stayID }) => stayID !== null);
  if (stays.some((stay) => changes.some((change) => touches(stay, change))))
    throw new ApiError('dates_taken', {
      message: 'Ezek között lefoglalt éjszaka is van. Azt a foglalásnál tudod lemondani.',
    });
}

/** Calendars of accommodations (CAL-01, CAL-02): nights, half-open, in days of Budapest. */
export const createCalendarService = ({ db, clock, findRules }: CalendarDeps) => ({
  /** Throws `not_found` for an accommodation that the viewer may not see; its host sees notes and origins. */
  async find(accommodationID: number, span: Nights, viewer: Session | null): Promise<Calendar> {
    const viewpoint = await getViewpoint(db, refOf(accommodationID), viewer);
    const [rules, kept, ranges, stale] = await Promise.all([
      findRules(db, accommodationID),
      findCalendar(db, accommodationID),
      selectRanges(db, accommodationID, span),
      findStaleRefresh(db, accommodationID, clock.now()),
    ]);
    if (!rules) throw notFound(listingSpecs.accommodation.notFoundMessage);
    return {
      isKept: toFlag(kept !== undefined),
      refreshed: (kept && (stale ?? kept.updated))?.toISOString() ?? null,
      nights: toCalendarNights(rules, ranges, span, viewpoint === 'insider'),
    };
  },

  /** Throws `not_found`, `validation_failed`, and `dates_taken` for a night of a stay; all changes are made or none. */
  async change(
    { userID }: Session,
    accommodationID: number,
    changes: CalendarChange[],
  ): Promise<CalendarUndo> {
    const now = clock.now();
    assertChangeable(changes, now);
    return inTransaction(db, async (trx) => {
      await lockOwnListing(trx, refOf(accommodationID), userID);
      await lockCalendar(trx, accommodationID, now);
      await assertNoStay(trx, accommodationID, changes);
      const all = await selectRanges(trx, accommodationID, { from: '1000-01-01', to: '9999-12-31' });
      const before = all
        .filter(({ sourceID, stayID }) => sourceID === null && stayID === null)
        .map(({ from, to, note }) => ({ from, to, note }));
      await replaceRanges(trx, accommodationID, {
        origin: {},
        ranges: changes.reduce(changeRanges, before),
        now,
      });
      const undo = findUndo(before, changes);
      return { undo: undo.length > maxCalendarChanges ? null : undo };
    });
  },
});

export type CalendarService = ReturnType<typeof createCalendarService>;
