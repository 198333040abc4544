import { getDistance } from '@piacter/db/map-position';
import { toCoverageRows } from '@piacter/db/service-coverage';
import { serviceSearchText } from '@piacter/db/service-words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildService, createService } from '../../testing/factories-services.ts';
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
});

const toPosition = ({ lat, lon }: { lat: number | null; lon: number | null }) =>
  lat === null || lon === null ? null : { lat, lon };

/** The expected rows of the coverage, derived from the selections independently of the service. */
async function expectedCoverage(serviceID: number) {
  const { db } = app;
  const service = await of(serviceID).service();
  const chosen = await db
    .selectFrom('service_regions')
    .selectAll()
    .where('serviceID', '=', serviceID)
    .execute();
  const known = await db.selectFrom('regions').selectAll().execute();
  const ids = [...chosen.map(({ placeID }) => placeID), service.settlementID];
  const isAround = (place: (typeof known)[number]) =>
    chosen.some(({ placeID, radius }) => {
      const center = known.find(({ regionID }) => regionID === placeID);
      if (radius === 0 || !center || place.kind !== 'settlement' || place.countryID !== center.countryID)
        return false;
      const [from, to] = [toPosition(center), toPosition(place)];
      return from !== null && to !== null && getDistance(from, to) <= radius * 1000;
    });
  const places = known.filter((place) => ids.includes(place.regionID) || isAround(place));
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
  const coverage = toCoverageRows({
    professions: professions.map(({ serviceTypeID }) => serviceTypeID),
    countries: countries.map(({ countryID }) => countryID),
    places,
    touchedCountries: [...chosen.map(({ countryID }) => countryID), service.countryID ?? []].flat(),
  });
  return coverage.map((row) => ({ ...row, serviceID }));
}

async function expectRight(serviceID: number) {
  const expected = await expectedCoverage(serviceID);
  const held = await of(serviceID).coverage();
  expect(held).toHaveLength(expected.length);
  expect(held).toEqual(expect.arrayContaining(expected));
  const { searchText, ...service } = await of(serviceID).service();
  expect(searchText).toBe(serviceSearchText(service));
}

describe('the coverage and the words of a service', () => {
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
    const pecs = { serviceID, regionType: 2, settlementName: 'Pécs', radius: 30 };
    const around = await call('post', '/api/service-regions', pecs).expect(201);
    await expectRight(serviceID);
    await app
      .request()
      .patch(`/api/service-regions/${around.body.insertID}`)
      .set(anna.auth)
      .send({ radius: 10 })
      .expect(200);
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
    const { settlementID, searchText } = await of(serviceID).service();
    expect(settlementID).toBeNull();
    expect(searchText).not.toContain('terasz');
  });

  it('are not recomputed for a service that is gone', async () => {
    const lookups = createLookupService(app.deps);
    const places = createPlaceService({ ...app.deps, lookups });
    const from = { gazetteer: await places.gazetteer(), rows: await lookups.rows(), now: app.clock.now() };
    expect(await inTransaction(app.db, (trx) => refreshDerived(trx, 4_000_000_000, from))).toBe(false);
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
