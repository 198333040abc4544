import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest, secretContact } from '../../testing/request-people.ts';

let t: RequestTest['t'];
let requester: RequestTest['requester'];
let stranger: RequestTest['stranger'];
let owner: RequestTest['owner'];
let get: RequestTest['get'];
let send: RequestTest['send'];
let give: RequestTest['give'];
beforeAll(async () => {
  ({ t, requester, stranger, owner, get, send, give } = await openRequestTest());
});

describe('a property request', () => {
  // Shows API-63, RRE-04.
  it('can be changed later, including single list entries', async () => {
    const requestID = await createRequest(t, requester, 'property');
    const path = `/api/real-estate-requests/${requestID}`;
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 2 }).expect(200);
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 2 }).expect(200);
    await send('delete', `/api/real-estate-build-technologies/1/${requestID}`, requester).expect(200);
    const { body } = await get(`/api/real-estate-request-by-ids/${requestID}`, requester).expect(200);
    expect(body.data).toMatchObject({ conditions: [1, 2], buildTechnologies: [], regions: ['Győr'] });
    await send('post', '/api/real-estate-conditions', stranger, { requestID, conditionID: 3 }).expect(404);
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 9999 }).expect(
      422,
    );
    await send(
      'put',
      path,
      requester,
      buildRequest('property', { regions: ['Sopron'], maxPrice: 70_000 }),
    ).expect(200);
    const changed = await get(path, requester).expect(200);
    expect(changed.body.data).toMatchObject({ regions: ['Sopron'], maxPrice: 70_000 });
    await send('delete', path, requester).expect(200);
    await get(path, requester).expect(404);
  });

  // Shows GATE-02, RRE-07.
  it('discloses its contact data to owners with the package', async () => {
    const buyer = await t.signIn('ingatlan_tulajdonos');
    await give(buyer.userID, packageTypes.contactData);
    const requestID = await createRequest(t, requester, 'property');
    const { body } = await get(`/api/real-estate-requests/${requestID}`, buyer).expect(200);
    expect(body.data).toMatchObject({ contactVisible: 1, contactEmail: secretContact.contactEmail });
  });

  it.each([
    ['maxPrice', { minPrice: 10, maxPrice: 5 }],
    ['conditions', { conditions: [] }],
    ['floorAreaFrom', { floorAreaFrom: null }],
    ['adType', { adType: 3 as never }],
    ['minPrice', { minPrice: -1 }],
  ])('is rejected at %s for %o', async (field, overrides) => {
    const body = buildRequest('property', overrides);
    const reply = await send('post', '/api/real-estate-requests', requester, body).expect(422);
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  // Shows RRE-02.
  it('drops the fields of buildings for a plot', async () => {
    const plot = {
      houseType: 3 as const,
      conditions: [],
      buildTechnologies: [],
      floorAreaFrom: null,
      floorAreaTo: null,
    };
    await createRequest(t, requester, 'property', { ...plot, minRooms: null, maxRooms: null });
  });

  // Shows RRE-06.
  it('is found by areas that overlap its range, oldest first', async () => {
    const [small, large] = [
      await createRequest(t, requester, 'property', {
        regions: ['Tata'],
        floorAreaFrom: 20,
        floorAreaTo: 40,
      }),
      await createRequest(t, requester, 'property', {
        regions: ['Tata'],
        floorAreaFrom: 80,
        floorAreaTo: 120,
      }),
    ];
    const ids = async (query: string): Promise<number[]> =>
      (
        await get(`/api/search-real-estate-requests?settlement=Tata${query}`, owner).expect(200)
      ).body.data.map((row: { requestID: number }) => row.requestID);
    expect(await ids('')).toEqual([small, large]);
    expect(await ids('&orderBy=DESC')).toEqual([large, small]);
    expect(await ids('&floorAreaFrom=60&floorAreaTo=100')).toEqual([large]);
    expect(await ids('&houseType=1')).toEqual([]);
  });

  it('is found by prices that overlap its range', async () => {
    const ask = (minPrice: number, maxPrice: number) =>
      createRequest(t, requester, 'property', { regions: ['Kisbér'], minPrice, maxPrice });
    const [cheap, dear] = [await ask(20_000, 30_000), await ask(50_000, 80_000)];
    const ids = async (query: string): Promise<number[]> =>
      (
        await get(`/api/search-real-estate-requests?settlement=Kisbér${query}`, owner).expect(200)
      ).body.data.map((row: { requestID: number }) => row.requestID);
    expect(await ids('&priceFrom=30000&priceTo=49999')).toEqual([cheap]);
    expect(await ids('&priceFrom=30001')).toEqual([dear]);
    expect(await ids('&priceTo=50000')).toEqual([cheap, dear]);
    expect(await ids('&priceFrom=80001')).toEqual([]);
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
