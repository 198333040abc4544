import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createAccommodation } from '../../../testing/factories-accommodations.ts';
import { startFeedServer } from '../../../testing/feed-server.ts';
import { readFeed, writeFeed } from '../ical/index.ts';
import { type BusyRange, type RangeOrigin, replaceRanges, selectRanges } from '../ranges/index.ts';
import { createCalendarImports } from '../sources/index.ts';

let t: TestApp;
let host: Awaited<ReturnType<TestApp['signIn']>>;
let accommodationID: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-07-01T10:00:00.000Z');
  await t.db.deleteFrom('calendar_sources').execute();
  host = await t.signIn('szallasado', { profile: {} });
  accommodationID = await createAccommodation(t, host, { accommodationName: 'Nádas Vendégház' });
});

const renew = async (): Promise<string> => {
  const { body } = await t
    .request()
    .post(`/api/calendars/${accommodationID}/export-link`)
    .set(host.auth)
    .expect(200);
  expect(body.data.url).toMatch(/^http:\/\/piacter\.test\/ical\/[0-9a-f]{32}\.ics$/);
  return new URL(body.data.url).pathname;
};
const replace = (origin: RangeOrigin, ranges: BusyRange[]) =>
  inTransaction(t.db, (trx) => replaceRanges(trx, accommodationID, { origin, ranges, now: t.clock.now() }));

// Shows CAL-04.
describe('the exported calendar', () => {
  it('has own busy days and stays, neither notes nor imported nights, and stops no portal by a login', async () => {
    await replace({}, [{ from: '2026-07-01', to: '2026-07-04', note: 'Kovácsék jönnek' }]);
    await replace({ stayID: 7 }, [{ from: '2026-07-20', to: '2026-07-22' }]);
    await replace({ sourceID: 7 }, [{ from: '2026-07-10', to: '2026-07-12' }]);
    const { text, headers } = await t
      .request()
      .get(await renew())
      .expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('Kovácsék');
    expect(text).toContain('Nádas Vendégház');
    expect(readFeed(Buffer.from(text), { today: '2026-07-01', only: 'all' }).ranges).toEqual([
      { from: '2026-07-01', to: '2026-07-04' },
      { from: '2026-07-20', to: '2026-07-22' },
    ]);
  });

  it('is empty where no calendar is kept, and ends with its renewal and the listing', async () => {
    const former = await renew();
    expect((await t.request().get(former).expect(200)).text).not.toContain('VEVENT');
    const current = await renew();
    await t.request().get(former).expect(404);
    await t.request().get(current).expect(200);
    await t.db.deleteFrom('accommodations').where('accommodationID', '=', accommodationID).execute();
    await t.request().get(current).expect(404);
  });

  it('is not found by a wrong secret, of which only the hash is stored', async () => {
    const path = await renew();
    for (const wrong of [
      '/ical/',
      '/ical/x.ics',
      path.slice(0, -4),
      path.replace(/.\.ics/, 'x.ics'),
      path.toUpperCase(),
    ])
      await t.request().get(wrong).expect(404);
    const stored = await t.db.selectFrom('calendar_exports').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(path.slice(6, -4));
    const { body } = await t
      .request()
      .get(`/api/calendars/${accommodationID}/sources`)
      .set(host.auth)
      .expect(200);
    expect(body.data.exported).toBe('2026-07-01T10:00:00.000Z');
  });
});

const nightsOf = (days: Iterable<string>): BusyRange[] =>
  [...days].map((day) => ({ from: day, to: addDays(day, 1) }));
const daysOf = (ranges: readonly BusyRange[]): string[] =>
  ranges.flatMap(({ from, to }) =>
    Array.from({ length: daysBetween(from, to) }, (_, night) => addDays(from, night)),
  );

/** A portal of its own, which imports Piactér's export and shows these nights in its feed, too, as some do. */
class EchoingPortal {
  readonly taken = new Set<string>();
  #imported: string[] = [];

  import(feed: string): void {
    this.#imported = daysOf(readFeed(Buffer.from(feed), { today: '2026-07-01', only: 'all' }).ranges);
  }

  export(): string {
    const nights = nightsOf(new Set([...this.taken, ...this.#imported]));
    return writeFeed({ name: 'x', host: 'x', accommodationID: 1, updated: t.clock.now(), nights });
  }
}

const toggle = (days: Set<string>, day: string) => (days.delete(day) ? days : days.add(day));

describe('three portals that import each other for a hundred rounds', () => {
  it('keep no night busy that nobody took, and none free that somebody took', async () => {
    const [north, south] = [new EchoingPortal(), new EchoingPortal()];
    const { url } = await startFeedServer((call, reply) =>
      reply.end((call.url === '/north' ? north : south).export()),
    );
    const path = await renew();
    for (const name of ['north', 'south'])
      await t
        .request()
        .post(`/api/calendars/${accommodationID}/sources`)
        .set(host.auth)
        .send({ name, url: `${url}/${name}` })
        .expect(201);

    // A feed that turns empty would be believed an hour later only.
    for (const { taken } of [north, south]) taken.add('2026-12-24');
    const importCalendars = createCalendarImports(t.deps);
    const exchange = async () => {
      const { text } = await t.request().get(path).expect(200);
      for (const portal of [north, south]) portal.import(text);
      t.clock.pass(30 * 60_000);
      await importCalendars(t.clock.now());
    };
    const own = new Set<string>();
    const takers = [own, north.taken, south.taken];
    for (let round = 0; round < 100; round += 1) {
      const days = takers[round % 3] ?? own;
      toggle(days, addDays('2026-07-20', (round * 7) % 11));
      if (days === own) await replace({}, nightsOf(own));
      await exchange();
      const busy = daysOf(
        await selectRanges(t.db, accommodationID, { from: '2026-01-01', to: '2027-01-01' }),
      );
      const taken = new Set(takers.flatMap((one) => [...one]));
      expect([...new Set(busy)].toSorted(), `round ${round}`).toEqual([...taken].toSorted());
    }
    // A hundred imports take longer beside other tests.
  }, 60_000);
});
