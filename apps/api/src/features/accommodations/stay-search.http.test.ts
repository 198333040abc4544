import { addDays, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { keepCalendar, season, setPrices } from '../../testing/factories-calendars.ts';
import {
  isPossible,
  type KnownStay,
  type Party,
  seedKnownStays,
  takes,
  total,
} from '../../testing/known-stays.ts';

const listings = 1500;

let app: TestApp;
let host: Awaited<ReturnType<TestApp['signIn']>>;
/** Everything of a stay as a host has given it. */
let known: readonly KnownStay[];

beforeAll(async () => {
  app = await testApp();
  host = await app.signIn('szallasado');
  known = await seedKnownStays(app, listings);
}, 60_000);

const search = async (query: Record<string, unknown>) => {
  const call = app.request().get('/api/search-accommodations');
  const { body } = await call.query(query as Record<string, string>).expect(200);
  return body;
};

/** The ids of all pages that are shown, in order. */
async function findAll(query: Record<string, unknown>) {
  const first = await search(query);
  const ids: number[] = [];
  for (let page = 1; page <= Math.min(first.totalPages, 5); page += 1)
    ids.push(
      ...(await search({ ...query, page })).data.map(
        (card: { accommodationID: number }) => card.accommodationID,
      ),
    );
  return { ids, total: first.total as number };
}

// Shows CAL-05, CAL-06, CAL-07.
it.each<[string, string, Party]>([
  ['2027-06-28', '2027-07-01', { adults: 2 }],
  ['2027-08-19', '2027-08-24', { adults: 2, childrenUnder6: 1, children7to13: 1 }],
  ['2027-08-31', '2027-09-02', { adults: 3, pets: 1 }],
  ['2027-07-10', '2027-07-17', { adults: 1, children14Plus: 2 }],
])('finds what a host takes from %s to %s for %o, cheapest first', async (arrival, departure, party) => {
  const expected = known.filter((of) => takes(of, party) && isPossible(of, arrival, departure));
  expect(expected.length).toBeGreaterThan(5);
  const query = { arrival, departure, ...party };
  const byRank = await findAll(query);
  expect(byRank.total).toBe(expected.length);
  const first = expected.slice(0, byRank.ids.length);
  expect(byRank.ids).toEqual(first.map(({ accommodationID }) => accommodationID));
  const byTotal = expected
    .map((of) => ({ of, sum: total(of, arrival, departure, party) }))
    .sort((a, b) => (a.sum === b.sum ? 0 : a.sum - b.sum));
  const cheapest = await findAll({ ...query, sort: 'total-asc' });
  expect(cheapest.ids).toEqual(byTotal.slice(0, cheapest.ids.length).map(({ of }) => of.accommodationID));
  const page = await search({ ...query, sort: 'total-asc' });
  expect(page.data.map((card: { total: number | null }) => card.total ?? Number.POSITIVE_INFINITY)).toEqual(
    byTotal.slice(0, page.data.length).map(({ sum }) => sum),
  );
  expect(page.data[0].stay).toMatchObject({
    arrival,
    departure,
    hasCalendar: Number(byTotal[0]?.of.hasCalendar),
  });
});

// Shows CAL-09.
it.each<[string, string, number, Party, boolean]>([
  ['2027-07-01', '2027-08-20', 3, { adults: 2 }, false],
  ['2027-08-10', '2027-09-05', 5, { adults: 2, children7to13: 2 }, false],
  ['2027-07-01', '2027-07-31', 2, { adults: 2 }, true],
])(
  'finds the cheapest stay between %s and %s of %i nights for %o',
  async (from, to, nights, party, isWeekend) => {
    const starts = Array.from({ length: daysBetween(from, to) - nights + 1 }, (_, day) => addDays(from, day))
      // Friday to Sunday.
      .filter((start) => !isWeekend || new Date(start).getUTCDay() === 5);
    const expected = known
      .filter((of) => takes(of, party))
      .flatMap((of) => {
        const possible = starts.filter((start) => isPossible(of, start, addDays(start, nights)));
        const sums = possible.map((start) => total(of, start, addDays(start, nights), party));
        const sum = Math.min(...sums);
        return possible.length === 0 ? [] : [{ of, sum, arrival: possible[sums.indexOf(sum)] }];
      })
      .sort((a, b) => (a.sum === b.sum ? 0 : a.sum - b.sum));
    const page = await search({
      ...party,
      ...{ windowFrom: from, windowTo: to, minimumStay: nights, sort: 'total-asc' },
      ...(isWeekend && { weekend: 1 }),
    });
    expect(page.total).toBe(expected.length);
    expect(
      page.data.map((card: { accommodationID: number; total: number; stay: { arrival: string } }) => [
        card.accommodationID,
        card.total,
        card.stay.arrival,
      ]),
    ).toEqual(
      expected.slice(0, page.data.length).map(({ of, sum, arrival }) => [of.accommodationID, sum, arrival]),
    );
  },
);

it('counts options as the list does', async () => {
  const query = { arrival: '2027-07-10', departure: '2027-07-13', adults: '2' };
  const { total: found } = await search(query);
  const { body } = await app.request().get('/api/option-counts/accommodation').query(query).expect(200);
  const counts: number[] = Object.values(body.data.accommodationType);
  expect(counts.reduce((sum, count) => sum + count)).toBe(found);
});

it('hears at once of nights that become busy, of a season, and of nights that become free', async () => {
  const accommodationID = await createAccommodation(app, host, {
    ...{
      accommodationName: 'Naptáras ház',
      capacity: 4,
      pricePerPerson: 6000,
      petAllowed: 1,
      petCostPerNight: 500,
    },
  });
  const query = { keyword: 'naptáras', arrival: '2027-05-10', departure: '2027-05-13', adults: 2 };
  const read = async (more = {}) => {
    const { data } = await search({ ...query, ...more });
    return data.map((card: { total: number; stay: { hasCalendar: number } }) => [
      card.total,
      card.stay.hasCalendar,
    ]);
  };
  expect(await read()).toEqual([[36_000, 0]]);
  await keepCalendar(app, accommodationID, [{ from: '2027-05-13', to: '2027-05-15' }]);
  expect(await read()).toEqual([[36_000, 1]]);
  expect(await read({ departure: '2027-05-14' })).toEqual([]);
  await setPrices(app, accommodationID, {
    seasons: [season('05-01', '05-31', { minimumStay: 3 })],
    touristTax: 300,
  });
  await keepCalendar(app, accommodationID, [{ from: '2027-05-14', to: '2027-05-15' }]);
  expect(await read({ departure: '2027-05-12' })).toEqual([]);
  expect(await read({ departure: '2027-05-14', pets: 1 })).toEqual([[84_400, 1]]);
  expect(await read({ adults: 4, children14Plus: 1 })).toEqual([]);
});

it.each([
  [{ arrival: '2027-05-10' }, 'departure'],
  [{ departure: '2027-05-10' }, 'arrival'],
  [{ arrival: '2027-05-10', departure: '2027-05-10' }, 'departure'],
  [{ arrival: '2027-05-10', departure: '2027-07-10' }, 'departure'],
  [{ arrival: '2020-05-10', departure: '2020-05-12' }, 'arrival'],
  [{ arrival: '2040-05-10', departure: '2040-05-12' }, 'departure'],
  [{ arrival: '2027-02-30', departure: '2027-03-02' }, 'arrival'],
  [{ adults: '0' }, 'adults'],
])('refuses %o at %s, in the list, its counts and its map', async (query, path) => {
  const map = { bbox: '16,45,23,49', zoom: '7' };
  for (const [address, more] of [
    ['/api/search-accommodations', {}],
    ['/api/option-counts/accommodation', {}],
    ['/api/map/accommodation', map],
  ] as const) {
    const { body } = await app
      .request()
      .get(address)
      .query({ ...query, ...more })
      .expect(422);
    expect(body.errors[0].path).toBe(path);
  }
});

it('takes today, and orders by price where no stay is named', async () => {
  const today = toBudapestDay(app.clock.now());
  await search({ arrival: today, departure: addDays(today, 1), adults: 2 });
  const prices = (await search({ sort: 'total-asc' })).data.map(
    (card: { pricePerPerson: number }) => card.pricePerPerson,
  );
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
});
