import type { ServiceSearch } from '@piacter/contracts/services';
import {
  anyProfession,
  type KeywordStem,
  keywordStems,
  minPrefixLength,
  type PlaceKind,
  placeKinds,
} from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findAreas, findPlaces } from '../places/index.ts';
import type { Conditions, ListingCondition } from '../search/index.ts';
import { toCoverageKey } from './coverage-keys.ts';

/** Greatest number of words of a keyword that are searched for. */
const maxWords = 6;

type PlaceKey = readonly [PlaceKind, number];

const uniqueIDs = (ids: readonly (number | null | undefined)[]) => [
  ...new Set(ids.flatMap((id) => id ?? [])),
];
const ofKind = (kind: PlaceKind, ids: readonly number[]): PlaceKey[] => ids.map((id) => [kind, id]);

/** What covers one of the settlements: the settlement, its region, its country, and addresses there. */
function coveringSettlements(gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] {
  const places = ids.map((id) => gazetteer.findPlace(id));
  return [
    ...ofKind(placeKinds.settlement, ids),
    ...ofKind(placeKinds.wholeRegion, uniqueIDs(places.map((place) => place?.parentID))),
    ...ofKind(placeKinds.wholeCountry, uniqueIDs(places.map((place) => place?.countryID))),
  ];
}

/** What covers anything in one of the regions, or its whole country. */
const coveringRegions = (gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] => [
  ...ofKind(placeKinds.inRegion, ids),
  ...ofKind(placeKinds.wholeCountry, uniqueIDs(ids.map((id) => gazetteer.findPlace(id)?.countryID))),
];

/**
 * The conditions of profession and place; undefined when the place cannot exist. A settlement that is not in the
 * gazetteer is compared with the addresses of services outside it. Settlement and region both have to match.
 */
function toPlaceConditions(
  { settlement, region, countryID, serviceType = anyProfession }: ServiceSearch,
  gazetteer: Gazetteer,
): Conditions {
  const isCovered = (places: readonly PlaceKey[]): ListingCondition[] => [
    {
      column: 'coverage',
      hasAnyOf: places.map(([placeKind, placeID]) =>
        toCoverageKey({ serviceTypeID: serviceType, placeKind, placeID }),
      ),
    },
  ];
  const isIn = ({ kind, ids }: { kind: 'settlements' | 'regions'; ids: readonly number[] }) =>
    isCovered(kind === 'settlements' ? coveringSettlements(gazetteer, ids) : coveringRegions(gazetteer, ids));

  const areas = region ? findAreas(gazetteer, region, countryID) : undefined;
  if (areas?.ids.length === 0) return undefined;
  const inRegion = areas ? isIn(areas) : [];
  const isAnywhere = serviceType === anyProfession ? [] : isCovered([[placeKinds.anywhere, 0]]);
  const inCountry = countryID ? isCovered([[placeKinds.inCountry, countryID]]) : isAnywhere;
  if (!settlement) return areas ? inRegion : inCountry;
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind !== 'unlisted') return [...isIn(found), ...inRegion];
  if (found.foldedName === '') return undefined;
  return [{ unlistedSettlement: found.foldedName }, ...inCountry, ...inRegion];
}

/** A word as a whole, or, where it is long enough, what begins longer ones. */
const toWordCondition = ({ stem, prefix }: KeywordStem): ListingCondition =>
  prefix.length < minPrefixLength
    ? { wholeWord: stem }
    : { anyOf: [[{ wholeWord: stem }], [{ word: prefix }]] };

/** The conditions of a search of services; undefined when nothing can match. */
export function toServiceConditions(search: ServiceSearch, gazetteer: Gazetteer): Conditions {
  const { keyword, area } = search;
  const place = toPlaceConditions(search, gazetteer);
  const words = keyword ? keywordStems(keyword).slice(0, maxWords) : undefined;
  // A keyword without a letter.
  if (!place || words?.length === 0) return undefined;
  return [...place, ...(words ?? []).map(toWordCondition), ...(area ? [{ area }] : [])];
}
