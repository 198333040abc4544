import type { StayProposals } from '@piacter/contracts/accommodations';
import { accommodationSearchQuery } from '@piacter/contracts/accommodations/schemas';
import { addDays } from '@piacter/contracts/core/days';
import { markAllChanged } from '@piacter/db';
import { seedScale } from '@piacter/db/demo';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { keepCalendar, season, seedStays, setPrices } from '../../testing/factories-calendars.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import type { SearchPort } from '../search/index.ts';
import { searchAccommodationColumns } from './search-columns.ts';
import { createStayProposals } from './stay-proposals.ts';

let app: TestApp;
let host: Awaited<ReturnType<TestApp['signIn']>>;

type Query = Record<string, string>;
const propose = async (query: Query): Promise<StayProposals> =>
  (await app.request().get('/api/stay-proposals').query(query).expect(200)).body.data;
/** What an address leads to. */
async function open(
  address: string,
): Promise<{ total: number; data: { total: number; settlement: string }[] }> {
  const call = app.request().get(`/api/search-accommodations?${address.split('?')[1]}`);
  return (await call.expect(200)).body;
}

/** Monday to Thursday. */
const week = { arrival: '2027-07-12', departure: '2027-07-15', adults: '2' };
const inTown = { settlement: 'Siófok', postalCode: '8600', capacity: 4, pricePerPerson: 10_000 };
const create = (of: object) => createAccommodation(app, host, { ...inTown, ...of });

let house: number;
beforeAll(async () => {
  app = await testApp();
  host = await app.signIn('szallasado');
  house = await create({ accommodationName: 'Parti ház' });
  await keepCalendar(app, house, [{ from: '2027-07-10', to: '2027-07-16' }]);
  await create({ settlement: 'Zamárdi', postalCode: '8621', pricePerPerson: 12_000 });
  await create({ settlement: 'Balatonvilágos', postalCode: '8171', pricePerPerson: 8000, capacity: 2 });
});

describe('a search of a stay without results', () => {
  // Shows XTRA-15.
  it('is proposed other days of the same place and other places on the same days, with what they lead to', async () => {
    const { isExpensive, days, places } = await propose({ ...week, settlement: 'Siófok' });
    expect(isExpensive).toBe(0);
    expect(days.map(({ arrival, departure, total }) => [arrival, departure, total])).toEqual([
      ['2027-07-07', '2027-07-10', 60_000],
      ['2027-07-16', '2027-07-19', 60_000],
      ['2027-07-27', '2027-07-30', 60_000],
    ]);
    expect(places.map(({ settlement, kilometres, total }) => [settlement, kilometres, total])).toEqual([
      ['Zamárdi', expect.any(Number), 72_000],
      ['Balatonvilágos', expect.any(Number), 48_000],
    ]);
    for (const { address, total } of [...days, ...places])
      expect((await open(address)).data[0]?.total, address).toBe(total);
  });

  it('keeps its other filters, and takes the place of other ways of saying days', async () => {
    const query = { ...week, adults: '3', settlement: 'Siófok', openFrom: '2027-07-12', minimumStay: '3' };
    const { days, places } = await propose(query);
    expect(places.map(({ settlement }) => settlement)).toEqual(['Zamárdi']);
    expect(days[0]?.address).toBe(
      '/szallasok?settlement=Si%C3%B3fok&adults=3&arrival=2027-07-07&departure=2027-07-10&sort=total-asc',
    );
  });

  it('is that of two people where nobody is named', async () => {
    const { arrival, departure } = week;
    const { days } = await propose({ arrival, departure, settlement: 'Siófok' });
    expect(days.map(({ total }) => total)).toEqual([60_000, 60_000, 60_000]);
    expect(days[0]?.address).toContain('adults=2');
  });

  it('is proposed weekends for a weekend, and no day that has passed', async () => {
    await keepCalendar(app, house, [{ from: '2027-07-01', to: '2027-07-20' }]);
    const weekend = { arrival: '2027-07-16', departure: '2027-07-18', adults: '2', settlement: 'Siófok' };
    expect((await propose(weekend)).days.map(({ arrival }) => arrival)).toEqual(['2027-07-23', '2027-08-06']);
    const tomorrow = addDays(app.clock.now().toISOString().slice(0, 10), 1);
    const { days } = await propose({ ...week, arrival: tomorrow, departure: addDays(tomorrow, 40) });
    expect(days.every(({ arrival }) => arrival > tomorrow)).toBe(true);
    await keepCalendar(app, house, [{ from: '2027-07-10', to: '2027-07-16' }]);
  });
});

describe('a search of a stay with results', () => {
  const inWeek = (pricePerPerson: number) =>
    setPrices(app, house, { seasons: [season('07-12', '07-14', { pricePerPerson })] });
  beforeAll(async () => {
    await keepCalendar(app, house);
    await inWeek(12_000);
  });

  it('is expensive from a fifth above other days on, and is proposed what costs less', async () => {
    const { isExpensive, days, places } = await propose({ ...week, settlement: 'Siófok' });
    expect(isExpensive).toBe(1);
    expect(days.map(({ total }) => total)).toEqual([60_000, 60_000, 60_000]);
    expect(places.map(({ settlement }) => settlement)).toEqual(['Balatonvilágos']);
  });

  it('is proposed nothing below, nor without days', async () => {
    const nothing = { isExpensive: 0, days: [], places: [] };
    await app.db.deleteFrom('accommodation_prices').where('accommodationID', '=', house).execute();
    await inWeek(11_999);
    await markAllChanged(app.db, 'accommodation');
    expect(await propose({ ...week, settlement: 'Siófok' })).toEqual(nothing);
    expect(await propose({ settlement: 'Siófok', adults: '2' })).toEqual(nothing);
  });

  it('is refused with days that are no stay', async () => {
    const days = { arrival: '2020-05-10', departure: '2020-05-12' };
    const { body } = await app.request().get('/api/stay-proposals').query(days).expect(422);
    expect(body.errors[0].path).toBe('arrival');
  });
});

describe('among many accommodations', () => {
  beforeAll(async () => {
    await seedScale({ db: app.db, kind: 'accommodation', count: 600, now: app.clock.now() });
    await seedStays(app, '2027-06-20');
    await markAllChanged(app.db, 'accommodation');
  }, 60_000);

  it('each proposal has the lowest total of the search that it leads to', async () => {
    let proposed = 0;
    const towns = await app.db
      .selectFrom('accommodations')
      .select('settlement')
      .distinct()
      .limit(30)
      .execute();
    for (const { settlement } of towns)
      for (const stay of [
        { ...week, adults: '8' },
        { arrival: '2027-08-19', departure: '2027-08-24', adults: '2' },
        { arrival: '2027-07-02', departure: '2027-07-05', adults: '4', pets: '1' },
      ]) {
        const { days, places } = await propose({ ...stay, settlement });
        for (const { address, total } of [...days, ...places]) {
          proposed += 1;
          expect((await open(address)).data[0]?.total, address).toBe(total);
        }
        for (const { settlement: elsewhere, address } of places)
          expect((await open(address)).data[0]?.settlement).toBe(elsewhere);
      }
    expect(proposed).toBeGreaterThan(25);
  });

  it('costs eleven searches at most, and four where there is nothing to propose', async () => {
    const columns = searchAccommodationColumns(app.db);
    let calls = 0;
    const port: Pick<SearchPort, 'page' | 'countBy' | 'read'> = {
      read: columns.read,
      page: (...of) => {
        calls += 1;
        return columns.page(...of);
      },
      countBy: (...of) => {
        calls += 1;
        return columns.countBy(...of);
      },
    };
    const lookups = createLookupService(app.deps);
    const places = createPlaceService({ ...app.deps, lookups });
    const find = createStayProposals({ ...app.deps, lookups, places }, port);
    const count = async (query: Query) => {
      calls = 0;
      await find(accommodationSearchQuery.parse(query));
      return calls;
    };
    expect(await count({ ...week, adults: '14', settlement: 'Siófok' })).toBeLessThanOrEqual(11);
    // The same price on all days, and nobody there.
    await create({ accommodationName: 'Páratlanka', openMonthFrom: 1, openMonthTo: 12 });
    expect(await count({ ...week, keyword: 'Páratlanka' })).toBe(4);
  });
});
