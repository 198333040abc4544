import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { type Random, weightedPicker } from './random.ts';

export type Tier = 'capital' | 'city' | 'town' | 'smallTown' | 'village';

/** A settlement for demo listings. */
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
  /** At Lake Balaton, where holiday homes cost as much as flats in a city. */
  isLakeside: boolean;
  /** Kilometres to the centre of Budapest. */
  fromCapital: number;
  /** Known streets; elsewhere a name is composed of common ones. */
  streets: readonly { name: string; postalCode: string }[];
}

export interface Gazetteer {
  /** A Hungarian settlement, weighted by its number of listings. */
  pickPlace(random: Random): Place;
  /** The largest settlement with the name, abroad only if a country is given. */
  named(name: string, countryCode?: string): Place | undefined;
  /** The nearest Hungarian settlements, sorted by distance. */
  around(place: Place): readonly Place[];
  /** Ids of types_public_place by name. */
  publicPlaceTypes: ReadonlyMap<string, number>;
}

const lakeside =
  /^Balaton|^(Siófok|Tihany|Keszthely|Fonyód|Zamárdi|Szántód|Alsóörs|Csopak|Révfülöp|Badacsonytomaj|Gyenesdiás|Vonyarcvashegy|Paloznak|Örvényes|Zánka|Szigliget)$/;

/** Approximate distance in kilometres, for weights that decrease with it. */
const kilometres = (lat: number, lon: number) => Math.hypot((lat - 47.4984) * 111.2, (lon - 19.0404) * 75.2);

const getTier = (county: string, weight: number): Tier => {
  if (county === 'Budapest') return 'capital';
  if (weight >= 90_000) return 'city';
  if (weight >= 14_000) return 'town';
  return weight >= 4000 ? 'smallTown' : 'village';
};

/** Relative number of listings per inhabitant: higher in cities with a busy market, and at the lake. */
const demand = (tier: Tier, isLakeside: boolean) =>
  (tier === 'capital' ? 1.9 : tier === 'city' ? 1.5 : tier === 'town' ? 1.1 : 0.8) * (isLakeside ? 6 : 1);

/** Reads the settlements once; Budapest is represented by its districts. */
export async function loadGazetteer(db: Kysely<DB>): Promise<Gazetteer> {
  const rows = await db
    .selectFrom('regions as s')
    .innerJoin('regions as county', 'county.regionID', 's.parentID')
    .innerJoin('countries as country', 'country.countryID', 's.countryID')
    .select([
      's.regionID',
      's.countryID',
      's.parentID',
      's.regionName',
      's.postalCode',
      's.lat',
      's.lon',
      's.weight',
      'county.regionName as county',
      'country.countryCode',
    ])
    .where('s.kind', '=', 'settlement')
    .where('s.regionName', '!=', 'Budapest')
    .orderBy('s.regionID')
    .execute();
  const codes = grouped(
    await db
      .selectFrom('region_postal_codes')
      .select(['regionID', 'postalCode'])
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
  const known = rows.map(({ countryCode, weight, ...row }) => {
    const place = placeFrom(
      row,
      weight,
      (codes.get(row.regionID) ?? []).map(({ postalCode }) => postalCode),
      (streets.get(row.regionID) ?? []).map(({ streetName, postalCode }) => ({
        name: streetName,
        postalCode,
      })),
    );
    return { place, countryCode, weight };
  });
  const hungarian = known.filter(({ countryCode }) => countryCode === 'HU');
  const shares = hungarian.map(({ place, weight }) => ({
    place,
    share: Math.max(weight, 300) ** 0.92 * demand(place.tier, place.isLakeside),
  }));
  const pick = weightedPicker(shares, ({ share }) => share);
  const byName = new Map(
    known
      .sort((a, b) => a.weight - b.weight)
      .map(({ place, countryCode }) => [`${countryCode} ${place.name}`, place]),
  );
  const types = await db.selectFrom('types_public_place').select(['typeID', 'typeName']).execute();
  return {
    pickPlace: (random) => pick(random).place,
    named: (name, countryCode = 'HU') => byName.get(`${countryCode} ${name}`),
    around: neighbours(hungarian.map(({ place }) => place)),
    publicPlaceTypes: new Map(types.map(({ typeID, typeName }) => [typeName, typeID])),
  };
}

interface PlaceRow {
  regionID: number;
  countryID: number;
  parentID: number | null;
  regionName: string;
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  county: string;
}

function placeFrom(row: PlaceRow, weight: number, postalCodes: string[], streets: Place['streets']): Place {
  return {
    settlementID: row.regionID,
    regionID: row.parentID,
    countryID: row.countryID,
    name: row.regionName,
    county: row.county,
    postalCodes: postalCodes.length > 0 ? postalCodes : [row.postalCode ?? '1000'],
    lat: row.lat,
    lon: row.lon,
    tier: getTier(row.county, weight),
    isLakeside: lakeside.test(row.regionName),
    fromCapital: kilometres(row.lat ?? 47.2, row.lon ?? 19.5),
    streets,
  };
}

const nearest = 14;

/** Within about twenty-five kilometres, which always includes enough; sorting the whole country would be slow. */
const isNear =
  ({ settlementID, lat, lon }: Place) =>
  (other: Place): boolean =>
    other.settlementID !== settlementID &&
    Math.abs((other.lat ?? 0) - (lat ?? 0)) < 0.25 &&
    Math.abs((other.lon ?? 0) - (lon ?? 0)) < 0.35;

/** Cached by place, as benchmarks request the same neighbours repeatedly. */
function neighbours(places: readonly Place[]): Gazetteer['around'] {
  const found = new Map<number, readonly Place[]>();
  return (place) => {
    const before = found.get(place.settlementID);
    if (before) return before;
    const distance = ({ lat, lon }: Place) =>
      Math.hypot(((lat ?? 0) - (place.lat ?? 0)) * 111.2, ((lon ?? 0) - (place.lon ?? 0)) * 75.2);
    const around = places
      .filter(isNear(place))
      .map((other) => ({ other, away: distance(other) }))
      .sort((a, b) => a.away - b.away)
      .slice(0, nearest)
      .map(({ other }) => other);
    found.set(place.settlementID, around);
    return around;
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
