import type { Place } from '../gazetteer-rows.ts';
import { districtPositions } from './budapest-districts.ts';
import { countyRules, getCounty } from './county-rules.ts';
import { createPositionFinder, getCentre } from './positions.ts';
import type { Sources, StreetEntry } from './sources.ts';
import type { AssignID } from './stable-ids.ts';

const hungaryID = 1;
const budapestRegionID = 120;
const budapestID = 100_000;
const firstSettlementID = 100_101;
const compareHungarian = new Intl.Collator('hu').compare;

/** Postal codes by settlement, with the code of the whole settlement before those of its parts. */
function collectPostalCodes({ postalCodes, cityStreets }: Sources): Map<string, string[]> {
  const codes = new Map<string, Set<string>>();
  const add = (city: string, zip: number) => {
    const known = codes.get(city) ?? new Set();
    codes.set(city, known.add(String(zip)));
  };
  const wholeFirst = [...postalCodes].sort(
    (a, b) => Number('region' in a) - Number('region' in b) || a.zip - b.zip,
  );
  for (const { city, zip } of wholeFirst) add(city, zip);
  for (const { city, streets } of cityStreets) {
    for (const zip of streets.map((street) => street.zip).sort()) add(city, zip);
  }
  return new Map([...codes].map(([city, set]) => [city, [...set]]));
}

function budapestPlaces({ budapestStreets, places }: Sources): Place[] {
  const common = { countryID: hungaryID, isApproximate: 0 } as const;
  const capital = places.find(({ name, country }) => country === 'HU' && name === 'Budapest');
  const { lat = 47.49835, lon = 19.04045, population = 0 } = capital ?? {};
  const city = { ...common, regionName: 'Budapest', lat, lon, weight: population };
  const districts = districtPositions.map(([roman, districtLat, districtLon, weight], index): Place => {
    const ownStreets = budapestStreets.filter((street) => getDistrict(street) === index + 1);
    return {
      ...common,
      regionID: budapestID + index + 1,
      kind: 'settlement',
      parentID: budapestRegionID,
      regionName: `Budapest ${roman}. kerület`,
      postalCodes: sortMainCodeFirst(
        [...new Set(ownStreets.map(({ zip }) => String(zip)))].sort(),
        index + 1,
      ),
      lat: districtLat,
      lon: districtLon,
      weight,
    };
  });
  return [
    { ...city, regionID: budapestRegionID, kind: 'region', parentID: hungaryID, postalCodes: [] },
    // The city as a whole has every postal code of its districts; 1000 is its general one.
    {
      ...city,
      regionID: budapestID,
      kind: 'settlement',
      parentID: budapestRegionID,
      postalCodes: ['1000', ...districts.flatMap(({ postalCodes }) => postalCodes).sort()],
    },
    ...districts,
  ];
}

/** Margaret Island (1007) has no district in the source; it belongs to district XIII. */
const getDistrict = ({ zip, district }: StreetEntry) => district ?? (zip === 1007 ? 13 : undefined);

/** Sorts the codes with the district's own prefix first, so that 1007 does not become the main code of district XIII. */
const sortMainCodeFirst = (codes: string[], district: number) => {
  const ownPrefix = `1${String(district).padStart(2, '0')}`;
  return [
    ...codes.filter((code) => code.startsWith(ownPrefix)),
    ...codes.filter((code) => !code.startsWith(ownPrefix)),
  ];
};

/** Hungary, its 19 counties and Budapest, and every settlement. */
export function hungarianPlaces(sources: Sources, assignID: AssignID): Place[] {
  const codes = collectPostalCodes(sources);
  const findPosition = createPositionFinder(codes, sources.places);
  const countyNames = Object.keys(countyRules);
  const getCountyID = (county: string) => 101 + countyNames.indexOf(county);

  const settlements = [...codes.keys()].sort(compareHungarian).map((name): Place => {
    const postalCodes = codes.get(name) ?? [];
    const parentID = getCountyID(getCounty(name, postalCodes));
    return {
      regionID: assignID('settlement', parentID, name, firstSettlementID),
      kind: 'settlement',
      countryID: hungaryID,
      parentID,
      regionName: name,
      postalCodes,
      ...findPosition(name),
    };
  });
  const counties = countyNames.map((county): Place => {
    const members = settlements.filter(({ parentID }) => parentID === getCountyID(county));
    return {
      regionID: getCountyID(county),
      kind: 'region',
      countryID: hungaryID,
      parentID: hungaryID,
      regionName: `${county} vármegye`,
      postalCodes: [],
      ...getCentre(members),
    };
  });
  const budapest = budapestPlaces(sources);
  const [capital] = budapest;
  const country: Place = {
    regionID: hungaryID,
    kind: 'country',
    countryID: hungaryID,
    parentID: null,
    regionName: 'Magyarország',
    postalCodes: [],
    ...getCentre([...counties, ...(capital ? [capital] : [])]),
  };
  return [country, ...counties, ...budapest, ...settlements];
}

/** The lines of the street file: postal code and street name with its type. */
export function budapestStreetLines({ budapestStreets }: Sources): string[] {
  const lines = budapestStreets.map(({ zip, streetName, streetType }) =>
    [zip, [streetName, streetType].filter(Boolean).join(' ')].join('\t'),
  );
  return [...new Set(lines)].sort(compareHungarian);
}
