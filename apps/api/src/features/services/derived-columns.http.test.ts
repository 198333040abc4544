import { fillMapColumns, serviceTerms, toCoverageRows } from '@piacter/db';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { expirePromotions } from '../../jobs/expire-promotions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { buildService, createService } from '../../testing/factories-services.ts';
import { listingRef } from '../listings/index.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { refreshDerived } from './derived-columns.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let anna: SignedIn;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('services').execute();
  anna = await app.signIn('szakember');
});

const of = (serviceID: number) => ({
  service: () =>
    app.db.selectFrom('services').selectAll().where('serviceID', '=', serviceID).executeTakeFirstOrThrow(),
  coverage: () =>
    app.db.selectFrom('service_coverage').selectAll().where('serviceID', '=', serviceID).execute(),
  words: () => app.db.selectFrom('service_words').selectAll().where('serviceID', '=', serviceID).execute(),
});

/** The expected search rows, derived from the selections independently of the service. */
async function expectedRows(serviceID: number) {
  const { db } = app;
  const service = await of(serviceID).service();
  if (service.status !== 1) return { coverage: [], words: [] };
  const chosen = await db
    .selectFrom('service_regions')
    .selectAll()
    .where('serviceID', '=', serviceID)
    .execute();
  const placeIDs = [...chosen.map(({ placeID }) => placeID), service.settlementID].flatMap((id) => id ?? []);
  const places = await db
    .selectFrom('regions')
    .select(['regionID', 'countryID', 'parentID', 'kind', 'foldedName'])
    .where('regionID', 'in', [0, ...placeIDs])
    .execute();
  const professions = await db
    .selectFrom('service_relations')
    .select('serviceTypeID')
    .where('serviceID', '=', serviceID)
    .execute();
  const countries = await db
    .selectFrom('service_countries')
    .select('countryID')
    .where('serviceID', '=', serviceID)
    .execute();
  const ranked = { serviceID, sortRank: service.sortRank };
  const coverage = toCoverageRows({
    professions: professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...chosen.map(({ countryID }) => countryID), service.countryID ?? []].flat(),
  });
  return {
    coverage: coverage.map((row) => ({
      ...row,
      ...ranked,
      mapCell: service.mapTile,
      mapPoint: service.mapPoint,
    })),
    words: serviceTerms(service.title, service.description).map((term) => ({ term, ...ranked })),
  };
}

async function expectRight(serviceID: number) {
  const expected = await expectedRows(serviceID);
  const held = { coverage: await of(serviceID).coverage(), words: await of(serviceID).words() };
  expect(held.coverage).toHaveLength(expected.coverage.length);
  expect(held.coverage).toEqual(expect.arrayContaining(expected.coverage));
  expect(held.words).toHaveLength(expected.words.length);
  expect(held.words).toEqual(expect.arrayContaining(expected.words));
}

describe('the search rows of a service', () => {
  const call = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
    app.request()[method](path).set(anna.auth).send(body);

  it('are correct after every kind of change', async () => {
    const serviceID = await createService(app, anna, {
      selectedServiceTypes: [4, 9],
      countryID: 1,
      settlement: 'Győr',
      description: '<p>Kertek, teraszok</p>',
    });
    await expectRight(serviceID);

    const added = await call('post', '/api/service-relation', { serviceID, serviceTypeID: 12 }).expect(201);
    await expectRight(serviceID);
    await call('delete', `/api/service-relation/${added.body.insertID}`).expect(200);
    await expectRight(serviceID);

    const region = { serviceID, regionType: 1, regionName: 'Győr-Moson-Sopron' };
    const covered = await call('post', '/api/service-regions', region).expect(201);
    await expectRight(serviceID);
    await call('post', '/api/service-regions', { serviceID, regionType: 2, settlementName: 'Pécs' }).expect(
      201,
    );
    await call('post', '/api/service-regions', { ...region, countryID: 6, regionName: 'Gorenjska' }).expect(
      201,
    );
    await expectRight(serviceID);
    await call('post', '/api/toggle-service-country-relation', { serviceID, countryID: 1 }).expect(200);
    await expectRight(serviceID);
    await call('post', '/api/toggle-service-country-relation', { serviceID, countryID: 1 }).expect(200);
    await call('delete', `/api/service-regions/${covered.body.insertID}`).expect(200);
    await expectRight(serviceID);

    const replaced = { title: 'Kútfúrás', settlement: 'Sehonna', countryID: 1, selectedServiceTypes: [30] };
    await call('put', `/api/professionals/${serviceID}`, buildService(replaced)).expect(200);
    await expectRight(serviceID);
    expect(await of(serviceID).service()).toMatchObject({
      settlementID: null,
      unlistedSettlement: 'sehonna',
    });
    expect((await of(serviceID).words()).map(({ term }) => term)).not.toContain('terasz');

    await promoteListing(app, anna, listingRef('service', serviceID), 4);
    await expectRight(serviceID);
    const { sortRank: promoted } = await of(serviceID).service();
    app.clock.pass(2 * 86_400_000);
    await expirePromotions(app.deps, app.clock.now());
    await expectRight(serviceID);
    expect((await of(serviceID).service()).sortRank).toBeLessThan(promoted);
  });

  it('are deleted when a service is unpublished, and restored with it', async () => {
    const serviceID = await createService(app, anna, {}, { countries: [1] });
    const lookups = createLookupService(app.deps);
    const places = createPlaceService({ ...app.deps, lookups });
    const from = { gazetteer: await places.gazetteer(), rows: await lookups.rows(), now: app.clock.now() };
    for (const status of [0, 1]) {
      await app.db.updateTable('services').set({ status }).where('serviceID', '=', serviceID).execute();
      expect(await inTransaction(app.db, (trx) => refreshDerived(trx, serviceID, from))).toBe(true);
      await expectRight(serviceID);
      expect((await of(serviceID).coverage()).length > 0).toBe(status === 1);
    }
    expect(await inTransaction(app.db, (trx) => refreshDerived(trx, 4_000_000_000, from))).toBe(false);
  });

  it('get the position of the service where they have none, as those from before the columns', async () => {
    const serviceID = await createService(app, anna, { countryID: 1, settlement: 'Pécs' });
    await app.db.updateTable('service_coverage').set({ mapCell: null, mapPoint: null }).execute();
    await fillMapColumns(app.db);
    expect((await of(serviceID).service()).mapPoint).not.toBeNull();
    await expectRight(serviceID);
  });

  it('are not rewritten by a change that does not affect them', async () => {
    const serviceID = await createService(app, anna);
    const before = await of(serviceID).words();
    await call('post', '/api/toggle-service-country-relation', { serviceID, countryID: 2 }).expect(200);
    expect(await of(serviceID).words()).toEqual(before);
    await expectRight(serviceID);
  });
});

describe('the price of a service', () => {
  it('is the minimum of its price table', async () => {
    const serviceID = await createService(app, anna);
    const price = async () => (await of(serviceID).service()).price;
    const add = (priceFrom: number) =>
      app
        .request()
        .post('/api/price-table-product')
        .set(anna.auth)
        .send({ serviceID, productName: 'Kiszállás', priceFrom })
        .expect(201);
    await add(9000);
    const { body } = await add(5000);
    expect(await price()).toBe(5000);
    await app
      .request()
      .delete(`/api/price-table-product/${body.insertID}/${serviceID}`)
      .set(anna.auth)
      .expect(200);
    expect(await price()).toBe(9000);
  });
});
