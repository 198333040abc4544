import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { type Random, weightedPicker } from './random.ts';

export type Tier = 'capital' | 'city' | 'town' | 'smallTown' | 'village';

/** A settlement that ads are placed in. */
export interface Place {
  settlementID: number;
  regionID: number | null;
  countryID: number;
  name: string;
  county: string;
  postalCodes: readonly string[];
  lat: number | null;
  lon: number | null;
  tier: Tier;
  /** By the Balaton, where holiday homes cost what flats cost in a city. */
  isLakeside: boolean;
  /** Kilometres to the middle of Budapest. */
  fromCapital: number;
  /** Streets known by name; elsewhere a name is made up from the common ones. */
  streets: readonly { name: string; postalCode: string }[];
}

export interface Gazetteer {
  pickPlace(random: Random): Place;
  /** Ids of types_public_place by name. */
  publicPlaceTypes: ReadonlyMap<string, number>;
}

const lakeside =
  /^Balaton|^(Siófok|Tihany|Keszthely|Fonyód|Zamárdi|Szántód|Alsóörs|Csopak|Révfülöp|Badacsonytomaj|Gyenesdiás|Vonyarcvashegy|Paloznak|Örvényes|Zánka|Szigliget)$/;

/** Kilometres, near enough for a market that thins out with the distance. */
const kilometres = (lat: number, lon: number) => Math.hypot((lat - 47.4984) * 111.2, (lon - 19.0404) * 75.2);

const tierOf = (county: string, weight: number): Tier => {
  if (county === 'Budapest') return 'capital';
  if (weight >= 90_000) return 'city';
  if (weight >= 14_000) return 'town';
  return weight >= 4000 ? 'smallTown' : 'village';
};

/** More ads than people: where flats change hands often, and by the lake. */
const demand = (tier: Tier, isLakeside: boolean) =>
  (tier === 'capital' ? 1.9 : tier === 'city' ? 1.5 : tier === 'town' ? 1.1 : 0.8) * (isLakeside ? 6 : 1);

/** Reads the Hungarian settlements once; Budapest stands for itself by its districts. */
export async function loadGazetteer(db: Kysely<DB>): Promise<Gazetteer> {
  const country = await db
    .selectFrom('countries')
    .select('countryID')
    .where('countryCode', '=', 'HU')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('regions as s')
    .innerJoin('regions as county', 'county.regionID', 's.parentID')
    .select([
      's.regionID',
      's.parentID',
      's.regionName',
      's.postalCode',
      's.lat',
      's.lon',
      's.weight',
      'county.regionName as county',
    ])
    .where('s.countryID', '=', country.countryID)
    .where('s.kind', '=', 'settlement')
    .where('s.regionName', '!=', 'Budapest')
    .orderBy('s.regionID')
    .execute();
  const codes = grouped(
    await db
      .selectFrom('region_postal_codes')
      .select(['regionID', 'postalCode'])
      .where('countryID', '=', country.countryID)
      .orderBy('postalCode')
      .execute(),
  );
  const streets = grouped(
    await db
      .selectFrom('region_streets')
      .select(['regionID', 'streetName', 'postalCode'])
      .orderBy('foldedName')
      .execute(),
  );
  const places = rows.map((row) => {
    const isLakeside = lakeside.test(row.regionName);
    const tier = tierOf(row.county, row.weight);
    const known = (codes.get(row.regionID) ?? []).map(({ postalCode }) => postalCode);
    const place: Place = {
      settlementID: row.regionID,
      regionID: row.parentID,
      countryID: country.countryID,
      name: row.regionName,
      county: row.county,
      postalCodes: known.length > 0 ? known : [row.postalCode ?? '1000'],
      lat: row.lat,
      lon: row.lon,
      tier,
      isLakeside,
      fromCapital: kilometres(row.lat ?? 47.2, row.lon ?? 19.5),
      streets: (streets.get(row.regionID) ?? []).map(({ streetName, postalCode }) => ({
        name: streetName,
        postalCode,
      })),
    };
    return { place, share: Math.max(row.weight, 300) ** 0.92 * demand(tier, isLakeside) };
  });
  const pick = weightedPicker(places, ({ share }) => share);
  const types = await db.selectFrom('types_public_place').select(['typeID', 'typeName']).execute();
  return {
    pickPlace: (random) => pick(random).place,
    publicPlaceTypes: new Map(types.map(({ typeID, typeName }) => [typeName, typeID])),
  };
}

function grouped<Row extends { regionID: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.regionID);
    if (group) group.push(row);
    else groups.set(row.regionID, [row]);
  }
  return groups;
}
