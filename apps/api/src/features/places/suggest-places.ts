import { hungaryID } from '@piacter/contracts/lookups/values';
import { searchPlaceLimit } from '@piacter/contracts/places/values';
import { foldText } from '@piacter/db/fold-text';
import { type Gazetteer, type Place, suggestSettlements } from '../../adapters/geocoding/index.ts';
import { landmarkRows, landscapeRows, quarterRows } from './place-tables.ts';
import { readDistrict } from './place-text.ts';
import { findAreas, findPlaces } from './search/find-places.ts';

/**
 * Settlements or regions whose name begins with the text; where none does, those that the text means as a search would
 * read it: 'bp 13', 'Győrben'.
 */
export function suggestNamed(
  gazetteer: Gazetteer,
  question: Parameters<typeof suggestSettlements>[1],
  kind: 'settlement' | 'region',
): Place[] {
  const found = suggestSettlements(gazetteer, question, kind === 'region' ? 'regions' : 'settlements');
  if (found.length > 0) return found;
  const { search, countryID, limit, isWanted = () => true } = question;
  const meant = (kind === 'region' ? findAreas : findPlaces)(gazetteer, search, countryID);
  if (meant.kind === 'unlisted') return [];
  return meant.ids
    .flatMap((id) => gazetteer.findPlace(id) ?? [])
    .filter((place) => place.kind === kind && isWanted(place))
    .slice(0, limit);
}

/** A place whose name begins with what was typed. */
interface SuggestedPlace {
  name: string;
  /** What tells it from others of its name: its county, or the town of a quarter. */
  within: string;
}

const quarters = quarterRows.flatMap(({ settlement, quarters: ofSettlement }) =>
  ofSettlement.map(({ name, forms }) => ({
    name,
    within: settlement,
    folded: [name, ...forms].map(foldText),
  })),
);

const listFormat = new Intl.ListFormat('hu');

/** 'Budapest VII. és VIII. kerület' of several districts. */
function joinDistricts(names: readonly string[]): string {
  const numbers = names.map((name) => name.replace(/^Budapest | kerület$/g, ''));
  return names.length === 1 ? names.join() : `Budapest ${listFormat.format(numbers)} kerület`;
}

const landmarks = landmarkRows.map(({ name, settlements, forms, bareForms }) => ({
  name,
  within: joinDistricts(settlements),
  folded: [name, ...forms, ...bareForms].map(foldText),
}));

const capital = 'budapest';
/** 'Budapest XIII. kerület' without the town, as most people type it. */
const getNumber = ({ foldedName }: Place) => foldedName.slice(capital.length + 1);

/** The county of a settlement, unless it is the settlement itself. */
function getCounty(place: Place, gazetteer: Gazetteer): string {
  const county = gazetteer.findRegion(place)?.regionName ?? '';
  return county === place.regionName ? '' : county;
}

/** A number of two figures, which alone may be that of a district. */
const bareNumber = /^\d{2}$/;

/** Districts of the capital by name or number ('xiii', 'bp. 13. ker', '13'), and quarters of towns. */
function suggestDistricts(gazetteer: Gazetteer, search: string, limit: number): SuggestedPlace[] {
  const typed = foldText(search);
  const name = readDistrict(bareNumber.test(typed) ? `${typed}. kerület` : search.trim()) ?? typed;
  const named = new Set(gazetteer.settlementsNamed(name).filter(gazetteer.isDistrict));
  const isMeant = (place: Place) =>
    named.has(place) ||
    getNumber(place).startsWith(typed) ||
    (typed.startsWith(capital) && place.foldedName.startsWith(typed));
  const districts = gazetteer.settlements
    .filter((place) => gazetteer.isDistrict(place) && isMeant(place))
    .map((place) => ({ name: place.regionName, within: '', isNamed: named.has(place), place }))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.place.regionID - b.place.regionID)
    .map(({ name, within }) => ({ name, within }));
  const found = [...quarters, ...landmarks].filter(({ folded }) =>
    folded.some((form) => form.startsWith(typed)),
  );
  return [...districts, ...found.map(({ name, within }) => ({ name, within }))].slice(0, limit);
}

/** Settlements and districts whose names begin with a text of at least two letters or digits. */
export function suggestPlaces(
  gazetteer: Gazetteer,
  search: string,
  limit: number,
): { settlements: SuggestedPlace[]; districts: SuggestedPlace[] } {
  const typed = foldText(search);
  if (typed.length < 2) return { settlements: [], districts: [] };
  const isWanted = (place: Place) => !gazetteer.isDistrict(place);
  const settlements = suggestSettlements(gazetteer, { search, countryID: undefined, limit, isWanted });
  return {
    settlements: settlements.map((place) => ({
      name: place.regionName,
      within: getCounty(place, gazetteer),
    })),
    districts: suggestDistricts(gazetteer, search, limit),
  };
}

/** Greatest numbers of areas and of settlements that are suggested together. */
const suggested = { landscapes: 2, counties: 1, settlements: 3 } as const;

/**
 * Where to search: landscapes and counties whose name begins with the text before settlements, as people mean the lake and
 * not the village of its name; a settlement whose whole name was typed comes before its county, stations and squares before what the text only means. Each by a text that finds it alone: 'Balaton környéke', 'Balaton, Heves vármegye'.
 */
export function suggestSearchPlaces(
  gazetteer: Gazetteer,
  search: string,
  countryID: number | undefined,
): { place: string; note: string }[] {
  const typed = foldText(search);
  if (typed === '') return [];
  const namesake = (name: string) => gazetteer.settlementsNamed(name, hungaryID).length > 0;
  const isOfHungary = (countryID ?? hungaryID) === hungaryID;
  const landscapes = isOfHungary
    ? landscapeRows
        .filter(({ name, aliases }) => [name, ...aliases].some((form) => foldText(form).startsWith(typed)))
        .slice(0, suggested.landscapes)
    : [];
  const counties = suggestSettlements(
    gazetteer,
    { search, countryID: countryID ?? hungaryID, limit: suggested.counties },
    'regions',
  );
  const settlements = suggestNamed(
    gazetteer,
    { search, countryID, limit: suggested.settlements },
    'settlement',
  );
  const isAmbiguous = ({ regionName }: Place) =>
    gazetteer.settlementsNamed(regionName).length > 1 ||
    landscapes.some(({ name }) => foldText(name) === foldText(regionName));
  const toSuggestion = (place: Place) => {
    const county = getCounty(place, gazetteer);
    const isNamedAlone = county === '' || !isAmbiguous(place);
    return {
      place: isNamedAlone ? place.regionName : `${place.regionName}, ${county}`,
      note: isNamedAlone ? county : '',
    };
  };
  const isNamed = ({ foldedName }: Place) => foldedName === typed;
  const begins = ({ foldedName }: Place) => foldedName.startsWith(typed);
  return [
    ...landscapes.map(({ name, isOfCapital }) => ({
      place: namesake(name) ? `${name} környéke` : name,
      note: isOfCapital ? 'Budapest' : 'tájegység',
    })),
    ...settlements.filter(isNamed).map(toSuggestion),
    ...counties.map(({ regionName }) => ({ place: regionName, note: '' })),
    ...settlements.filter((place) => begins(place) && !isNamed(place)).map(toSuggestion),
    ...(isOfHungary ? landmarks : [])
      .filter(({ folded }) => folded.some((form) => form.startsWith(typed)))
      .map(({ name, within }) => ({ place: name, note: within })),
    ...settlements.filter((place) => !begins(place)).map(toSuggestion),
  ].slice(0, searchPlaceLimit);
}
