import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { keepCalendar } from '../../testing/factories-calendars.ts';
import { createWatchJobs, type WatchJobs } from '../../testing/watch-jobs.ts';
import { type BusyRange, replaceRanges } from '../calendars/ranges/index.ts';

type User = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let host: User;
let visitor: User;
let jobs: WatchJobs;
let house: number;

const pass = (minutes: number) => t.clock.pass(minutes * 60_000);
const stay = 'arrival=2027-07-08&departure=2027-07-11&adults=2';
const follow = (query: string, frequency = 'immediate') =>
  t
    .request()
    .post('/api/watches')
    .set(visitor.auth)
    .send({ kind: 'accommodation', query, frequency })
    .expect(201);
const makeBusy = (...ranges: BusyRange[]) => keepCalendar(t, house, ranges);
const imported = (ranges: BusyRange[]) =>
  inTransaction(t.db, (trx) =>
    replaceRanges(trx, house, { origin: { sourceID: 7 }, ranges, now: t.clock.now() }),
  );
const readAlerts = async () => (await jobs.alerts()).map(({ text }) => text);

beforeAll(async () => {
  t = await testApp();
  jobs = createWatchJobs(t);
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  await jobs.clear();
  host = await t.signIn('szallasado');
  visitor = await t.signIn('ajanlatkero');
  house = await createAccommodation(t, host, { accommodationName: 'Parti ház', capacity: 4 });
  await makeBusy({ from: '2027-07-09', to: '2027-07-20' });
  await jobs.match();
});

describe('a followed search with days', () => {
  // Shows CAL-10.
  it('hears when the nights of a stay become free, once', async () => {
    await follow(stay);
    pass(1);
    await makeBusy({ from: '2027-07-10', to: '2027-07-20' });
    await jobs.run();
    expect(await readAlerts()).toEqual([]);
    await makeBusy({ from: '2027-07-11', to: '2027-07-20' });
    await jobs.run();
    const [text, ...others] = await readAlerts();
    expect(others).toEqual([]);
    expect(text).toContain('Parti ház');
    expect(text).toContain('(szabad lett a napjaidra)');
    for (let time = 0; time < 3; time += 1) {
      await makeBusy({ from: '2027-07-01', to: '2027-07-20' });
      await makeBusy();
      await jobs.run();
    }
    expect(await readAlerts()).toHaveLength(1);
  });

  it('hears of nights that an imported calendar frees, and of none that another one keeps busy', async () => {
    await makeBusy();
    await imported([{ from: '2027-07-01', to: '2027-07-09' }]);
    await jobs.match();
    await follow(stay);
    pass(1);
    await makeBusy({ from: '2027-07-08', to: '2027-07-09' });
    await makeBusy();
    await jobs.run();
    expect(await readAlerts()).toEqual([]);
    await imported([]);
    await jobs.run();
    expect(await readAlerts()).toHaveLength(1);
  });

  it('hears nothing of nights that are taken again before the mail, until they are free again', async () => {
    await follow(stay, 'daily');
    pass(1);
    await makeBusy();
    await jobs.match();
    await makeBusy({ from: '2027-07-09', to: '2027-07-20' });
    pass(48 * 60);
    await jobs.run();
    expect(await readAlerts()).toEqual([]);
    await makeBusy();
    await jobs.match();
    pass(48 * 60);
    await jobs.run();
    expect(await readAlerts()).toHaveLength(1);
  });

  it('hears nothing of other nights, of what it found before, nor without days', async () => {
    await follow('guests=2');
    await follow('windowFrom=2027-07-01&windowTo=2027-07-12&minimumStay=3&adults=2');
    await follow('arrival=2027-07-25&departure=2027-07-27&adults=2');
    await follow('arrival=2027-07-08&departure=2027-07-11&adults=6');
    pass(1);
    await makeBusy();
    await jobs.run();
    expect(await readAlerts()).toEqual([]);
  });

  it('hears of a stay in a window that had none before', async () => {
    await follow('windowFrom=2027-07-08&windowTo=2027-07-14&minimumStay=3&adults=2');
    pass(1);
    await makeBusy({ from: '2027-07-12', to: '2027-07-20' });
    await jobs.run();
    expect(await readAlerts()).toHaveLength(1);
  });

  it('hears nothing of nights that were free when it was followed', async () => {
    await makeBusy();
    pass(1);
    await follow(stay);
    await jobs.run();
    expect(await readAlerts()).toEqual([]);
  });
});
