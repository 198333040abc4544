import { hungaryID } from '@piacter/contracts/lookups';
import { foldText } from '@piacter/db';
import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';
import { getPlaceNames } from './place-names.ts';
import { findLandscape } from './place-tables.ts';

/** The location of a listing as searches use it; null where the gazetteer does not have the place. */
export interface ResolvedPlace {
  settlementID: number | null;
  regionID: number | null;
}

/** The parts of an address that are given; a service may have none. */
interface AddressInput {
  countryID: number | null;
  settlement: string | null;
  postalCode: string | null;
  countyRegion: string | null;
}

/** The name that the gazetteer has for a place in another form: 'győri', 'Angyalföld', 'Szombathey'. */
function recogniseName(
  gazetteer: Gazetteer,
  typed: string,
  kind: 'settlement' | 'region',
): string | undefined {
  const names = getPlaceNames(gazetteer);
  const text = typed.trim().toLowerCase();
  const found = names.recognise(text) ?? names.correct(text);
  return found?.kind === kind ? found.name : undefined;
}

/** Settlements of a name, largest first; those of the name that is meant where nothing has this one. */
function findSettlements(gazetteer: Gazetteer, typed: string, countryID: number | undefined): Place[] {
  const exact = gazetteer.settlementsNamed(typed, countryID);
  const name = exact.length > 0 ? undefined : recogniseName(gazetteer, typed, 'settlement');
  return name === undefined ? exact : gazetteer.settlementsNamed(name, countryID);
}

/** Regions likewise. */
function findRegions(gazetteer: Gazetteer, typed: string, countryID: number | undefined): Place[] {
  const exact = gazetteer.regionsNamed(typed, countryID);
  const name = exact.length > 0 ? undefined : recogniseName(gazetteer, typed, 'region');
  return name === undefined ? exact : gazetteer.regionsNamed(name, countryID);
}

/** Of several settlements with the same name, the one that postal code or county point at. */
function pickBest(
  gazetteer: Gazetteer,
  found: readonly Place[],
  { postalCode, countyRegion, countryID }: AddressInput,
): Place | undefined {
  const code = postalCode?.trim() ?? '';
  const counties = new Set(
    countyRegion
      ? gazetteer.regionsNamed(countyRegion, countryID ?? undefined).map(({ regionID }) => regionID)
      : [],
  );
  return (
    found.find((place) => gazetteer.hasCode(place, code)) ??
    found.find(({ parentID }) => parentID !== null && counties.has(parentID)) ??
    found[0]
  );
}

/**
 * The gazetteer's ids of an address. Settlements match by folded name, then by postal code; 'Budapest'
 * becomes the district of the postal code. An unknown settlement still gets the region of its county, and an address
 * without a country is searched for in all of them.
 */
export function resolvePlace(gazetteer: Gazetteer, written: AddressInput): ResolvedPlace {
  const { settlement, postalCode, countyRegion } = written;
  const countryID = written.countryID ?? undefined;
  let place = settlement
    ? pickBest(gazetteer, findSettlements(gazetteer, settlement, countryID), written)
    : undefined;
  if (place && gazetteer.isCapital(place))
    place = gazetteer.settlementsOfCode(place.countryID, postalCode?.trim() ?? '')[0] ?? place;
  if (place) return { settlementID: place.regionID, regionID: place.parentID };
  const region = countyRegion ? findRegions(gazetteer, countyRegion, countryID)[0] : undefined;
  return { settlementID: null, regionID: region?.regionID ?? null };
}

/** The places that a search text stands for. */
export type FoundPlaces =
  | { kind: 'settlements'; ids: number[] }
  | { kind: 'regions'; ids: number[] }
  /** Not in the gazetteer: only listings whose settlement is not there either can match. */
  | { kind: 'unlisted'; foldedName: string };

const toIDs = (places: readonly Place[]) => places.map(({ regionID }) => regionID);

/**
 * The places that the county or region of a search stands for: a region, or the settlements of a landscape. Nothing for
 * any other text.
 */
export function findAreas(
  gazetteer: Gazetteer,
  typed: string,
  countryID: number | undefined,
): { kind: 'settlements' | 'regions'; ids: number[] } {
  const exact = gazetteer.regionsNamed(typed, countryID);
  if (exact.length > 0) return { kind: 'regions', ids: toIDs(exact) };
  const isHungary = (countryID ?? hungaryID) === hungaryID;
  const landscape = isHungary ? findLandscape(gazetteer, typed) : undefined;
  if (landscape) return { kind: 'settlements', ids: landscape };
  const names = getPlaceNames(gazetteer);
  const text = typed.trim().toLowerCase();
  const found = names.recognise(text) ?? names.correct(text);
  if (found?.kind === 'landscape' && isHungary)
    return { kind: 'settlements', ids: findLandscape(gazetteer, found.name) ?? [] };
  return {
    kind: 'regions',
    ids: found?.kind === 'region' ? toIDs(gazetteer.regionsNamed(found.name, countryID)) : [],
  };
}

function findNamed(
  gazetteer: Gazetteer,
  text: string,
  countryID: number | undefined,
): FoundPlaces | undefined {
  const settlements = gazetteer.settlementsNamed(text, countryID);
  const capital = settlements.find(gazetteer.isCapital);
  // Listings in the capital belong to its districts, whose county is the city.
  if (capital?.parentID) return { kind: 'regions', ids: [capital.parentID] };
  if (settlements.length > 0) return { kind: 'settlements', ids: toIDs(settlements) };
  const regions = gazetteer.regionsNamed(text, countryID);
  return regions.length > 0 ? { kind: 'regions', ids: toIDs(regions) } : undefined;
}

/** The places of a name in another form, misspelt, or of a landscape. */
function findMeant(
  gazetteer: Gazetteer,
  text: string,
  countryID: number | undefined,
): FoundPlaces | undefined {
  const settlements = findSettlements(gazetteer, text, countryID);
  if (settlements.some(gazetteer.isCapital)) return findNamed(gazetteer, 'Budapest', countryID);
  if (settlements.length > 0) return { kind: 'settlements', ids: toIDs(settlements) };
  const areas = findAreas(gazetteer, text, countryID);
  return areas.ids.length > 0 ? areas : undefined;
}

/**
 * The places that the settlement field of a search stands for: '4031', 'gyor', 'Budapest' (the whole city),
 * 'XI. kerület', '4031 Debrecen', 'Komló, Baranya vármegye', and the name of a county, which people type there too.
 */
export function findPlaces(gazetteer: Gazetteer, typed: string, countryID: number | undefined): FoundPlaces {
  const text = typed.trim();
  const whole = findNamed(gazetteer, text, countryID);
  if (whole) return whole;
  const code = /^(\d{4})\b/.exec(text)?.[1];
  if (code && (countryID ?? hungaryID) === hungaryID) {
    const name = text.slice(code.length).trim();
    const ofCode = gazetteer.settlementsOfCode(hungaryID, code);
    if (name === '' && ofCode.length > 0) return { kind: 'settlements', ids: toIDs(ofCode) };
    if (name !== '') return findPlaces(gazetteer, name, countryID);
  }
  const [settlement = '', county = ''] = text.split(',');
  if (county !== '') {
    const counties = new Set(toIDs(gazetteer.regionsNamed(county, countryID)));
    const within = gazetteer
      .settlementsNamed(settlement, countryID)
      .filter(({ parentID }) => parentID !== null && counties.has(parentID));
    if (within.length > 0) return { kind: 'settlements', ids: toIDs(within) };
  }
  return findMeant(gazetteer, text, countryID) ?? { kind: 'unlisted', foldedName: foldText(text) };
}
