import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let t: TestApp;
let requester: SignedIn;
beforeAll(async () => {
  t = await testApp();
  requester = await t.signIn('ajanlatkero');
});

/** The distances that a search of requests shows, by request. */
async function search(path: string, who: SignedIn): Promise<Map<number, number | undefined>> {
  const { body } = await t.request().get(path).set(who.auth).expect(200);
  const rows: { requestID: number; distance?: number }[] = body.data;
  return new Map(rows.map(({ requestID, distance }) => [requestID, distance]));
}

// Shows OFF-09.
it('says how far a request for a service is from the workshop, or without one from the chosen settlements', async () => {
  const ask = (settlement: string) =>
    createRequest(t, requester, 'service', { settlement, postalCode: null });
  const [here, near, far] = [await ask('Győr'), await ask('Pannonhalma'), await ask('Debrecen')];
  const list = '/api/search-service-requests';
  const [working, roaming, none] = [
    await t.signIn('szakember'),
    await t.signIn('szakember'),
    await t.signIn('szakember'),
  ];
  await createService(t, working, { countryID: 1, settlement: 'Győr' }, { settlements: ['Debrecen'] });
  expect([...(await search(list, working))]).toEqual([
    [far, 299],
    [near, 17],
    [here, 0],
  ]);
  await createService(t, roaming, {}, { settlements: ['Pannonhalma', 'Debrecen'], regions: ['Vas'] });
  expect([...(await search(list, roaming))]).toEqual([
    [far, 0],
    [near, 0],
    [here, 17],
  ]);
  await createService(t, none, {}, { regions: ['Vas'] });
  for (const distance of (await search(list, none)).values()) expect(distance).toBeUndefined();
});

it('says how far the nearest wish of a guest is from the nearest accommodation of a host', async () => {
  const host = await t.signIn('szallasado');
  await createAccommodation(t, host, { settlement: 'Siófok', postalCode: '8600' });
  await createAccommodation(t, host, { settlement: 'Eger', postalCode: '3300' });
  const ask = (...regions: string[]) => createRequest(t, requester, 'accommodation', { regions });
  const [several, county] = [await ask('Debrecen', 'Zamárdi'), await ask('Zala vármegye')];
  const distances = await search('/api/search-accommodation-requests', host);
  expect(distances.get(several)).toBe(8);
  expect(distances.get(county)).toBeUndefined();
});

it('says how far a wanted property is from the nearest one of an owner', async () => {
  const owner = await t.signIn('ingatlan_tulajdonos');
  const requestID = await createRequest(t, requester, 'property', { regions: ['Hajdúszoboszló'] });
  expect((await search('/api/search-real-estate-requests', owner)).get(requestID)).toBeUndefined();
  await createProperty(t, owner, { settlement: 'Debrecen', postalCode: '4031' });
  expect((await search('/api/search-real-estate-requests', owner)).get(requestID)).toBe(19);
});
