import { isOpenFrom } from '@piacter/contracts/calendars/values';
import { daysBetween } from '@piacter/contracts/core/days';
import { countStay, getMinimumStay, type PricedStay, plainPrices } from '@piacter/contracts/stays/values';
import { markAllChanged } from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import { selectRanges } from '../features/calendars/ranges/index.ts';
import type { TestApp } from './app.ts';
import { seedStays } from './factories-calendars.ts';

/** The published accommodations with their calendars and prices, in the order of the search. */
async function readAll(app: TestApp) {
  const rows = await app.db.selectFrom('accommodations').selectAll().where('status', '=', 1).execute();
  const calendars = await app.db.selectFrom('calendars').select('accommodationID').execute();
  const kept = new Set(calendars.map(({ accommodationID }) => accommodationID));
  const prices = new Map(
    (await app.db.selectFrom('accommodation_prices').selectAll().execute()).map((row) => [
      row.accommodationID,
      {
        seasons: JSON.parse(row.seasons) as PricedStay['prices']['seasons'],
        childPercent: { under6: row.under6, from7: row.from7, from14: row.from14 },
        ...{ cleaningFee: row.cleaningFee, touristTax: row.touristTax },
      },
    ]),
  );
  const listed = [];
  for (const row of rows) {
    const hasCalendar = kept.has(row.accommodationID);
    const busy = hasCalendar
      ? await selectRanges(app.db, row.accommodationID, { from: '2026-01-01', to: '2030-01-01' })
      : [];
    listed.push({ ...row, hasCalendar, busy, prices: prices.get(row.accommodationID) ?? plainPrices });
  }
  return listed.sort((a, b) => Number(b.sortRank) - Number(a.sortRank));
}

/** Everything of a stay as a host has given it. */
export type KnownStay = Awaited<ReturnType<typeof readAll>>[number];

/** Who stays. */
export interface Party {
  adults: number;
  childrenUnder6?: number;
  children7to13?: number;
  children14Plus?: number;
  pets?: number;
}
const nobody = { childrenUnder6: 0, children7to13: 0, children14Plus: 0, pets: 0 };

/** Whether a host lets so many stay. */
export const takes = (of: KnownStay, party: Party) => {
  const people =
    party.adults + (party.childrenUnder6 ?? 0) + (party.children7to13 ?? 0) + (party.children14Plus ?? 0);
  return of.minimumPerson <= people && (of.capacity ?? 0) >= people && (!party.pets || of.petAllowed === 1);
};

/** Whether nothing speaks against the days. */
export const isPossible = (of: KnownStay, arrival: string, departure: string) =>
  isOpenFrom(of, arrival, departure) &&
  getMinimumStay(of, arrival) <= daysBetween(arrival, departure) &&
  of.busy.every(({ from, to }) => to <= arrival || from >= departure);

/** Forints; Infinity where the host has not given a price. */
export const total = (of: KnownStay, arrival: string, departure: string, party: Party) =>
  countStay(of, { ...nobody, ...party, arrival, departure })?.total ?? Number.POSITIVE_INFINITY;

/** Accommodations of which many keep a calendar from June 2027 on, as a search is to find them. */
export async function seedKnownStays(app: TestApp, count: number): Promise<readonly KnownStay[]> {
  await seedScale({ db: app.db, kind: 'accommodation', count, now: app.clock.now() });
  await seedStays(app, '2027-06-20');
  await markAllChanged(app.db, 'accommodation');
  return readAll(app);
}
