import { plainPrices } from '@piacter/contracts/stays/values';
import { stayCases, stayTariffs } from '@piacter/contracts/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createAccommodation } from '../../../testing/factories-accommodations.ts';
import { replaceRanges } from '../../calendars/ranges/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let host: SignedIn;
let id: number;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  host = await app.signIn('szallasado');
  const fields = {
    pricePerPerson: 5900,
    minimumStay: 2,
    minimumPerson: 1,
    capacity: 6,
    petAllowed: 1,
  } as const;
  id = await createAccommodation(app, host, { ...fields, petCostPerNight: 3000 });
});

const summer = { from: '06-15', to: '08-31', pricePerPerson: 14_000, minimumStay: 5, weekendPercent: 20 };
const prices = {
  seasons: [summer],
  childPercent: { under6: 0, from7: 50, from14: 100 },
  cleaningFee: 15_000,
  touristTax: 500,
};
const save = (body: object, by = host, accommodationID = id) =>
  app.request().put(`/api/accommodation-prices/${accommodationID}`).set(by.auth).send(body);
const get = (accommodationID = id) => app.request().get(`/api/accommodation-prices/${accommodationID}`);
const getTotal = (query: object, accommodationID = id) =>
  app
    .request()
    .get('/api/stay-total')
    .query({ accommodationID, ...query });

// Shows CAL-06.
describe('the prices of an accommodation', () => {
  it('are plain until they are saved, then public, on its page and in its copy, too', async () => {
    expect((await get().expect(200)).body.data).toEqual(plainPrices);
    const { body } = await save(prices).expect(200);
    expect(body.message).toBe('Az árakat elmentettük.');
    expect((await get().expect(200)).body.data).toEqual(prices);
    const page = await app.request().get(`/api/accommodation-public/haz-${id}`).expect(200);
    expect(page.body.data.prices).toEqual(prices);
    const copy = await app
      .request()
      .post(`/api/listings/accommodation/${id}/copy`)
      .set(host.auth)
      .expect(201);
    const copied = await get(copy.body.insertID).set(host.auth).expect(200);
    expect(copied.body.data).toEqual(prices);
    // Nobody else sees the draft.
    await get(copy.body.insertID).expect(404);
    await save({ ...prices, seasons: [] }).expect(200);
    expect((await get().expect(200)).body.data.seasons).toEqual([]);
  });

  it('are those of their host only, and searches hear of a change', async () => {
    await save(prices, await app.signIn('szallasado')).expect(404);
    await save(prices, await app.signIn('szakember')).expect(403);
    await app.request().put(`/api/accommodation-prices/${id}`).send(prices).expect(401);
    await save(prices, host, 999_999).expect(404);
    await get(999_999).expect(404);
    const countChanges = async () =>
      (await app.db.selectFrom('search_changes').select('changeID').where('listingID', '=', id).execute())
        .length;
    const before = await countChanges();
    await save(prices).expect(200);
    expect(await countChanges()).toBe(before + 1);
  });

  it.each([
    [{ seasons: [summer, { ...summer, from: '08-31', to: '09-30' }] }, 'seasons.1.from'],
    [
      {
        seasons: [
          { ...summer, from: '12-20', to: '01-05' },
          { ...summer, from: '01-05', to: '01-05' },
        ],
      },
      'seasons.1.from',
    ],
    [{ seasons: [{ ...summer, from: '02-30' }] }, 'seasons.0.from'],
    [{ seasons: [{ ...summer, to: '6-1' }] }, 'seasons.0.to'],
    [{ seasons: [{ ...summer, pricePerPerson: 0 }] }, 'seasons.0.pricePerPerson'],
    [{ seasons: [{ ...summer, minimumStay: 61 }] }, 'seasons.0.minimumStay'],
    [{ seasons: [{ ...summer, weekendPercent: 201 }] }, 'seasons.0.weekendPercent'],
    [{ childPercent: { under6: 101, from7: 0, from14: 0 } }, 'childPercent.under6'],
    [{ cleaningFee: -1 }, 'cleaningFee'],
    [{ touristTax: 0.5 }, 'touristTax'],
  ])('refuse %j', async (wrong, path) => {
    const { body } = await save({ ...prices, ...wrong }).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
    expect((await get()).body.data).toEqual(plainPrices);
  });

  it('have twelve seasons, and no more', async () => {
    const seasons = Array.from({ length: 13 }, (_, index) => {
      const day = `01-${String(index + 1).padStart(2, '0')}`;
      return { from: day, to: day, pricePerPerson: 1000 };
    });
    await save({ ...prices, seasons: seasons.slice(0, 12) }).expect(200);
    const { body } = await save({ ...prices, seasons }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'seasons' }]);
  });
});

const stay = { arrival: '2027-07-09', departure: '2027-07-12', adults: 2 };

describe('the sum of a stay', () => {
  it('has every obligatory cost in a line, and says what speaks against the stay', async () => {
    await save(prices).expect(200);
    const { body } = await getTotal({ ...stay, children7to13: 1, childrenUnder6: 1, pets: 1 }).expect(200);
    // Friday and Saturday cost 16 800, Sunday 14 000; a child of school age half of it.
    expect(body.data).toEqual({
      accommodationID: id,
      nights: 3,
      lines: [
        { kind: 'adults', count: 2, nights: 2, price: 16_800, amount: 67_200 },
        { kind: 'children7to13', count: 1, nights: 2, price: 8400, amount: 16_800 },
        { kind: 'adults', count: 2, nights: 1, price: 14_000, amount: 28_000 },
        { kind: 'children7to13', count: 1, nights: 1, price: 7000, amount: 7000 },
        { kind: 'pets', count: 1, nights: 3, price: 3000, amount: 9000 },
        { kind: 'touristTax', count: 2, nights: 3, price: 500, amount: 3000 },
        { kind: 'cleaning', count: 1, nights: 1, price: 15_000, amount: 15_000 },
      ],
      total: 146_000,
      obstacles: [{ reason: 'too-short', limit: 5 }],
    });
  });

  it('tells busy nights, but not that of the day of departure', async () => {
    await inTransaction(app.db, (trx) =>
      replaceRanges(trx, id, {
        origin: {},
        ranges: [{ from: '2027-07-12', to: '2027-07-14' }],
        now: app.clock.now(),
      }),
    );
    expect((await getTotal(stay).expect(200)).body.data.obstacles).toEqual([]);
    const longer = await getTotal({ ...stay, departure: '2027-07-13' }).expect(200);
    expect(longer.body.data.obstacles).toEqual([{ reason: 'busy', limit: null }]);
  });

  it.each([
    [{ departure: '2027-07-09' }, 'departure'],
    [{ departure: '2027-07-01' }, 'departure'],
    [{ departure: '2027-09-08' }, 'departure'],
    [{ arrival: '2026-11-20', departure: '2026-11-22' }, 'arrival'],
    [{ arrival: '2028-11-20', departure: '2028-11-21' }, 'departure'],
    [{ arrival: '2027-06-31' }, 'arrival'],
    [{ adults: 4, childrenUnder6: 3 }, 'adults'],
    [{ adults: 0 }, 'adults'],
    [{ pets: -1 }, 'pets'],
  ])('refuses %o', async (wrong, path) => {
    const { body } = await getTotal({ ...stay, ...wrong }).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  it('is counted from today on, and two years ahead', async () => {
    await getTotal({ arrival: '2026-11-21', departure: '2026-11-22' }).expect(200);
    await getTotal({ arrival: '2028-11-19', departure: '2028-11-20' }).expect(200);
    await getTotal({ ...stay, departure: '2027-09-07' }).expect(200);
    await getTotal(stay, 999_999).expect(404);
  });

  it('is that of the table in every case of the next two years', async () => {
    const isNear = ({ party }: (typeof stayCases)[number]) => party.departure <= '2028-11-20';
    expect(stayCases.filter(isNear).length).toBeGreaterThan(180);
    for (const [name, tariff] of Object.entries(stayTariffs)) {
      const { prices: saved, petCostPerNight, ...fields } = tariff;
      const priced = await createAccommodation(app, host, {
        ...fields,
        minimumPerson: 1,
        petAllowed: 1,
        petCostPerNight,
      });
      await save(saved, host, priced).expect(200);
      for (const { row, party, total } of stayCases.filter(isNear).filter(({ tariff: of }) => of === name)) {
        const { body } = await getTotal(party, priced);
        expect([body.data?.total, body.message], row).toEqual([total ?? null, '']);
      }
    }
  });
});
