import { typedEntries } from '@piacter/contracts/core';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { hungaryID } from '@piacter/contracts/lookups/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { searchCalls } from '../listing-paths.ts';
import { type Address, type Filters, type Mix, query } from './addresses.ts';
import { listingTables, readLastID, type SeededTable } from './bench-database.ts';
import { destinations } from './market.ts';

/** Of a hundred accommodations so many keep a calendar; each with as many busy ranges, over ten months. */
const keepers = 60;
const busyRanges = 30;
/** Accommodations of which the calendars are inserted at once. */
const batchSize = 10_000;

/** Gives a calendar with busy ranges, and each third one seasons, to the accommodations that have none. */
async function seedCalendars(db: Database): Promise<void> {
  const last = await readLastID(db, 'accommodations', 'accommodationID');
  const today = toBudapestDay(new Date());
  const seasons = JSON.stringify([
    { from: '06-15', to: '08-31', pricePerPerson: 16_000, minimumStay: 3, weekendPercent: 10 },
    { from: '12-20', to: '01-06', pricePerPerson: 19_000, minimumStay: 2, weekendPercent: null },
  ]);
  for (let first = 1; first <= last; first += batchSize) {
    const batch = sql`between ${first} and ${first + batchSize - 1}`;
    await sql`
      insert ignore into calendars (accommodationID, created, updated)
      select accommodationID, now(3), now(3) from accommodations
      where accommodationID ${batch} and accommodationID % 100 < ${keepers}`.execute(db);
    await sql`
      insert into calendar_ranges (accommodationID, fromDay, toDay)
      with recursive places (place) as (select 0 union all select place + 1 from places where place < ${busyRanges - 1})
      select c.accommodationID, ${today} + interval (10 * place + (7 * c.accommodationID + 3 * place) % 6) day,
        ${today} + interval (10 * place + (7 * c.accommodationID + 3 * place) % 6 + 2 + (c.accommodationID + place) % 3) day
      from calendars as c, places
      where c.accommodationID ${batch}
        and not exists (select 1 from calendar_ranges as r where r.accommodationID = c.accommodationID)`.execute(
      db,
    );
    await sql`
      insert ignore into accommodation_prices
        (accommodationID, seasons, under6, from7, from14, cleaningFee, touristTax, updated)
      select accommodationID, ${seasons}, 50, 70, 100, 12000, 600, now(3) from accommodations
      where accommodationID ${batch} and accommodationID % 3 = 0`.execute(db);
  }
}

const calendars: SeededTable = {
  name: 'calendars',
  table: 'calendars',
  countAt: (size) => Math.floor((size * (keepers - 1)) / 100),
  seed: seedCalendars,
  analyzed: ['calendars', 'calendar_ranges', 'accommodation_prices'],
};

const places = {
  settlement: destinations,
  region: ['Balaton', 'Mátra', 'Bükk', 'Őrség', 'Dunakanyar'],
  countryID: [hungaryID],
} as const;

/** Searches with the days of a stay beside the same ones without, in their order and by the total (CAL-05, CAL-07, CAL-09). */
export const stayMix: Mix = {
  name: 'stays',
  tables: [...listingTables.filter(({ name }) => name === 'accommodation'), calendars],
  addresses: async (_db, { below, pick }) => {
    const today = toBudapestDay(new Date());
    return typedEntries(places).flatMap(([place, values]): Address[] =>
      Array.from({ length: 40 }, () => {
        const where = { [place]: pick<string | number>(values), adults: 2 };
        const arrival = addDays(today, 10 + below(250));
        const days = { arrival, departure: addDays(arrival, 2 + below(5)) };
        const from = addDays(today, 10 + below(200));
        const window = { windowFrom: from, windowTo: addDays(from, 40), minimumStay: 3 };
        const search = (name: string, filters: Filters) => ({
          kind: `${place}, ${name}`,
          path: query(searchCalls.accommodation, { ...where, ...filters }),
        });
        return [
          search('no days', {}),
          search('days', days),
          search('total', { ...days, sort: 'total-asc' }),
          ...(place === 'region' ? [search('cheapest of a window', { ...window, sort: 'total-asc' })] : []),
        ];
      }).flat(),
    );
  },
};
