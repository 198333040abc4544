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
