import type { Place } from '../gazetteer-rows.ts';
import { createNameResolver, isCityPart } from './foreign-names.ts';
import { foreignRegionName } from './foreign-regions.ts';
import { getCentre } from './positions.ts';
import type { GeoPlace } from './sources.ts';
import type { AssignID } from './stable-ids.ts';

export interface ForeignCountry {
  countryID: number;
  code: string;
  name: string;
}

/** Number of settlements to include per country, largest first; more where Hungarians look for property. */
const settlementCounts: Record<string, number> = {
  AT: 250,
  SK: 170,
  RO: 300,
  HR: 250,
  SI: 100,
  RS: 180,
  UA: 60,
  CZ: 120,
  PL: 120,
  DE: 180,
  IT: 150,
  CH: 80,
  ES: 120,
};

/** A country, its regions and its larger settlements, without postal codes, which the source does not have. */
export function foreignPlaces(country: ForeignCountry, all: GeoPlace[], assignID: AssignID): Place[] {
  const { countryID, code } = country;
  const resolveName = createNameResolver(code);
  const included = new Map<string, GeoPlace>();
  const candidates = all
    .filter((place) => place.country === code && place.population > 0 && !isCityPart(place.name))
    .sort((a, b) => b.population - a.population);
  for (const [rank, place] of candidates.entries()) {
    const { name, isKnown } = resolveName(place.name);
    const key = `${place.admin1} ${name}`;
    const isWanted = isKnown || rank < (settlementCounts[code] ?? 0);
    if (isWanted && !included.has(key)) included.set(key, { ...place, name });
  }

  const regionIDs = new Map<string, number>();
  const getRegionID = (admin1: string): number => {
    const name = foreignRegionName(code, admin1);
    if (!name) return countryID;
    const id = regionIDs.get(name) ?? assignID('region', countryID, name, countryID * 100 + 1);
    regionIDs.set(name, id);
    return id;
  };
  const settlements = [...included.values()].map((place): Place => {
    const parentID = getRegionID(place.admin1);
    return {
      regionID: assignID('settlement', parentID, place.name, countryID * 100_000 + 1),
      kind: 'settlement',
      countryID,
      parentID,
      regionName: place.name,
      postalCodes: [],
      lat: place.lat,
      lon: place.lon,
      isApproximate: 0,
      weight: place.population,
    };
  });
  const regions = [...regionIDs].map(
    ([regionName, regionID]): Place => ({
      regionID,
      kind: 'region',
      countryID,
      parentID: countryID,
      regionName,
      postalCodes: [],
      ...getCentre(settlements.filter(({ parentID }) => parentID === regionID)),
    }),
  );
  const root: Place = {
    regionID: countryID,
    kind: 'country',
    countryID,
    parentID: null,
    regionName: country.name,
    postalCodes: [],
    ...getCentre(settlements),
  };
  return [root, ...regions, ...settlements];
}
