import type { Place } from '../gazetteer-rows.ts';
import { districtPositions } from './budapest-districts.ts';
import { countyOf, countyRules } from './county-rules.ts';
import { middleOf, positionFinder } from './positions.ts';
import type { Sources, StreetEntry } from './sources.ts';
import type { IdSource } from './stable-ids.ts';

const hungaryID = 1;
const budapestRegionID = 120;
const budapestID = 100_000;
const firstSettlementID = 100_101;
const byHungarianAlphabet = new Intl.Collator('hu').compare;

/** Codes of every settlement, the code of the settlement as a whole before those of its parts. */
function codesOfSettlements({ postalCodes, cityStreets }: Sources): Map<string, string[]> {
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
    const ofDistrict = budapestStreets.filter((street) => districtOf(street) === index + 1);
    return {
      ...common,
      regionID: budapestID + index + 1,
      kind: 'settlement',
      parentID: budapestRegionID,
      regionName: `Budapest ${roman}. kerület`,
      postalCodes: mainCodeFirst([...new Set(ofDistrict.map(({ zip }) => String(zip)))].sort(), index + 1),
      lat: districtLat,
      lon: districtLon,
      weight,
    };
  });
  return [
    { ...city, regionID: budapestRegionID, kind: 'region', parentID: hungaryID, postalCodes: [] },
    // The city as a whole answers to every code of its districts; 1000 leads as the general one.
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

/** Margaret Island belongs to the XIII district; its code 1007 comes without a number. */
const districtOf = ({ zip, district }: StreetEntry) => district ?? (zip === 1007 ? 13 : undefined);

/** Margaret Island's 1007 must not stand for the XIII district: the codes that carry its number come first. */
const mainCodeFirst = (codes: string[], district: number) => {
  const ownPrefix = `1${String(district).padStart(2, '0')}`;
  return [
    ...codes.filter((code) => code.startsWith(ownPrefix)),
    ...codes.filter((code) => !code.startsWith(ownPrefix)),
  ];
};

/** Hungary, its 19 counties and Budapest, and every settlement. */
export function hungarianPlaces(sources: Sources, idOf: IdSource): Place[] {
  const codes = codesOfSettlements(sources);
  const findPosition = positionFinder(codes, sources.places);
  const countyNames = Object.keys(countyRules);
  const countyID = (county: string) => 101 + countyNames.indexOf(county);

  const settlements = [...codes.keys()].sort(byHungarianAlphabet).map((name): Place => {
    const postalCodes = codes.get(name) ?? [];
    const parentID = countyID(countyOf(name, postalCodes));
    return {
      regionID: idOf('settlement', parentID, name, firstSettlementID),
      kind: 'settlement',
      countryID: hungaryID,
      parentID,
      regionName: name,
      postalCodes,
      ...findPosition(name),
    };
  });
  const counties = countyNames.map((county): Place => {
    const members = settlements.filter(({ parentID }) => parentID === countyID(county));
    return {
      regionID: countyID(county),
      kind: 'region',
      countryID: hungaryID,
      parentID: hungaryID,
      regionName: `${county} vármegye`,
      postalCodes: [],
      ...middleOf(members),
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
    ...middleOf([...counties, ...(capital ? [capital] : [])]),
  };
  return [country, ...counties, ...budapest, ...settlements];
}

/** One line a street and code: the code and the name with its type. */
export function budapestStreetLines({ budapestStreets }: Sources): string[] {
  const lines = budapestStreets.map(({ zip, streetName, streetType }) =>
    [zip, [streetName, streetType].filter(Boolean).join(' ')].join('\t'),
  );
  return [...new Set(lines)].sort(byHungarianAlphabet);
}
