import { readFileSync } from 'node:fs';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';

/** The rows of a table of this folder: cells between tabs, lists between commas; lines with # are comments. */
const readTable = (name: string): string[][] =>
  readFileSync(new URL(`./tables/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const splitList = (cell = ''): string[] =>
  cell
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export interface LandscapeRow {
  name: string;
  aliases: string[];
  /** Names of settlements; 'Balaton*' stands for all that begin so. Or of counties. */
  settlements: string[];
  /** A part of the capital: all of them are its districts. */
  isOfCapital: boolean;
}

export const landscapeRows: readonly LandscapeRow[] = readTable('landscapes.tsv').map(
  ([name = '', aliases, cell]) => {
    const settlements = splitList(cell);
    const isOfCapital = settlements.every((one) => one.startsWith('Budapest '));
    return { name, aliases: splitList(aliases), settlements, isOfCapital };
  },
);

export interface Quarter {
  /** As it is written. */
  name: string;
  /** Other forms that find it and are not shown: of a name that other towns have too, the one with its town. */
  forms: string[];
}

export interface QuarterRow {
  settlement: string;
  quarters: Quarter[];
  /** Forms of the settlement's own name that find it and are not shown: 'bpest'. */
  forms: string[];
}

function toQuarter(cell: string): Quarter {
  const [name = '', ...forms] = cell.split('=').map((form) => form.trim());
  return { name, forms };
}

export const quarterRows: readonly QuarterRow[] = readTable('quarters.tsv').map(
  ([settlement = '', quarters, forms]) => ({
    settlement,
    quarters: splitList(quarters).map(toQuarter),
    forms: splitList(forms),
  }),
);

export interface LandmarkRow {
  name: string;
  /** The settlements or districts that it lies in or at the edge of, as in the gazetteer. */
  settlements: string[];
  forms: string[];
  /** Forms that mean something else more often: 'nyugati fekvés', 'Deák Péter'. */
  bareForms: string[];
}

const isDistrict = (name: string) => /^[IVX]+$/.test(name);

export const landmarkRows: readonly LandmarkRow[] = readTable('landmarks.tsv').map(
  ([name = '', settlements, forms, bareForms]) => ({
    name,
    settlements: splitList(settlements).map((one) => (isDistrict(one) ? `Budapest ${one}. kerület` : one)),
    forms: splitList(forms),
    bareForms: splitList(bareForms),
  }),
);

export const aliasRows = readTable('aliases.tsv').map(([name = '', kind, forms]) => ({
  name,
  kind: kind === 'region' ? ('region' as const) : ('settlement' as const),
  forms: splitList(forms),
}));

const landscapesByName = new Map(landscapeRows.map((row) => [foldText(row.name), row]));

const landscapesByGazetteer = new WeakMap<Gazetteer, Map<string, Landscape>>();

function resolveSettlements(gazetteer: Gazetteer, names: readonly string[]): number[] {
  const ids = new Set<number>();
  const add = (place: Place) => ids.add(place.regionID);
  for (const name of names) {
    const prefix = name.endsWith('*') ? foldText(name.slice(0, -1)) : undefined;
    if (prefix === undefined) gazetteer.settlementsNamed(name, hungaryID).forEach(add);
    else
      gazetteer.settlements
        .filter(({ foldedName, countryID }) => countryID === 1 && foldedName.startsWith(prefix))
        .forEach(add);
  }
  return [...ids];
}

/** The settlements or counties of a landscape. */
interface Landscape {
  kind: 'settlements' | 'regions';
  ids: readonly number[];
}

function resolveLandscape(gazetteer: Gazetteer, { settlements: names }: LandscapeRow): Landscape {
  const counties = names.flatMap((name) => gazetteer.regionsNamed(name, hungaryID));
  return counties.length > 0
    ? { kind: 'regions', ids: counties.map(({ regionID }) => regionID) }
    : { kind: 'settlements', ids: resolveSettlements(gazetteer, names) };
}

/** The places of a landscape, by its exact name without regard to accents; undefined for any other text. */
export function findLandscape(gazetteer: Gazetteer, text: string): Landscape | undefined {
  const name = foldText(text);
  const row = landscapesByName.get(name);
  if (!row) return undefined;
  const cached = landscapesByGazetteer.get(gazetteer) ?? new Map<string, Landscape>();
  landscapesByGazetteer.set(gazetteer, cached);
  const landscape = cached.get(name) ?? resolveLandscape(gazetteer, row);
  cached.set(name, landscape);
  return landscape;
}
