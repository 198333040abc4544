import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { signInAt } from '../../testing/sign-in-at.ts';
import { createLookupService } from '../lookups/index.ts';
import { createRequestEnding } from './index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const start = '2026-11-16T10:00:00.000Z';
let t: TestApp;
let run: () => Promise<void>;
let requester: Person;
let professional: Person;
let owner: Person;
beforeAll(async () => {
  t = await testApp();
  const end = createRequestEnding({ ...t.deps, lookups: createLookupService(t.deps) });
  run = () => end(t.clock.now());
});
beforeEach(async () => {
  t.clock.set(start);
  for (const table of ['service_requests', 'real_estate_requests', 'outbox_mails'] as const) {
    if (table === 'service_requests') await t.db.deleteFrom('service_request_responses').execute();
    await t.db.deleteFrom(table).execute();
  }
  requester = await t.signIn('ajanlatkero', { profile: { firstName: 'Éva' } });
  professional = await t.signIn('szakember');
  owner = await t.signIn('ingatlan_tulajdonos');
  await createOrder(t.db, t.clock, {
    userID: professional.userID,
    packageType: packageTypes.offers,
    quantity: 5,
    isActive: 1,
  });
});

/** Moves the clock for everybody, and runs the job. */
async function passTo(now: string, isRun = true): Promise<void> {
  for (const person of [requester, professional, owner]) await signInAt(t, person, now);
  if (isRun) await run();
}
const get = async (address: string, who: Person) =>
  (await t.request().get(address).set(who.auth).expect(200)).body.data;
const ids = async (address: string, who: Person) =>
  (await get(address, who)).map(({ requestID }: { requestID: number }) => requestID);
const searched = () => ids('/api/search-service-requests?address=Gy%C5%91r', professional);
const wanted = () => ids('/api/search-real-estate-requests?location=Gy%C5%91r', owner);
const offer = (requestID: number) =>
  t.request().post('/api/service-request-responses').set(professional.auth).send({
    requestID,
    description: 'Holnap délután ráérek.',
    responseTime: 2,
    timeUnit: 'nap',
    price: 25_000,
    priceUnit: 'teljes összeg',
  });

describe('a service request', () => {
  it.each([
    ['óra', 6, '2026-11-23'],
    ['nap', 3, '2026-11-26'],
    ['hét', 2, '2026-12-07'],
  ] as const)(
    'with a waiting time in %s lasts until a week after it',
    async (timeUnit, requestTime, last) => {
      const requestID = await createRequest(t, requester, 'service', { timeUnit, requestTime });
      expect((await get(`/api/service-requests/${requestID}`, professional)).openUntil).toBe(last);
    },
  );

  // Shows LIFE-06.
  it('ends by itself after its last day in Budapest, and its requester is told how to ask again', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const { insertID } = (await offer(requestID).expect(201)).body;
    await passTo('2026-11-26T22:59:59.000Z');
    expect(await searched()).toEqual([requestID]);
    expect((await t.mails()).map(({ subject }) => subject)).toHaveLength(1);
    await passTo('2026-11-26T23:00:00.000Z');
    expect(await searched()).toEqual([]);
    for (const address of ['/api/service-requests', `/api/service-requests/${requestID}`])
      expect([await get(address, requester)].flat()[0]).toMatchObject({ requestID, state: 'over' });
    expect((await get('/api/search-service-responses', professional))[0].requestState).toBe('over');
    const mail = (await t.mails()).at(-1);
    expect(mail).toMatchObject({ toAddress: requester.email });
    expect(mail?.subject).toBe('Lezárult az ajánlatkérésed: ablakszerelő, Győr');
    expect(mail?.text).toContain('küldj új ajánlatkérést!');
    expect(mail?.text).toContain(`/ajanlatkero/szakember_ajanlatkeres/${requestID}`);
    // An offer that came in time can still be accepted.
    await t.request().patch(`/api/accept-service-offer/${insertID}`).set(requester.auth).expect(200);
    expect((await get(`/api/service-requests/${requestID}`, requester)).state).toBe('accepted');
    // No mail leaves this test.
    await t.db.deleteFrom('outbox_mails').execute();
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('sells no offer once it is over, whether the job has marked it or not', async () => {
    const requestID = await createRequest(t, requester, 'service');
    await passTo('2026-11-27T10:00:00.000Z', false);
    for (const _each of ['not marked', 'marked']) {
      const { body } = await offer(requestID).expect(409);
      expect(body.code).toBe('request_closed');
      expect(body.message).toMatch(/^Ez az ajánlatkérés lejárt/);
      await run();
    }
    const { usedCount } = await t.db
      .selectFrom('service_orders')
      .select('usedCount')
      .where('userID', '=', professional.userID)
      .executeTakeFirstOrThrow();
    expect(usedCount).toBe(0);
  });

  it('tells of several that end together in one mail, under concurrent runs', async () => {
    for (const settlement of ['Győr', 'Vác', 'Pécs'])
      await createRequest(t, requester, 'service', { settlement });
    await passTo('2026-12-20T10:00:00.000Z', false);
    await Promise.all([run(), run(), run()]);
    await run();
    const mails = await t.mails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Lezárult az ajánlatkérésed: ablakszerelő, Győr és még 2',
    ]);
    expect(mails[0]?.text).toMatch(/Győr\n.*Vác\n.*Pécs\n/);
    expect(mails[0]?.text).toContain('/ajanlatkero/szakember_ajanlatkeresek');
  });
});

describe('a property request', () => {
  it('is asked about a week before, and kept going by the link of the mail, once', async () => {
    const requestID = await createRequest(t, requester, 'property');
    await passTo('2027-02-07T10:00:00.000Z');
    expect(await t.mails()).toEqual([]);
    await passTo('2027-02-08T10:00:00.000Z');
    await run();
    const [mail, ...others] = await t.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Keresed még? Eladó lakás, Győr');
    expect(mail?.text).toContain('Ha 7 napon belül nem hosszabbítod meg');
    const key = /hosszabbitasa\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const renew = (sent: string) => t.request().post('/api/request-renewals').send({ key: sent });
    for (const wrong of ['x', key.replace(/^\d+/, '999'), `${key.slice(0, -1)}_`])
      expect((await renew(wrong).expect(409)).body.code).toBe('secret_invalid');
    await renew('').expect(422);
    expect((await renew(key).expect(200)).body.message).toMatch(/2027\.\s05\.\s09\.$/);
    expect((await renew(key).expect(409)).body.message).toMatch(/^Ez a link már nem érvényes/);
    expect((await get('/api/real-estate-requests', requester))[0]).toMatchObject({
      state: 'open',
      openUntil: '2027-05-09',
    });
    await passTo('2027-02-16T10:00:00.000Z');
    expect(await wanted()).toEqual([requestID]);
    expect(await t.mails()).toHaveLength(1);
  });

  it('ends after 90 days without a change, is found no more, and starts again at a click', async () => {
    const requestID = await createRequest(t, requester, 'property');
    await passTo('2027-02-15T10:00:00.000Z');
    expect(await wanted()).toEqual([]);
    expect((await t.mails()).at(-1)?.text).toContain('indítsd újra egy kattintással!');
    expect((await get(`/api/real-estate-requests/${requestID}`, owner)).state).toBe('over');
    const path = `/api/real-estate-requests/${requestID}/renewal`;
    await t
      .request()
      .post(path)
      .set((await t.signIn('ajanlatkero')).auth)
      .expect(404);
    await t.request().post(path).set(requester.auth).expect(200);
    expect(await wanted()).toEqual([requestID]);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it('starts its days again with every change, also one that has ended', async () => {
    const requestID = await createRequest(t, requester, 'property');
    await passTo('2027-01-16T10:00:00.000Z');
    const choice = { requestID, conditionID: 2 };
    await t.request().post('/api/real-estate-conditions').set(requester.auth).send(choice).expect(200);
    await passTo('2027-03-01T10:00:00.000Z');
    expect(await wanted()).toEqual([requestID]);
    await passTo('2027-05-01T10:00:00.000Z');
    expect(await wanted()).toEqual([]);
    const body = buildRequest('property', { regions: ['Győr', 'Vác'] });
    await t
      .request()
      .put(`/api/real-estate-requests/${requestID}`)
      .set(requester.auth)
      .send(body)
      .expect(200);
    expect(await wanted()).toEqual([requestID]);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });
});
