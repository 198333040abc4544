import { addDays } from '@piacter/contracts/core/days';
import type { Season, StayPrices } from '@piacter/contracts/stays/values';
import { sql } from 'kysely';
import { inTransaction } from '../core/db/transaction.ts';
import { type BusyRange, replaceRanges } from '../features/calendars/ranges/index.ts';
import type { TestApp } from './app.ts';

/** Makes nights of an accommodation busy, instead of what its host has made so before. */
export const keepCalendar = (
  app: TestApp,
  accommodationID: number,
  ranges: BusyRange[] = [],
): Promise<void> =>
  inTransaction(app.db, (trx) =>
    replaceRanges(trx, accommodationID, { origin: {}, ranges, now: app.clock.now() }),
  );

export const setPrices = (app: TestApp, accommodationID: number, prices: Partial<StayPrices>) => {
  const { under6 = 100, from7 = 100, from14 = 100 } = prices.childPercent ?? {};
  return app.db
    .insertInto('accommodation_prices')
    .values({
      accommodationID,
      seasons: JSON.stringify(prices.seasons ?? []),
      ...{ under6, from7, from14 },
      cleaningFee: prices.cleaningFee ?? null,
      touristTax: prices.touristTax ?? null,
      updated: app.clock.now(),
    })
    .execute();
};

export const season = (from: string, to: string, overrides: Partial<Season> = {}): Season => ({
  ...{ from, to, pricePerPerson: 10_000, minimumStay: null, weekendPercent: null },
  ...overrides,
});

/** A whole number below another; the same ones for the same start. */
function createRandom(start: number) {
  let state = start;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
}

/** Gives each second accommodation a calendar, and each third one prices, with what is rare among them. */
export async function seedStays(app: TestApp, firstDay: string): Promise<void> {
  const random = createRandom(7);
  const listings = await app.db.selectFrom('accommodations').select('accommodationID').execute();
  const ids = listings.map(({ accommodationID }) => accommodationID);
  const now = app.clock.now();
  const keepers = ids.filter((id) => id % 2 === 0);
  const priced = ids.filter((id) => id % 3 === 0);
  const ranges = keepers.flatMap((accommodationID) =>
    Array.from({ length: random(5) }, () => {
      const from = addDays(firstDay, random(90) - 5);
      return {
        accommodationID,
        fromDay: sql<Date>`${from}`,
        toDay: sql<Date>`${addDays(from, 1 + random(20))}`,
      };
    }),
  );
  const optional = (value: number) => (random(2) ? value : null);
  const createSeason = (from: string, to: string): Season => ({
    ...{ from, to, pricePerPerson: 3000 + 1000 * random(20) },
    ...{ minimumStay: optional(1 + random(7)), weekendPercent: optional(10 * random(6)) },
  });
  const prices = priced.map((accommodationID) => ({
    accommodationID,
    seasons: JSON.stringify(
      [createSeason('12-20', '01-10'), createSeason('06-01', '08-20'), createSeason('08-21', '08-31')].slice(
        random(4),
      ),
    ),
    ...{ under6: 25 * random(5), from7: 25 * random(5), from14: 25 * random(5) },
    ...{ cleaningFee: optional(1000 * random(20)), touristTax: optional(random(800)), updated: now },
  }));
  for (let place = 0; place < ids.length; place += 1000) {
    const some = new Set(ids.slice(place, place + 1000));
    const of = <Row extends { accommodationID: number }>(rows: Row[]) =>
      rows.filter(({ accommodationID }) => some.has(accommodationID));
    const calendars = of(keepers.map((accommodationID) => ({ accommodationID, created: now, updated: now })));
    // Those that a test has given one before keep it.
    await app.db.insertInto('calendars').ignore().values(calendars).execute();
    await app.db.insertInto('calendar_ranges').values(of(ranges)).execute();
    await app.db.insertInto('accommodation_prices').ignore().values(of(prices)).execute();
  }
}
