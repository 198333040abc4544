import { packageTypes } from '@piacter/contracts/packages';
import { collectExecutedFiles } from '@piacter/contracts/testing';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { createAccommodation } from './testing/factories-accommodations.ts';
import { createOrder } from './testing/factories-listing-parts.ts';
import { createProperty } from './testing/factories-properties.ts';
import { createRequest } from './testing/factories-requests.ts';
import { createWatchJobs } from './testing/watch-jobs.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

/** A call to another server, such as that of a sign-in about its password, may end at any time. */
const endOfOutbound = 'apps/api/src/adapters/outbound/call-slots.ts';

let t: TestApp;
let owner: Person;
let requester: Person;
/** Files that any call of somebody who is signed in goes through: those of one that none of the counted meets. */
let ofEveryCall: Set<string>;
beforeAll(async () => {
  t = await testApp();
  [owner, requester] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
  const call = () => t.request().get('/api/favourites').set(owner.auth).expect(200);
  await call();
  ofEveryCall = new Set([...(await collectExecutedFiles(call)), endOfOutbound]);
});

/** A reader who follows the call from its route to its rows opens so many files. */
async function expectFiles(most: number, run: () => Promise<unknown>): Promise<void> {
  const files = (await collectExecutedFiles(run)).filter((file) => !ofEveryCall.has(file));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
}

it('searches properties in at most 27 files', async () => {
  for (let index = 0; index < 6; index += 1) await createProperty(t, owner);
  const search = () => t.request().get('/api/search-real-estates?settlement=Debrecen&adType=1');
  expect((await search()).body.total).toBe(6);
  await expectFiles(27, search);
});

it('saves what changed of an accommodation in at most 32 files', async () => {
  const host = await t.signIn('szallasado');
  const id = await createAccommodation(t, host);
  const save = (capacity: number) =>
    t.request().patch(`/api/accommodations/${id}`).set(host.auth).send({ capacity }).expect(200);
  await save(8);
  await expectFiles(32, () => save(9));
});

it('accepts an offer, with its mails, in at most 21 files', async () => {
  const professional = await t.signIn('szakember');
  const { userID } = professional;
  await createOrder(t.db, t.clock, { userID, packageType: packageTypes.offers, quantity: 1, isActive: 1 });
  const { body } = await t
    .request()
    .post('/api/service-request-responses')
    .set(professional.auth)
    .send({
      requestID: await createRequest(t, requester, 'service'),
      description: 'Holnap délután ráérek.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 25_000,
      priceUnit: 'teljes összeg',
    })
    .expect(201);
  await expectFiles(21, () =>
    t.request().patch(`/api/accept-service-offer/${body.insertID}`).set(requester.auth).expect(200),
  );
});

it('finds whom a new listing interests, and mails it, in at most 28 files', async () => {
  const jobs = createWatchJobs(t);
  await jobs.run();
  await t
    .request()
    .post('/api/watches')
    .set(requester.auth)
    .send({ kind: 'property', query: 'adType=1&settlement=Debrecen' })
    .expect(201);
  t.clock.pass(60_000);
  // The first one reads what is cached.
  await createProperty(t, owner);
  await jobs.match();
  await createProperty(t, owner);
  await expectFiles(28, jobs.run);
  expect(await jobs.alertsTo(requester)).toHaveLength(1);
});
