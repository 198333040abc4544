import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { closePastStays } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const stay = { startDate: '2026-11-25', endDate: '2026-11-28' };
/** The last second of the day of departure in Budapest, and the first one after it. */
const lastSecond = '2026-11-28T22:59:59.000Z';
const dayAfter = '2026-11-28T23:00:00.000Z';

let t: TestApp;
let requester: Person;
let host: Person;
let requestID: number;
let path: string;
beforeAll(async () => {
  t = await testApp();
});

beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  requester = await t.signIn('ajanlatkero');
  host = await t.signIn('szallasado');
  await createOrder(t.db, t.clock, {
    userID: host.userID,
    packageType: packageTypes.contactData,
    isActive: 1,
    validFrom: t.clock.now(),
    validTo: new Date('2027-01-31T23:00:00Z'),
  });
  requestID = await createRequest(t, requester, 'accommodation', stay);
  path = `/api/accommodation-requests/${requestID}`;
});

const closeAt = async (now: string) => {
  for (const person of [requester, host]) await signInAt(t, person, now);
  return closePastStays(t.deps, t.clock.now());
};
const get = async (address: string, who: Person) =>
  (await t.request().get(address).set(who.auth).expect(200)).body.data;
const statusOf = async () => {
  const request = t.db.selectFrom('accommodation_requests').select('status');
  return (await request.where('requestID', '=', requestID).executeTakeFirstOrThrow()).status;
};
const answer = () => t.request().post(`${path}/contact`).set(host.auth).send({ message: 'Van hely!' });
const searched = async () =>
  (await get('/api/search-accommodation-requests?settlement=Siófok', host)).map(
    (row: { requestID: number }) => row.requestID,
  );

describe('a request for accommodation', () => {
  it('stays open until the midnight after its last day', async () => {
    expect(await closeAt(lastSecond)).toBe(0);
    expect(await statusOf()).toBe(1);
    expect(await searched()).toContain(requestID);
    expect((await get(path, requester)).isOver).toBe(0);
    await answer().expect(200);
  });

  it('is over afterwards: not found by hosts, and marked for its requester', async () => {
    expect(await closeAt(dayAfter)).toBeGreaterThan(0);
    expect(await statusOf()).toBe(3);
    expect(await searched()).not.toContain(requestID);
    expect((await get(path, requester)).isOver).toBe(1);
    const [own] = await get('/api/accommodation-requests', requester);
    expect(own).toMatchObject({ requestID, isOver: 1 });
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('cannot be answered once it is over, whether the job has marked it or not', async () => {
    for (const person of [requester, host]) await signInAt(t, person, dayAfter);
    expect((await get(path, host)).isOver).toBe(1);
    const early = await answer().expect(409);
    expect(early.body.code).toBe('request_closed');
    expect(early.body.message).toMatch(/^A kért időszak már elmúlt/);
    await closePastStays(t.deps, t.clock.now());
    expect((await answer().expect(409)).body.code).toBe('request_closed');
  });

  it('can be deleted after it is over, as long as no host has answered', async () => {
    await closeAt(dayAfter);
    await t.request().delete(path).set(requester.auth).expect(200);
    requestID = await createRequest(t, requester, 'accommodation', {
      startDate: '2026-12-02',
      endDate: '2026-12-03',
    });
    path = `/api/accommodation-requests/${requestID}`;
    await answer().expect(200);
    await closeAt('2026-12-04T10:00:00.000Z');
    expect((await t.request().delete(path).set(requester.auth).expect(409)).body.code).toBe(
      'already_answered',
    );
  });
});

it('closes more requests than fit into one statement, each once', async () => {
  await closeAt('2026-12-10T10:00:00.000Z');
  const { requestID: _id, ...row } = await t.db
    .selectFrom('accommodation_requests')
    .selectAll()
    .where('requestID', '=', requestID)
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('accommodation_requests')
    .values(Array.from({ length: 501 }, () => ({ ...row, status: 1 })))
    .execute();
  const [one, other] = await Promise.all([
    closePastStays(t.deps, t.clock.now()),
    closePastStays(t.deps, t.clock.now()),
  ]);
  expect(one + other).toBe(501);
  expect(await closePastStays(t.deps, t.clock.now())).toBe(0);
});
