import { searchServices } from '@piacter/contracts/services';
import { saveTimetable } from '@piacter/contracts/timetables';
import { getOpenState, type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { createWatch } from '@piacter/contracts/watches';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createService } from '../../testing/factories-services.ts';
import { findTimetables } from '../timetables/read/index.ts';

type Week = Partial<Record<Weekday, readonly [string, string]>>;

const weeks: Record<string, Week> = {
  'hétköznap nappal': {
    monday: ['08:00', '16:30'],
    thursday: ['08:00', '16:30'],
    friday: ['08:00', '16:30'],
  },
  'éjszakai ügyelet': { thursday: ['20:00', '06:00'], saturday: ['22:00', '06:00'] },
  'vasárnap is': { friday: ['12:15', '13:00'], sunday: ['10:00', '14:00'] },
  'nyitvatartás nélkül': {},
};

let app: TestApp;
let professional: Awaited<ReturnType<TestApp['signIn']>>;
const ids: Record<string, number> = {};

const saveWeek = (serviceID: number, week: Week) =>
  app
    .request()
    .post(saveTimetable.path.replace('{id}', String(serviceID)))
    .set(professional.auth)
    .send({
      idField: 'serviceID',
      ...Object.fromEntries(
        weekdays.flatMap((day) => {
          const [from, to] = week[day] ?? [];
          return [
            [`${day}Open`, from ? 1 : 0],
            [`${day}From`, from ?? null],
            [`${day}To`, to ?? null],
          ];
        }),
      ),
    })
    .expect(200);

beforeAll(async () => {
  app = await testApp();
  // A Tuesday.
  app.clock.set('2026-11-24T12:00:00.000Z');
  professional = await app.signIn('szakember');
  for (const [title, week] of Object.entries(weeks)) {
    const serviceID = await createService(app, professional, { title, description: '<p>Munka</p>' });
    ids[title] = serviceID;
    if (Object.keys(week).length > 0) await saveWeek(serviceID, week);
    app.clock.pass(1000);
  }
});

const find = async (query: Record<string, string>) => {
  const { body } = await app.request().get(searchServices.path).query(query).expect(200);
  return searchServices.reply.parse(body);
};
const titles = async (query: Record<string, string>) => (await find(query)).data.map(({ title }) => title);

it('sees a timetable that has just been saved, and names the filter among those that can be dropped', async () => {
  const { suggestions, nearest } = await find({ open: 'now', serviceType: '1' });
  expect(nearest).toHaveLength(4);
  expect(suggestions[0]).toMatchObject({ label: '„Most elérhető” nélkül', total: 4 });
  const serviceID = ids['vasárnap is'] ?? 0;
  await saveWeek(serviceID, { tuesday: ['09:00', '17:00'] });
  expect(await titles({ open: 'now' })).toEqual(['vasárnap is']);
  await saveWeek(serviceID, weeks['vasárnap is'] ?? {});
  expect(await titles({ open: 'now' })).toEqual([]);
});

it('is no part of a followed search', async () => {
  await app
    .request()
    .post(createWatch.path)
    .set(professional.auth)
    .send({ kind: 'service', query: 'serviceType=1&open=now', frequency: 'daily' })
    .expect(201);
  const rows = await app.db.selectFrom('watches').select('query').execute();
  expect(rows.map(({ query }) => query)).toEqual(['serviceType=1']);
});

it('finds who is there now, today from now on, and on a day of the week', async () => {
  // Friday 00:30 in Budapest, an hour of Thursday's night shift.
  app.clock.set('2026-11-26T23:30:00.000Z');
  expect(await titles({ open: 'now' })).toEqual(['éjszakai ügyelet']);
  expect((await titles({ open: 'today' })).sort()).toEqual([
    'hétköznap nappal',
    'vasárnap is',
    'éjszakai ügyelet',
  ]);
  app.clock.set('2026-11-27T12:30:00.000Z');
  expect(await titles({ open: 'now' })).toEqual(['hétköznap nappal']);
  expect(await titles({ open: 'today' })).toEqual(['hétköznap nappal']);
  expect(await titles({ open: 'sunday' })).toEqual(['vasárnap is']);
  expect(await titles({ open: 'tuesday' })).toEqual([]);
  await app.request().get(searchServices.path).query({ open: 'soon' }).expect(422);
});

it('agrees with what the page of a listing says, at any minute of the week', async () => {
  const byID = await findTimetables(app.db, 'serviceID', Object.values(ids));
  const start = Date.parse('2026-11-22T23:00:00.000Z');
  await fc.assert(
    fc.asyncProperty(fc.nat(7 * 24 * 60 - 1), async (minute) => {
      const now = new Date(start + minute * 60_000);
      app.clock.set(now.toISOString());
      const open = Object.entries(ids).flatMap(([title, id]) => {
        const week = byID.get(id);
        return week && getOpenState(week, now).isOpen ? [title] : [];
      });
      expect((await titles({ open: 'now' })).sort()).toEqual(open.sort());
    }),
    { numRuns: 60 },
  );
});

it('puts those first who are there at the time that a wish names, and leaves nobody out', async () => {
  app.clock.set('2026-11-27T12:30:00.000Z');
  const newest = ['nyitvatartás nélkül', 'vasárnap is', 'éjszakai ügyelet', 'hétköznap nappal'];
  expect(await titles({})).toEqual(newest);
  const now = await find({ wish: 'most' });
  expect(now.data.map(({ title }) => title)[0]).toBe('hétköznap nappal');
  expect(now).toMatchObject({ total: 4, wishTotal: 1, wishAddress: '/szakemberek?open=now' });
  const saturday = await find({ wish: 'szombaton' });
  expect(saturday.data.map(({ title }) => title)[0]).toBe('éjszakai ügyelet');
});
