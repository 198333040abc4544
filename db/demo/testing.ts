import type { SeriesOptions } from './listing.ts';
import { paperPool, randomPictures } from './pictures.ts';
import type { Gazetteer, Place, Tier } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import type { DemoUser } from './users.ts';

/** The clock of tests of the demo data. */
export const now = new Date('2026-11-21T11:00:00Z');

let lastID = 1;

/** A settlement by its name, county and kind. */
const createPlace = (
  name: string,
  county: string,
  tier: Tier,
  fromCapital: number,
  more: Partial<Place> = {},
): Place => ({
  settlementID: lastID++,
  regionID: county.length,
  countryID: 1,
  name,
  county,
  tier,
  fromCapital,
  isLakeside: false,
  postalCodes: ['1000'],
  lat: 47,
  lon: 19,
  streets: [],
  ...more,
});

export const demoPlaces = [
  createPlace('Budapest XIII. kerület', 'Budapest', 'capital', 5),
  createPlace('Budapest XVII. kerület', 'Budapest', 'capital', 14),
  createPlace('Debrecen', 'Hajdú-Bihar vármegye', 'city', 195),
  createPlace('Ajka', 'Veszprém vármegye', 'town', 130),
  createPlace('Siófok', 'Somogy vármegye', 'town', 100, { isLakeside: true }),
  createPlace('Encs', 'Borsod-Abaúj-Zemplén vármegye', 'smallTown', 170),
  createPlace('Okorvölgy', 'Baranya vármegye', 'village', 170),
  createPlace('Hévíz', 'Zala vármegye', 'smallTown', 180),
  createPlace('Abbázia', 'Isztria', 'town', 400, { countryID: 5 }),
];
const hungarian = demoPlaces.filter(({ countryID }) => countryID === 1);

const demoGazetteer: Gazetteer = {
  pickPlace: (random) => random.pick(hungarian),
  named: (name) => demoPlaces.find((one) => one.name === name),
  around: (place) => hungarian.filter((other) => other !== place),
  publicPlaceTypes: new Map([
    ['utca', 1],
    ['út', 2],
    ['tér', 3],
  ]),
};

/** The inputs of a series in a test, with two owners of the role. */
export const seriesOptions = (userType: number): SeriesOptions => {
  const owners: DemoUser[] = [
    {
      ...{ userID: 1, userType, email: 'a@piacter.test', advertiserType: 'magánszemély' },
      name: { lastName: 'Szabó', firstName: 'Judit', firmName: null },
    },
    {
      ...{ userID: 2, userType, email: 'b@piacter.test', advertiserType: 'ingatlanközvetítő' },
      name: { lastName: 'Kovács', firstName: 'Béla', firmName: 'Négy Fal Szolgáltató Kft.' },
    },
  ];
  const pool = paperPool();
  return {
    gazetteer: demoGazetteer,
    pool,
    choosePicture: randomPictures(pool),
    pictureRandom: createRandom(hashSeed('galleries')),
    owners,
    now,
    promoted: { pro: 0.09, kiemelt: 0.14 },
    galleries: true,
  };
};
