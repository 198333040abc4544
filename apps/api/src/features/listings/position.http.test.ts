import { getDistance } from '@piacter/db/map-position';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';

const pin = { lat: 47.54123, lon: 21.62345 };
const address = { countryID: 1, postalCode: '4031', settlement: 'Debrecen', street: 'Fő', houseNumber: '1' };
type Person = Awaited<ReturnType<TestApp['signIn']>>;

let app: TestApp;
let people: Record<string, Person>;
beforeAll(async () => {
  app = await testApp();
  people = {
    property: await app.signIn('ingatlan_tulajdonos'),
    accommodation: await app.signIn('szallasado'),
    service: await app.signIn('szakember'),
  };
});

const kinds = {
  property: { create: createProperty, read: '/api/real-estate' },
  accommodation: { create: createAccommodation, read: '/api/accommodation-public' },
  service: { create: createService, read: '/api/professionals-public' },
};

describe.each(Object.entries(kinds))('the position of a listing of kind %s', (kind, { create, read }) => {
  const owner = () => people[kind] as Person;
  const publish = (body: object) => create(app, owner(), { ...address, ...body });
  const getDetail = async (id: number, viewer?: Person) =>
    (
      await app
        .request()
        .get(`${read}/${id}`)
        .set(viewer?.auth ?? {})
        .expect(200)
    ).body.data;

  it('is shown where its advertiser has set it', async () => {
    const detail = await getDetail(await publish(pin));
    expect(detail).toMatchObject({ ...pin, mapPosition: { ...pin, isApproximate: 0, radius: 0 } });
  });

  it('is the middle of the settlement, said to be approximate, where none was set', async () => {
    const { mapPosition, lat } = await getDetail(await publish({}));
    expect(mapPosition).toMatchObject({ isApproximate: 1, lat });
    expect(getDistance(mapPosition, pin)).toBeLessThan(5000);
    expect(mapPosition.radius).toBeGreaterThan(1000);
  });

  it('is moved for everybody while the address is hidden, and known to its advertiser only', async () => {
    const id = await publish({ ...pin, disableAddress: 1 });
    const hidden = await getDetail(id);
    expect(hidden).toMatchObject({ lat: null, lon: null, mapPosition: { isApproximate: 1, radius: 800 } });
    expect(getDistance(hidden.mapPosition, pin)).toBeGreaterThan(300);
    expect(getDistance(hidden.mapPosition, pin)).toBeLessThan(800);
    expect(await getDetail(id, owner())).toMatchObject({ ...pin, mapPosition: hidden.mapPosition });
  });
});

describe('changing a listing', () => {
  const update = (id: number, body: object) =>
    app
      .request()
      .put(`/api/real-estate/${id}`)
      .set(people.property?.auth ?? {})

      .send({ ...buildProperty(), ...address, ...body });
  const getDetail = async (id: number) => (await app.request().get(`/api/real-estate/${id}`)).body.data;
  const publish = (body: object) => createProperty(app, people.property as Person, { ...address, ...body });

  it('keeps the position and the vector of a hidden one', async () => {
    const id = await publish({ ...pin, disableAddress: 1 });
    const { mapPosition } = await getDetail(id);
    await update(id, { price: 1234 }).expect(200);
    await update(id, { disableAddress: 0 }).expect(200);
    expect(await getDetail(id)).toMatchObject(pin);
    await update(id, { disableAddress: 1 }).expect(200);
    expect((await getDetail(id)).mapPosition).toEqual(mapPosition);
  });

  it('drops a position that belongs to the address before', async () => {
    const id = await publish(pin);
    await update(id, { street: 'Piac', houseNumber: '20' }).expect(200);
    expect((await getDetail(id)).mapPosition.isApproximate).toBe(1);
    await update(id, { street: 'Vár', ...pin }).expect(200);
    expect((await getDetail(id)).mapPosition).toMatchObject(pin);
  });

  it('ignores a position far from the settlement, and refuses one that is not on Earth', async () => {
    const id = await publish({ lat: 46.25, lon: 20.14 });
    expect((await getDetail(id)).mapPosition.isApproximate).toBe(1);
    const { body } = await update(id, { lat: 91, lon: 20 }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'lat' }]);
  });
});

it('a service without an address stands at the middle of what it covers', async () => {
  const professional = people.service as Person;
  const id = await createService(app, professional);
  const getDetail = async () => (await app.request().get(`/api/professionals-public/${id}`)).body.data;
  expect((await getDetail()).mapPosition).toBeNull();
  await app
    .request()
    .post('/api/service-regions')
    .set(professional.auth)
    .send({ serviceID: id, regionType: 2, settlementName: 'Debrecen' })
    .expect(201);
  const { mapPosition } = await getDetail();
  expect(mapPosition).toMatchObject({ isApproximate: 1, radius: 5000 });
  expect(getDistance(mapPosition, pin)).toBeLessThan(5000);
});
