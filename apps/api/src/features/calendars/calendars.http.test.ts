import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { type RangeOrigin, replaceRanges } from './ranges/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let host: SignedIn;
let id: number;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  host = await app.signIn('szallasado');
  const season = { openMonthFrom: 5, openDayFrom: 1, openMonthTo: 9, openDayTo: 30 };
  id = await createAccommodation(app, host, { ...season, pricePerPerson: 8000, minimumStay: 2 });
});

const july = { from: '2027-07-01', to: '2027-07-15' };
const get = (query: object = july, accommodationID = id) =>
  app.request().get(`/api/calendars/${accommodationID}`).query(query);
const change = (changes: object[], by = host, accommodationID = id) =>
  app.request().post(`/api/calendars/${accommodationID}/changes`).set(by.auth).send({ changes });
const occupy = (origin: RangeOrigin, from: string, to: string) =>
  inTransaction(app.db, (trx) =>
    replaceRanges(trx, id, { origin, ranges: [{ from, to }], now: app.clock.now() }),
  );
/** 'from–to state', with who made them busy for the host. */
const read = async (query: object = july, by?: SignedIn) => {
  const { body } = await get(query)
    .set(by?.auth ?? {})
    .expect(200);
  const { nights } = body.data as { nights: Record<string, string | null>[] };
  return nights.map(({ from, to, state, source, note }) =>
    [`${from?.slice(5)} ${to?.slice(5)} ${state}`, source, note].filter(Boolean).join(' '),
  );
};

// Shows CAL-01.
describe('the calendar of a host', () => {
  it('is kept from the first change on, which one call takes back', async () => {
    expect((await get().expect(200)).body.data).toMatchObject({ isKept: 0, refreshed: null });
    const { body } = await change([
      { from: '2027-07-03', to: '2027-07-06', busy: 1, note: 'Festünk' },
      { from: '2027-07-04', to: '2027-07-05', busy: 0 },
    ]).expect(200);
    expect(body.message).toBe('A naptárat elmentettük.');
    expect((await get()).body.data).toMatchObject({ isKept: 1, refreshed: app.clock.now().toISOString() });
    expect(await read(july, host)).toEqual([
      '07-01 07-03 free',
      '07-03 07-04 busy own Festünk',
      '07-04 07-05 free',
      '07-05 07-06 busy own Festünk',
      '07-06 07-15 free',
    ]);
    await change(body.data.undo).expect(200);
    expect(await read(july, host)).toEqual(['07-01 07-15 free']);
    expect((await get()).body.data.isKept).toBe(1);
  });

  // Shows CAL-02.
  it('tells a visitor which nights are busy or closed, but neither why nor by whom', async () => {
    await change([{ from: '2027-07-03', to: '2027-07-06', busy: 1, note: 'Kovácsék' }]).expect(200);
    const { text } = await get()
      .set((await app.signIn('szallasado')).auth)
      .expect(200);
    expect(text).not.toMatch(/Kovácsék|note|source|stayID/);
    // The last guests leave on the last open day.
    expect(await read({ from: '2027-09-28', to: '2027-10-02' })).toEqual([
      '09-28 09-30 free',
      '09-30 10-02 closed',
    ]);
    expect(await read({ from: '2028-04-29', to: '2028-05-02' })).toEqual([
      '04-29 05-01 closed',
      '05-01 05-02 free',
    ]);
  });

  it('has the least nights and the price of each night', async () => {
    const summer = { from: '07-10', to: '08-20', pricePerPerson: 12_000, minimumStay: 5, weekendPercent: 10 };
    await app
      .request()
      .put(`/api/accommodation-prices/${id}`)
      .set(host.auth)
      .send({
        seasons: [summer],
        childPercent: { under6: 0, from7: 50, from14: 100 },
        cleaningFee: null,
        touristTax: null,
      })
      .expect(200);
    const { body } = await get({ from: '2027-07-08', to: '2027-07-13' }).expect(200);
    expect(body.data.nights).toEqual([
      { from: '2027-07-08', to: '2027-07-10', state: 'free', minimumStay: 2, pricePerPerson: 8000 },
      { from: '2027-07-10', to: '2027-07-11', state: 'free', minimumStay: 5, pricePerPerson: 13_200 },
      { from: '2027-07-11', to: '2027-07-13', state: 'free', minimumStay: 5, pricePerPerson: 12_000 },
    ]);
  });

  it('leaves imported nights busy, and refuses those of a stay', async () => {
    await occupy({ sourceID: 3 }, '2027-07-02', '2027-07-05');
    await occupy({ stayID: 8 }, '2027-07-10', '2027-07-12');
    await change([{ from: '2027-07-01', to: '2027-07-04', busy: 1 }]).expect(200);
    await change([{ from: '2027-07-01', to: '2027-07-10', busy: 0 }]).expect(200);
    expect(await read(july, host)).toEqual([
      '07-01 07-02 free',
      '07-02 07-05 busy import',
      '07-05 07-10 free',
      '07-10 07-12 busy stay',
      '07-12 07-15 free',
    ]);
    for (const busy of [0, 1]) {
      const { body } = await change([
        { from: '2027-07-06', to: '2027-07-07', busy: 1 },
        { from: '2027-07-11', to: '2027-07-13', busy },
      ]).expect(409);
      expect(body.code).toBe('dates_taken');
    }
    // All or nothing; the day on which a stay ends is another's first night.
    expect((await read(july, host))[2]).toBe('07-05 07-10 free');
    await change([{ from: '2027-07-12', to: '2027-07-13', busy: 1 }]).expect(200);
  });

  it.each([
    [[{ from: '2026-11-20', to: '2026-11-23', busy: 1 }], 'changes.0.from'],
    [
      [
        { from: '2026-11-21', to: '2026-11-22', busy: 1 },
        { from: '2028-11-21', to: '2028-11-23', busy: 1 },
      ],
      'changes.1.to',
    ],
    [[{ from: '2027-07-02', to: '2027-07-02', busy: 1 }], 'changes.0.to'],
    [[{ from: '2027-06-31', to: '2027-07-02', busy: 1 }], 'changes.0.from'],
    [[{ from: '2027-07-01', to: '2027-07-02', busy: 2 }], 'changes.0.busy'],
    [[{ from: '2027-07-01', to: '2027-07-02', busy: 1, note: 'x'.repeat(201) }], 'changes.0.note'],
    [[], 'changes'],
    [Array.from({ length: 101 }, () => ({ from: '2027-07-01', to: '2027-07-02', busy: 1 })), 'changes'],
  ])('refuses %j', async (changes, path) => {
    const { body } = await change(changes).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
    expect((await get()).body.data.isKept).toBe(0);
  });

  it('is changed by its host only, and hidden with the accommodation', async () => {
    const night = [{ from: '2027-07-01', to: '2027-07-02', busy: 1 }];
    await change(night, await app.signIn('szallasado')).expect(404);
    await change(night, await app.signIn('szakember')).expect(403);
    await app.request().post(`/api/calendars/${id}/changes`).send({ changes: night }).expect(401);
    await change(night, host, 999_999).expect(404);
    await get(july, 999_999).expect(404);
    await get({ from: '2027-07-02', to: '2027-07-02' }).expect(422);
    await get({ from: '2027-07-02', to: '2029-07-04' }).expect(422);
    await app.db.updateTable('accommodations').set({ status: 0 }).where('accommodationID', '=', id).execute();
    await get().expect(404);
    await get().set(host.auth).expect(200);
  });

  it('loses no change of two that are made at once', async () => {
    const nights = Array.from({ length: 8 }, (_, index) => `2027-07-0${index + 1}`);
    const replies = await Promise.all(
      nights.map((from, index) => change([{ from, to: `2027-07-0${index + 2}`, busy: 1, note: `${index}` }])),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read({ from: '2027-07-01', to: '2027-07-09' }, host)).toHaveLength(8);
  });
});
