import { foldText } from '@piacter/db/fold-text';

export interface Place {
  regionID: number;
  countryID: number;
  parentID: number | null;
  kind: string;
  regionName: string;
  foldedName: string;
  /** The main postal code. */
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  /** 1 for coordinates interpolated from neighbouring settlements. */
  isApproximate: number;
  /** Population where known; ranks suggestions. */
  weight: number;
}

export interface Street {
  foldedName: string;
  streetName: string;
  regionID: number;
  postalCode: string;
}

export interface GazetteerRows {
  places: readonly Place[];
  postalCodes: readonly { countryID: number; postalCode: string; regionID: number }[];
  /** Sorted by `foldedName`. */
  streets: readonly Street[];
}

const romanNumerals =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(' ');
const capital = 'budapest';

/** The folded spellings of a district of Budapest: 'budapest xi kerulet', 'xi ker', '11 kerulet', 'budapest 11'. */
function districtNames(foldedName: string): string[] {
  const number = /^budapest ([ivx]+) kerulet$/.exec(foldedName)?.[1];
  if (!number) return [];
  return [number, String(romanNumerals.indexOf(number) + 1)].flatMap((written) => [
    `${capital} ${written}`,
    ...['kerulet', 'ker', 'k'].flatMap((word) => [
      `${written} ${word}`,
      `${capital} ${written} ${word}`,
      `${written} ${word} ${capital}`,
    ]),
  ]);
}

/** The folded spellings of a region: with and without its type, and for counties with the type used until 2023. */
function regionNames(foldedName: string): string[] {
  const bare = foldedName.replace(/ (varmegye|megye|tartomany)$/, '');
  return [foldedName, bare, ...(foldedName.endsWith(' varmegye') ? [`${bare} megye`] : [])];
}

const compareByWeight = (a: Place, b: Place) => b.weight - a.weight || a.regionID - b.regionID;

function groupBy<Item>(items: readonly Item[], getKeys: (item: Item) => readonly string[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(getKeys(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** An in-memory index of settlements, regions, postal codes and streets. */
export function createGazetteer({ places, postalCodes, streets }: GazetteerRows) {
  const byID = new Map(places.map((place) => [place.regionID, place]));
  const sortedPlaces = [...places].sort(compareByWeight);
  const settlements = sortedPlaces.filter(({ kind }) => kind === 'settlement');
  const regions = sortedPlaces.filter(({ kind }) => kind === 'region');
  const settlementsByName = groupBy(settlements, ({ foldedName }) => [
    foldedName,
    ...districtNames(foldedName),
  ]);
  const regionsByName = groupBy(regions, ({ foldedName }) => regionNames(foldedName));
  const placesByCode = groupBy(postalCodes, ({ countryID, postalCode }) => [`${countryID}/${postalCode}`]);
  const codesByPlace = groupBy(postalCodes, ({ regionID }) => [String(regionID)]);
  const filterByCountry = (found: readonly Place[] | undefined, countryID: number | undefined) =>
    (found ?? []).filter((place) => countryID === undefined || place.countryID === countryID);

  return {
    settlements,
    regions,
    countries: sortedPlaces.filter(({ kind }) => kind === 'country'),
    findPlace: (regionID: number | null): Place | undefined =>
      regionID === null ? undefined : byID.get(regionID),
    findRegion: ({ parentID }: Place): Place | undefined =>
      parentID === null ? undefined : byID.get(parentID),
    /** Settlements of a name, largest first. */
    settlementsNamed: (name: string, countryID?: number): Place[] =>
      filterByCountry(settlementsByName.get(foldText(name)), countryID),
    regionsNamed: (name: string, countryID?: number): Place[] =>
      filterByCountry(regionsByName.get(foldText(name)), countryID),
    /** Settlements and districts of a postal code, without Budapest as a whole, as its districts have the codes. */
    settlementsOfCode: (countryID: number, postalCode: string): Place[] =>
      (placesByCode.get(`${countryID}/${postalCode}`) ?? [])
        .flatMap(({ regionID }) => byID.get(regionID) ?? [])
        .filter(({ foldedName }) => foldedName !== capital)
        .sort(compareByWeight),
    /** All postal codes of a settlement, its main one first. */
    getCodes: ({ regionID, postalCode }: Place): string[] =>
      (codesByPlace.get(String(regionID)) ?? [])
        .map((row) => row.postalCode)
        .sort((a, b) => Number(b === postalCode) - Number(a === postalCode) || a.localeCompare(b)),
    /** The settlement's only postal code; null where it has several, since a wrong one would be filled into the form. */
    getOnlyCode: ({ regionID }: Place): string | null => {
      const [code, ...others] = codesByPlace.get(String(regionID)) ?? [];
      return code && others.length === 0 ? code.postalCode : null;
    },
    hasCode: ({ regionID }: Place, postalCode: string): boolean =>
      (codesByPlace.get(String(regionID)) ?? []).some((row) => row.postalCode === postalCode),
    isCapital: ({ foldedName }: Place) => foldedName === capital,
    isDistrict: ({ foldedName }: Place) =>
      foldedName.startsWith(`${capital} `) && foldedName.endsWith(' kerulet'),
    /** Streets whose folded name begins with the prefix, sorted by name. */
    *streetsFrom(foldedPrefix: string): Generator<Street> {
      let low = 0;
      let high = streets.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((streets[middle]?.foldedName ?? '') < foldedPrefix) low = middle + 1;
        else high = middle;
      }
      for (let index = low; index < streets.length; index += 1) {
        const street = streets[index];
        if (!street?.foldedName.startsWith(foldedPrefix)) return;
        yield street;
      }
    },
  };
}

export type Gazetteer = ReturnType<typeof createGazetteer>;
