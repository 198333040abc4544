import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { describeListings } from './index.ts';

it('names listings with the units of their prices', async () => {
  const app = await testApp();
  const owner = await app.signIn('ingatlan_tulajdonos');
  const flat = { houseType: 2, settlement: 'Győr', postalCode: '9021' } as const;
  const rent = await createProperty(app, owner, { ...flat, adType: 2, price: 180 });
  const swap = await createProperty(app, owner, { ...flat, adType: 3, price: 45_000 });
  const host = await app.signIn('szallasado');
  const stay = await createAccommodation(app, host, { accommodationName: 'Nádas', pricePerPerson: 12_000 });
  const toWords = (described: ReadonlyMap<number, { line: string }>) =>
    [...described.values()].map(({ line }) => line.replaceAll('\u00a0', ' '));
  expect(toWords(await describeListings(app.db, 'property', [rent, swap]))).toEqual([
    'Kiadó lakás, Győr – 180 000 Ft/hó',
    'Cserélhető lakás, Győr – 45 000 000 Ft',
  ]);
  expect(toWords(await describeListings(app.db, 'accommodation', [stay]))).toEqual([
    'Nádas – 12 000 Ft/fő/éj',
  ]);
});

it('says what decides beside the price, and the price before its last drop', async () => {
  const app = await testApp();
  const owner = await app.signIn('ingatlan_tulajdonos');
  const host = await app.signIn('szallasado');
  const flat = await createProperty(app, owner, {
    houseType: 2,
    floorArea: 54,
    roomNumber: 2,
    price: 45_000,
  });
  const half = await createProperty(app, owner, {
    houseType: 1,
    floorArea: 80,
    roomNumber: 2,
    halfRoomNumber: 1,
  });
  const plot = await createProperty(app, owner, { houseType: 3, siteArea: 12_500, floorArea: 30 });
  const bare = await createProperty(app, owner, { houseType: 2, floorArea: null });
  await app.db
    .updateTable('real_estates')
    .set({ dropFrom: 47_000, mainImg: '/files/images/aa/b-1600.webp' })
    .where('realEstateID', '=', flat)
    .execute();
  const stay = await createAccommodation(app, host, { capacity: 6 });
  const described = await describeListings(app.db, 'property', [flat, half, plot, bare]);
  const terms = (id: number) => described.get(id)?.terms.replaceAll('\u00a0', ' ');
  expect([flat, half, plot, bare].map(terms)).toEqual([
    '54 m², 2 szoba',
    '80 m², 2 + 1 szoba',
    '12 500 m²',
    '',
  ]);
  expect(described.get(flat)?.before?.replaceAll('\u00a0', ' ')).toBe('47 000 000 Ft');
  expect(described.get(flat)?.picture).toBe('/files/images/aa/b-320.webp');
  expect(described.get(half)).toMatchObject({ before: undefined, picture: undefined });
  expect((await describeListings(app.db, 'accommodation', [stay])).get(stay)?.terms).toBe('6\u00a0fő');
});
