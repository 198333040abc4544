import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRequest } from '../../testing/factories-requests.ts';

let t: TestApp;
let admin: Record<string, string>;
const ids: number[] = [];
beforeAll(async () => {
  t = await testApp();
  admin = (await t.signIn('admin')).auth;
  const requester = await t.signIn('ajanlatkero');
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) {
    t.clock.set(`${day}T10:00:00.000Z`);
    ids.push(await createRequest(t, requester, 'service', { description: `Csaptelep, ${day}` }));
  }
  await createRequest(t, requester, 'property');
  await t.request().delete(`/api/service-requests/${ids[0]}`).set(requester.auth).expect(200);
  await t.db
    .updateTable('service_requests')
    .set({ responseCount: 2 })
    .where('requestID', '=', ids[2] ?? 0)
    .execute();
});

const list = async (query: string) => (await t.request().get(`/api/all-requests?${query}`).set(admin)).body;
const listIDs = async (query: string) =>
  (await list(query)).data.map(({ requestID }: { requestID: number }) => requestID);

it('lists the requests of a kind, newest first, with withdrawn ones and without the requester', async () => {
  const { data, total, totalPages } = await list('kind=service');
  expect([total, totalPages]).toEqual([3, 1]);
  expect(data.map(({ state }: { state: string }) => state)).toEqual(['open', 'open', 'archived']);
  expect(data[0]).toEqual({
    requestID: ids[2],
    created: '2026-11-21T10:00:00.000Z',
    description: 'Csaptelep, 2026-11-21',
    responseCount: 2,
    state: 'open',
  });
  expect((await list('kind=property')).data).toMatchObject([{ responseCount: 0, state: 'open' }]);
});

it('is limited to days of Budapest and to answered requests', async () => {
  expect(await listIDs('dateFrom=2026-11-20&dateTo=2026-11-20')).toEqual([ids[1]]);
  expect(await listIDs('dateTo=2026-11-20')).toEqual([ids[1], ids[0]]);
  expect(await listIDs('answered=1')).toEqual([ids[2]]);
  expect(await listIDs('kind=property&answered=1')).toEqual([]);
  expect((await list('answered=0')).code).toBe('validation_failed');
});
