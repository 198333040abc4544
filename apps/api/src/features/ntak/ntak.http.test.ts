import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { drawNtakChecks } from './index.ts';

let t: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let host: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await testApp();
});
const signIn = async () => {
  [admin, host] = await Promise.all([t.signIn('admin'), t.signIn('szallasado', { profile: {} })]);
};
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  await signIn();
  await t.db.deleteFrom('ntak_checks').execute();
  await t.db.deleteFrom('accommodations').execute();
});

const numbered = (ntakNumber: string) => createAccommodation(t, host, { ntakNumber });
const createMany = async (count: number) => {
  for (let one = 0; one < count; one += 1) await numbered(`SZ${10_000_000 + one}`);
};
const list = async (query = {}) =>
  (await t.request().get('/api/ntak-checks').query(query).set(admin.auth).expect(200)).body.data;
const draw = () => drawNtakChecks(t.deps, t.clock.now());
const record = (checkID: number, result: string) =>
  t.request().patch(`/api/ntak-checks/${checkID}`).set(admin.auth).send({ result });

// Shows LAW-19.
describe('the NTAK numbers of a month', () => {
  it('are twenty at random, drawn once by however many processes', async () => {
    await createMany(25);
    await createAccommodation(t, host);
    await Promise.all([draw(), draw(), draw()]);
    const { month, checks } = await list();
    expect(month).toBe('2026-11');
    expect(checks).toHaveLength(20);
    expect(
      new Set(checks.map(({ accommodationID }: { accommodationID: number }) => accommodationID)).size,
    ).toBe(20);
    await draw();
    expect((await list()).checks).toEqual(checks);
  });

  it('are looked up by an admin, with the date and the result, which the audit log has, too', async () => {
    await numbered('SZ10000000');
    await draw();
    const [{ checkID }] = (await list()).checks;
    await record(checkID, 'missing').expect(200);
    expect((await list()).checks).toEqual([
      expect.objectContaining({
        ntakNumber: 'SZ10000000',
        result: 'missing',
        checkedAt: '2026-11-21T10:00:00.000Z',
      }),
    ]);
    const { body } = await t.request().get('/api/audit-log?entity=ntak_check').set(admin.auth).expect(200);
    expect(body.data[0]).toMatchObject({ entityID: checkID, after: { ntakResult: 'missing' } });
  });

  it('stay as they were drawn in the months before', async () => {
    const id = await numbered('SZ10000000');
    await draw();
    t.clock.set('2026-12-01T10:00:00.000Z');
    await signIn();
    await t.db.deleteFrom('accommodations').where('accommodationID', '=', id).execute();
    await numbered('MA10000001');
    await draw();
    expect((await list()).checks[0].ntakNumber).toBe('MA10000001');
    const { months, checks } = await list({ month: '2026-11' });
    expect(months).toEqual(['2026-12', '2026-11']);
    expect(checks[0].ntakNumber).toBe('SZ10000000');
  });

  it('are refused with an unknown result, month or id', async () => {
    await record(1, 'maybe').expect(422);
    await record(4_000_000, 'found').expect(404);
    await t.request().get('/api/ntak-checks?month=2026-13').set(admin.auth).expect(422);
  });
});

it('a number of several published ads is shown with their owners', async () => {
  const ids = [await numbered('SZ10000000'), await numbered('SZ10000000')];
  await numbered('SZ10000001');
  expect((await list()).duplicates).toEqual([
    {
      ntakNumber: 'SZ10000000',
      accommodations: ids.map((accommodationID) =>
        expect.objectContaining({ accommodationID, ownerEmail: host.email }),
      ),
    },
  ]);
  await t
    .request()
    .patch(`/api/listings/accommodation/${ids[0]}/status`)
    .set(host.auth)
    .send({ status: 'paused' })
    .expect(200);
  expect((await list()).duplicates).toEqual([]);
});
