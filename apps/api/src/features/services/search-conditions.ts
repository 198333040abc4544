import { splitPlaces } from '@piacter/contracts/places/values';
import type { ServiceSearch } from '@piacter/contracts/services';
import { anyProfession, type PlaceKind, placeKinds } from '@piacter/db/service-coverage';
import { type KeywordStem, keywordStems, minPrefixLength } from '@piacter/db/service-words';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import {
  findAreas,
  findPlaceList,
  findSettlementsAround,
  findSettlementsNear,
  type SearchedPlaces,
} from '../places/search/index.ts';
import type { Conditions, ListingCondition } from '../search/index.ts';
import { toCoverageKey } from './coverage-keys.ts';
import { toOpeningCondition } from './opening-hours.ts';

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

/** What covers a place, or anything in it. */
const covering = (gazetteer: Gazetteer, place: SearchedPlaces): PlaceKey[] => {
  if (place.kind === 'unlisted' || place.kind === 'position') return [];
  return place.kind === 'settlements'
    ? coveringSettlements(gazetteer, place.ids)
    : coveringRegions(gazetteer, place.ids);
};

/** That all conditions of one of these are met; undefined without one. */
function isAnyOf(alternatives: readonly ListingCondition[][]): Conditions {
  const [only, ...more] = alternatives;
  return more.length === 0 ? only : [{ anyOf: alternatives }];
}

/**
 * The conditions of profession and place; undefined when the place cannot exist. A settlement that is not in the
 * gazetteer is compared with the addresses of services outside it. Settlement and region both have to match.
 */
function toPlaceConditions(
  { settlement, radius = 0, region, countryID, serviceType = anyProfession }: ServiceSearch,
  gazetteer: Gazetteer,
): Conditions {
  const isCovered = (places: readonly PlaceKey[]): ListingCondition[] => {
    const keys = places.map(([placeKind, placeID]) =>
      toCoverageKey({ serviceTypeID: serviceType, placeKind, placeID }),
    );
    return keys.length === 0 ? [] : [{ column: 'coverage', hasAnyOf: [...new Set(keys)] }];
  };
  const areas = region
    ? splitPlaces(region).flatMap((name) => covering(gazetteer, findAreas(gazetteer, name, countryID)))
    : undefined;
  if (areas?.length === 0) return undefined;
  const inRegion = isCovered(areas ?? []);
  const isAnywhere = serviceType === anyProfession ? [] : isCovered([[placeKinds.anywhere, 0]]);
  const inCountry = countryID ? isCovered([[placeKinds.inCountry, countryID]]) : isAnywhere;
  if (!settlement) return areas ? inRegion : inCountry;

  const found = findPlaceList(gazetteer, settlement, countryID);
  const around = radius > 0 ? findSettlementsAround(gazetteer, found, radius) : [];
  const covered = isCovered([
    ...found.flatMap((place) => covering(gazetteer, place)),
    ...coveringSettlements(gazetteer, around),
    // Who comes to a visitor, from wherever.
    ...found.flatMap((place) =>
      place.kind === 'position'
        ? coveringSettlements(gazetteer, findSettlementsNear(gazetteer, place, radius))
        : [],
    ),
  ]);
  const unlisted = found.flatMap((place): ListingCondition[][] =>
    place.kind === 'unlisted' && place.foldedName !== ''
      ? [[{ unlistedSettlement: place.foldedName }, ...inCountry]]
      : [],
  );
  const there = isAnyOf([...(covered.length > 0 ? [covered] : []), ...unlisted]);
  return there && [...there, ...inRegion];
}

/** A word as a whole, or, where it is long enough, what begins longer ones. */
const toWordCondition = ({ stem, prefix }: KeywordStem): ListingCondition =>
  prefix.length < minPrefixLength
    ? { wholeWord: stem }
    : { anyOf: [[{ wholeWord: stem }], [{ word: prefix }]] };

/** The conditions of a search of services; undefined when nothing can match. */
export function toServiceConditions(search: ServiceSearch, gazetteer: Gazetteer, now: Date): Conditions {
  const { keyword, area, open } = search;
  const place = toPlaceConditions(search, gazetteer);
  const words = keyword ? keywordStems(keyword).slice(0, maxWords) : undefined;
  // A keyword without a letter.
  if (!place || words?.length === 0) return undefined;
  return [
    ...place,
    ...(open ? [toOpeningCondition(open, now)] : []),
    ...(words ?? []).map(toWordCondition),
    ...(area ? [{ area }] : []),
  ];
}
