import { type PropertyRequestQuery, propertyRequestFields } from '@piacter/contracts/requests';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Conditions, ListingCondition } from '../search/index.ts';
import { toPlaceConditions } from './place-conditions.ts';
import type { searchedRanges } from './request-columns.ts';

const { floorArea, siteArea, price } = propertyRequestFields;

const isEqual = (column: string, value: number | undefined): ListingCondition[] =>
  value === undefined ? [] : [{ column, isAnyOf: [value] }];

/** The requested range overlaps the given one; missing ends are open. */
const rangesMeet = (
  [from, to]: (typeof searchedRanges)[number]['ends'],
  [low, high]: readonly [number | undefined, number | undefined],
): ListingCondition[] => [
  ...(low ? [{ not: [{ column: to, to: low - 1 }] }] : []),
  ...(high === undefined ? [] : [{ not: [{ column: from, from: high + 1 }] }]),
];

/** The conditions of the filters but the place and the country. */
export const toPropertyRequestFilters = (query: PropertyRequestQuery): ListingCondition[] => [
  ...isEqual('adType', query.adType),
  ...isEqual('houseType', query.houseType),
  ...rangesMeet(floorArea.ends, [query.floorAreaFrom, query.floorAreaTo]),
  ...rangesMeet(siteArea.ends, [query.siteAreaFrom, query.siteAreaTo]),
  ...rangesMeet(price.ends, [query.priceFrom, query.priceTo]),
];

/** The conditions on open requests by place, country, ad type, house type and areas. */
export function toPropertyRequestConditions(query: PropertyRequestQuery, gazetteer: Gazetteer): Conditions {
  const { countryID } = query;
  const typed = query.settlement ?? query.location;
  // A request is in the same country as its places.
  const placed = typed ? toPlaceConditions(gazetteer, { typed, countryID }) : isEqual('countryID', countryID);
  return placed && [...placed, ...toPropertyRequestFilters(query)];
}
