import { parseTable } from './data-files.ts';
import { foldText } from './fold-text.ts';
import type { Row } from './lookup-rows.ts';

/** The columns of the gazetteer files, in order. */
export const gazetteerColumns = [
  'regionID',
  'kind',
  'countryID',
  'parentID',
  'name',
  'postalCodes',
  'lat',
  'lon',
  'isApproximate',
  'weight',
] as const;

export interface Place {
  regionID: number;
  kind: 'country' | 'region' | 'settlement';
  countryID: number;
  parentID: number | null;
  regionName: string;
  /** The main postal code first. */
  postalCodes: string[];
  lat: number | null;
  lon: number | null;
  /** 1 when the coordinates are interpolated from neighbours, or are the centre of a county or country. */
  isApproximate: 0 | 1;
  /** Population where known; used only to rank suggestions. */
  weight: number;
}

const kinds = ['country', 'region', 'settlement'] as const;
const numberOrNull = (cell: string) => (cell === '' ? null : Number(cell));

const toPlace = (cells: string[]): Place => {
  const [
    id,
    kindName,
    countryID,
    parentID = '',
    regionName = '',
    codes = '',
    lat = '',
    lon = '',
    approximate,
    weight,
  ] = cells;
  const kind = kinds.find((known) => known === kindName);
  if (!kind) throw new Error(`Unknown kind of region in the gazetteer: ${cells.join(' | ')}`);
  return {
    regionID: Number(id),
    kind,
    countryID: Number(countryID),
    parentID: numberOrNull(parentID),
    regionName,
    postalCodes: codes === '' ? [] : codes.split(','),
    lat: numberOrNull(lat),
    lon: numberOrNull(lon),
    isApproximate: approximate === '1' ? 1 : 0,
    weight: Number(weight),
  };
};

/** Parses the places of gazetteer files, parents before children. */
export const readPlaces = (...texts: string[]): Place[] =>
  texts
    .flatMap((text) => parseTable(text).map(toPlace))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));

export const regionRow = ({ postalCodes, ...place }: Place): Row => ({
  ...place,
  foldedName: foldText(place.regionName),
  postalCode: postalCodes[0] ?? null,
});

export const postalCodeRows = (places: Place[]): Row[] =>
  places
    .filter(({ kind }) => kind === 'settlement')
    .flatMap(({ countryID, regionID, postalCodes }) =>
      postalCodes.map((postalCode) => ({ countryID, postalCode, regionID })),
    );

/**
 * The rows of the street file (postalCode, name), each in the district with the postal code. Names with the same folded
 * form and postal code are inserted once.
 */
export const streetRows = (text: string, places: Place[]): Row[] => {
  const districtByCode = new Map(
    places
      .filter(({ regionName }) => /^Budapest .+ kerület$/.test(regionName))
      .flatMap(({ regionID, postalCodes }) => postalCodes.map((code): [string, number] => [code, regionID])),
  );
  const rows = new Map<string, Row>();
  for (const [postalCode = '', streetName = ''] of parseTable(text)) {
    const regionID = districtByCode.get(postalCode);
    if (regionID === undefined)
      throw new Error(`No district has the postal code ${postalCode} of ${streetName}`);
    const foldedName = foldText(streetName);
    const key = `${postalCode} ${foldedName}`;
    if (!rows.has(key)) rows.set(key, { foldedName, regionID, postalCode, streetName });
  }
  return [...rows.values()];
};
