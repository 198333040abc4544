import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { buildRequest, createRequest } from '../testing/factories-requests.ts';
import { findBrokenInvariants } from './check.ts';

describe('the rules of the places of requests', () => {
  let t: TestApp;
  let requester: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    t = await testApp();
    requester = await t.signIn('ajanlatkero');
  });

  beforeEach(async () => {
    for (const table of ['accommodation_requests', 'real_estate_requests'] as const)
      await t.db.deleteFrom(table).execute();
  });

  const findBroken = async () =>
    (await findBrokenInvariants(t.db, t.clock.now())).filter(({ sentence }) =>
      /^The places of/.test(sentence),
    );

  it('hold for settlements, regions with a settlement of theirs, the capital and unknown places', async () => {
    const regions = ['Győr', 'Győr-Moson-Sopron', 'Eger', 'Pécs', 'Budapest', 'Sehonnai'];
    await createRequest(t, requester, 'accommodation', { regions });
    const requestID = await createRequest(t, requester, 'property', { regions });
    expect(await findBroken()).toEqual([]);
    await t
      .request()
      .put(`/api/real-estate-requests/${requestID}`)
      .set(requester.auth)
      .send(buildRequest('property', { regions: ['Eger', 'Szeged'], floorAreaTo: 90 }))
      .expect(200);
    expect(await findBroken()).toEqual([]);
  });

  it.each([
    ['accommodation', "update accommodation_requests set endDate = '2031-08-01'"],
    ['accommodation', 'delete from accommodation_request_places where placeKind = 2'],
    ['property', 'update real_estate_requests set floorAreaTo = null'],
    [
      'property',
      'insert ignore into real_estate_request_places select 1, placeID + 1, requestID, adType, houseType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo from real_estate_request_places',
    ],
  ] as const)('detect a place or a copy of %s requests that differs: %s', async (kind, statement) => {
    const requestID = await createRequest(t, requester, kind, { regions: ['Eger'] });
    await sql.raw(statement).execute(t.db);
    const [broken] = await findBroken();
    expect(broken?.sentence).toContain(kind);
    expect(broken?.ids).toEqual([requestID]);
  });
});
