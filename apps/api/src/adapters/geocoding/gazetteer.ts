import { foldText } from '@piacter/db';

export interface Place {
  regionID: number;
  countryID: number;
  parentID: number | null;
  kind: string;
  regionName: string;
  foldedName: string;
  /** The main code. */
  postalCode: string | null;
  lat: number | null;
  lon: number | null;
  /** Inhabitants where known; ranks suggestions. */
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
  /** In the order of `foldedName`. */
  streets: readonly Street[];
}

const roman = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(
  ' ',
);
const capital = 'budapest';

/** Every folded way to write a district of Budapest: 'budapest xi kerulet', 'xi ker', '11 kerulet', 'budapest 11'. */
function districtNames(foldedName: string): string[] {
  const number = /^budapest ([ivx]+) kerulet$/.exec(foldedName)?.[1];
  if (!number) return [];
  return [number, String(roman.indexOf(number) + 1)].flatMap((written) => [
    `${capital} ${written}`,
    ...['kerulet', 'ker', 'k'].flatMap((word) => [
      `${written} ${word}`,
      `${capital} ${written} ${word}`,
      `${written} ${word} ${capital}`,
    ]),
  ]);
}

/** A region is found without the word for what it is, too, and a county by the word that was its until 2023. */
function regionNames(foldedName: string): string[] {
  const bare = foldedName.replace(/ (varmegye|megye|tartomany)$/, '');
  return [foldedName, bare, ...(foldedName.endsWith(' varmegye') ? [`${bare} megye`] : [])];
}

const byWeight = (a: Place, b: Place) => b.weight - a.weight || a.regionID - b.regionID;

function groupBy<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** The settlements, regions and streets that the product knows, in memory, with the ways to look them up. */
export function createGazetteer({ places, postalCodes, streets }: GazetteerRows) {
  const byID = new Map(places.map((place) => [place.regionID, place]));
  const heaviestFirst = [...places].sort(byWeight);
  const settlements = heaviestFirst.filter(({ kind }) => kind === 'settlement');
  const regions = heaviestFirst.filter(({ kind }) => kind === 'region');
  const settlementsByName = groupBy(settlements, ({ foldedName }) => [
    foldedName,
    ...districtNames(foldedName),
  ]);
  const regionsByName = groupBy(regions, ({ foldedName }) => regionNames(foldedName));
  const byCode = groupBy(postalCodes, ({ countryID, postalCode }) => [`${countryID}/${postalCode}`]);
  const codesOf = groupBy(postalCodes, ({ regionID }) => [String(regionID)]);
  const ofCountry = (found: readonly Place[] | undefined, countryID: number | undefined) =>
    (found ?? []).filter((place) => countryID === undefined || place.countryID === countryID);

  return {
    settlements,
    regions,
    placeOf: (regionID: number | null): Place | undefined =>
      regionID === null ? undefined : byID.get(regionID),
    regionOf: ({ parentID }: Place): Place | undefined =>
      parentID === null ? undefined : byID.get(parentID),
    /** The largest first; several where a country has several of the name. */
    settlementsNamed: (name: string, countryID?: number): Place[] =>
      ofCountry(settlementsByName.get(foldText(name)), countryID),
    regionsNamed: (name: string, countryID?: number): Place[] =>
      ofCountry(regionsByName.get(foldText(name)), countryID),
    /** Settlements and districts of a postal code. The capital as a whole is none: its districts have the codes. */
    settlementsOfCode: (countryID: number, postalCode: string): Place[] =>
      (byCode.get(`${countryID}/${postalCode}`) ?? [])
        .flatMap(({ regionID }) => byID.get(regionID) ?? [])
        .filter(({ foldedName }) => foldedName !== capital)
        .sort(byWeight),
    /** The settlement's only code; null where a street decides, since a wrong one would be copied into the form. */
    onlyCodeOf: ({ regionID }: Place): string | null => {
      const [code, ...others] = codesOf.get(String(regionID)) ?? [];
      return code && others.length === 0 ? code.postalCode : null;
    },
    hasCode: ({ regionID }: Place, postalCode: string): boolean =>
      (codesOf.get(String(regionID)) ?? []).some((row) => row.postalCode === postalCode),
    isCapital: ({ foldedName }: Place) => foldedName === capital,
    isDistrict: ({ foldedName }: Place) =>
      foldedName.startsWith(`${capital} `) && foldedName.endsWith(' kerulet'),
    /** Streets whose folded name begins with the text, in order of their names. */
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
