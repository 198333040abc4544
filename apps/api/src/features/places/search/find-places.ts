import { hungaryID } from '@piacter/contracts/lookups/values';
import { splitPlaces } from '@piacter/contracts/places/values';
import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer, Place } from '../../../adapters/geocoding/index.ts';
import type { RecognisedPlace } from '../place-names.ts';
import { findLandscape } from '../place-tables.ts';
import { readDistricts, readPlaceText, splitSettlementText } from '../place-text.ts';

/** The places that a search text stands for. */
export type FoundPlaces =
  | FoundAreas
  /** Not in the gazetteer: only listings whose settlement is not there either can match. */
  | { kind: 'unlisted'; foldedName: string };

/** One of the places of a search: a place, or where the visitor is, to a kilometre. */
export type SearchedPlaces = FoundPlaces | { kind: 'position'; lat: number; lon: number };

interface FoundAreas {
  kind: 'settlements' | 'regions';
  ids: number[];
}

const toIDs = (places: readonly Place[]) => places.map(({ regionID }) => regionID);
const toFound = (kind: FoundAreas['kind'], ids: readonly number[]): FoundAreas | undefined =>
  ids.length > 0 ? { kind, ids: [...ids] } : undefined;

const findRegion = (gazetteer: Gazetteer, name: string, countryID: number | undefined) =>
  toFound('regions', toIDs(gazetteer.regionsNamed(name, countryID)));

const isHungary = (countryID: number | undefined) => (countryID ?? hungaryID) === hungaryID;

function findLandscapeIn(gazetteer: Gazetteer, name: string, countryID: number | undefined) {
  const landscape = isHungary(countryID) ? findLandscape(gazetteer, name) : undefined;
  return landscape && toFound(landscape.kind, landscape.ids);
}

/** Settlements of a name of the gazetteer; its region for the capital, as listings there belong to its districts. */
function findSettlements(gazetteer: Gazetteer, name: string, countryID: number | undefined) {
  const settlements = gazetteer.settlementsNamed(name, countryID);
  const capital = settlements.find(gazetteer.isCapital);
  return capital?.parentID
    ? toFound('regions', [capital.parentID])
    : toFound('settlements', toIDs(settlements));
}

/** What a text in any form means. */
function findRecognised(
  gazetteer: Gazetteer,
  read: RecognisedPlace | undefined,
  countryID: number | undefined,
) {
  switch (read?.kind) {
    case 'settlement':
      return findSettlements(gazetteer, read.name, countryID);
    case 'region':
      return findRegion(gazetteer, read.name, countryID);
    case 'landscape':
      return findLandscapeIn(gazetteer, read.name, countryID);
    case 'landmark':
      return toFound(
        'settlements',
        (read.settlements ?? []).flatMap((name) => toIDs(gazetteer.settlementsNamed(name, countryID))),
      );
    default:
      return undefined;
  }
}

/** The settlements of a postal code, within those of the name beside it: '1133', '1133 Budapest', '4031 Debrecenben'. */
function findByCode(
  gazetteer: Gazetteer,
  { name, code }: { name: string; code: string },
  countryID: number | undefined,
): FoundPlaces | undefined {
  const ofCode = isHungary(countryID) ? gazetteer.settlementsOfCode(hungaryID, code) : [];
  if (name === '') return toFound('settlements', toIDs(ofCode));
  const named = findPlaces(gazetteer, name, countryID);
  if (named.kind === 'unlisted') return named;
  const isNamed = ({ regionID, parentID }: Place) =>
    named.ids.includes(named.kind === 'settlements' ? regionID : (parentID ?? 0));
  return toFound('settlements', toIDs(ofCode.filter(isNamed))) ?? named;
}

/** The settlements of a name that lie in a county: 'Komló, Baranya vármegye'. */
function findInCounty(
  gazetteer: Gazetteer,
  { name, county }: { name: string; county: string },
  countryID: number | undefined,
): FoundPlaces | undefined {
  const named = findPlaces(gazetteer, name, countryID);
  const counties = findAreas(gazetteer, county, countryID);
  if (named.kind !== 'settlements' || counties.kind !== 'regions') return undefined;
  const isInside = (id: number) => counties.ids.includes(gazetteer.findPlace(id)?.parentID ?? 0);
  return toFound('settlements', named.ids.filter(isInside));
}

/** A visitor's position, to the decimals that it may have. */
function readPosition(typed: string): SearchedPlaces | undefined {
  const [, lat, lon] = /^@(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  const [north, east] = [Number(Number(lat).toFixed(2)), Number(Number(lon).toFixed(2))];
  return Math.abs(north) <= 80 && Math.abs(east) <= 179
    ? { kind: 'position', lat: north, lon: east }
    : undefined;
}

/**
 * The places that the settlement field of a search stands for, in every form that people type: '4031', 'gyor',
 * 'Győrben', 'Budapest' (the whole city), 'bp 13', '4031 Debrecen', 'Komló, Baranya vármegye', 'Debrecen környékén', a
 * landscape, and the name of a county, which people type there too.
 */
export function findPlaces(gazetteer: Gazetteer, typed: string, countryID: number | undefined): FoundPlaces {
  const exact = findSettlements(gazetteer, typed, countryID) ?? findRegion(gazetteer, typed, countryID);
  if (exact) return exact;
  const { name, postalCode: code, county } = splitSettlementText(typed);
  return (
    (code && findByCode(gazetteer, { name, code }, countryID)) ||
    (county && findInCounty(gazetteer, { name, county }, countryID)) ||
    findRecognised(gazetteer, readPlaceText(gazetteer, typed), countryID) || {
      kind: 'unlisted',
      foldedName: foldText(typed),
    }
  );
}

/** What people put between places: 'Győr vagy Sopron', 'Pécs, Komló'. */
const separator = /\s*(?:[,;/]|(?<=\s)(?:vagy|és|illetve)(?=\s))\s*/u;

const isKnown = ({ kind }: SearchedPlaces) => kind !== 'unlisted';

/**
 * The places of a search, which may name several: one of them is enough. What is known as a whole is one place ('Komló,
 * Baranya vármegye', 'Debrecen és környéke'), and so is a text of which only a part is known.
 */
export function findPlaceList(
  gazetteer: Gazetteer,
  typed: string,
  countryID: number | undefined,
): SearchedPlaces[] {
  const position = readPosition(typed);
  if (position) return [position];
  const whole = findPlaces(gazetteer, typed, countryID);
  if (isKnown(whole)) return [whole];
  const listed = [readDistricts(typed.trim()), splitPlaces(typed)].find(({ length }) => length > 1) ?? [];
  if (listed.length > 1) return listed.flatMap((name) => findPlaceList(gazetteer, name, countryID));
  const parts = typed.split(separator).map((part) => findPlaces(gazetteer, part, countryID));
  return parts.every(isKnown) ? parts : [whole];
}

/**
 * The places that the county or region of a search stands for, in the same forms; of a name that is both, the county or
 * landscape is meant. Nothing for any other text.
 */
export function findAreas(gazetteer: Gazetteer, typed: string, countryID: number | undefined): FoundAreas {
  const exact = findRegion(gazetteer, typed, countryID) ?? findLandscapeIn(gazetteer, typed, countryID);
  if (exact) return exact;
  const read = readPlaceText(gazetteer, typed);
  const area = read?.kind === 'settlement' ? undefined : findRecognised(gazetteer, read, countryID);
  const found = area ?? findPlaces(gazetteer, typed, countryID);
  return found.kind === 'unlisted' ? { kind: 'regions', ids: [] } : found;
}
