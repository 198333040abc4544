import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { createRandom, hashSeed } from './random.ts';

/** Every second accommodation keeps a calendar, every third has prices by season. */
const keepsCalendar = (accommodationID: number) => accommodationID % 2 === 0;
const hasSeasons = (accommodationID: number) => accommodationID % 3 === 0;

/** Rows of one statement. */
const batch = 500;

const toHundreds = (forints: number) => Math.round(forints / 100) * 100;

/** The prices of a host who asks more in summer and at the end of the year. */
const toPrices = (accommodationID: number, pricePerPerson: number, now: Date) => ({
  accommodationID,
  seasons: JSON.stringify([
    {
      from: '06-15',
      to: '08-31',
      pricePerPerson: toHundreds(pricePerPerson * 1.3),
      minimumStay: 3,
      weekendPercent: null,
    },
    {
      from: '12-20',
      to: '01-06',
      pricePerPerson: toHundreds(pricePerPerson * 1.2),
      minimumStay: 2,
      weekendPercent: 10,
    },
  ]),
  ...{ under6: 0, from7: 50, from14: 100 },
  cleaningFee: accommodationID % 2 === 0 ? 12_000 : null,
  touristTax: 600,
  updated: now,
});

/** Three to six stays of two to seven nights in the next months, which do not overlap. */
function* drawRanges(accommodationID: number, today: string) {
  const random = createRandom(hashSeed(`calendar ${accommodationID}`));
  let from = 2 + random.int(0, 12);
  for (let left = random.int(3, 6); left > 0; left -= 1) {
    const to = from + random.int(2, 7);
    yield { fromDay: addDays(today, from), toDay: addDays(today, to) };
    from = to + random.int(1, 30);
  }
}

/** Calendars and seasons of some of the demo's accommodations. */
export async function insertCalendars(db: Kysely<DB>, now: Date): Promise<void> {
  const today = toBudapestDay(now);
  const all = await db
    .selectFrom('accommodations')
    .select(['accommodationID', 'pricePerPerson'])
    .orderBy('accommodationID')
    .execute();
  const prices = all.filter(
    ({ accommodationID, pricePerPerson }) => hasSeasons(accommodationID) && pricePerPerson > 0,
  );
  for (let at = 0; at < prices.length; at += batch)
    await db
      .insertInto('accommodation_prices')
      .values(
        prices
          .slice(at, at + batch)
          .map(({ accommodationID, pricePerPerson }) => toPrices(accommodationID, pricePerPerson, now)),
      )
      .execute();
  const kept = all.map(({ accommodationID }) => accommodationID).filter(keepsCalendar);
  for (let at = 0; at < kept.length; at += batch) {
    const part = kept.slice(at, at + batch);
    const calendars = part.map((accommodationID) => ({ accommodationID, created: now, updated: now }));
    await db.insertInto('calendars').values(calendars).execute();
    const ranges = part.flatMap((accommodationID) =>
      [...drawRanges(accommodationID, today)].map(({ fromDay, toDay }) => ({
        accommodationID,
        fromDay: sql<Date>`${fromDay}`,
        toDay: sql<Date>`${toDay}`,
      })),
    );
    await db.insertInto('calendar_ranges').values(ranges).execute();
  }
}
