import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** The documented lists by the fields of their rows. */
const lists = {
  'typeID typeName': [
    'types_ad',
    'types_condition',
    'accommodation_types',
    'service_types_order',
    'types_public_place',
    'types_build_technology',
    'types_heating',
    'types_parking',
    'types_view',
    'types_furnished',
    'types_electricity',
    'types_gas',
    'types_house',
    'types_service',
    'accommodation-types',
  ],
  'planID planName': ['meal-plans', 'accommodation-meal-plans'],
  'facilityID facilityName': [
    'accommodation-room-facilities',
    'accommodation-bathroom-facilities',
    'accommodation-child-friendly-facilities',
    'accommodation-kitchen-facilities',
    'accommodation-facilities',
  ],
  'locationID locationName': ['special_locations', 'accommodation-special-locations'],
  'languageID languageName': ['accommodation-spoken-languages'],
  'countryID countryName countryCode': ['countries'],
};
const cases = Object.entries(lists).flatMap(([fields, names]) =>
  names.map((name) => [name, fields] as const),
);

describe('a list for choosing', () => {
  // Shows API-17, API-29, ENT-08.
  it.each(cases)('%s is public, with rows of %s', async (name, fields) => {
    const { body } = await app.request().get(`/api/${name}`).expect(200);
    expect(body.data.length).toBeGreaterThan(2);
    for (const row of body.data) expect(Object.keys(row).sort()).toEqual(fields.split(' ').sort());
  });

  // Shows LAW-20.
  it('of energy classes has the scale, what is no class, and nothing that is not in force yet', async () => {
    const names = async (kind: string) => {
      const { body } = await app.request().get(`/api/types/${kind}`).expect(200);
      return body.data.map(({ typeName }: { typeName: string }) => typeName);
    };
    await app.db
      .insertInto('types_energy_class')
      .values({ typeID: 99, typeName: 'A0', position: 0, level: 13, validFrom: new Date('2099-01-01') })
      .execute();
    const scale = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
    expect(await names('energy_scale')).toEqual(scale);
    const all = await names('types_energy_class');
    await app.db.deleteFrom('types_energy_class').where('typeID', '=', 99).execute();
    expect(all.slice(0, 13)).toEqual([...scale, 'folyamatban']);
    expect(all.slice(13).every((name: string) => name.startsWith('mentes: '))).toBe(true);
  });

  // Shows API-17.
  it('of the types of e-mail is for the admin', async () => {
    await app.request().get('/api/types_email').expect(401);
    const { auth } = await app.signIn('admin');
    const { body } = await app.request().get('/api/types_email').set(auth).expect(200);
    expect(body.data[0]).toMatchObject({ typeID: 1 });
  });

  // Shows API-29.
  it('contains what one accommodation has under its own address', async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host, { facilities: [301], spokenLanguages: [3] });
    const read = async (name: string) =>
      (await app.request().get(`/api/accommodation-${name}-by-accommodation/${id}`).expect(200)).body.data;
    expect(await read('facilities')).toMatchObject([{ facilityID: 301 }]);
    expect(await read('spoken-languages')).toMatchObject([{ languageID: 3 }]);
    expect(await read('room-facilities')).toEqual([]);
  });
});
