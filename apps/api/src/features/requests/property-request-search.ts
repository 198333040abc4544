import { houseTypes } from '@piacter/contracts/properties';
import { type PropertyRequestQuery, requestedAdTypes } from '@piacter/contracts/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { placeRanges } from './place-ranges.ts';
import { filterConditions } from './property-requests.queries.ts';
import { requestTables } from './request-kinds.ts';
import { type RequestFilters, type RequestRanges, toRanges } from './request-ranges.ts';
import { isOpen } from './request-states.ts';

/** The condition that a column has any of its values, so that an index that begins with it can be used. */
const isAnyOf = (column: string, values: readonly number[]): RawBuilder<unknown> =>
  sql`${sql.ref(column)} in (${sql.join(values)})`;

/** The ranges of open requests by place, country, ad type, house type and areas. */
export function propertySearchRanges(
  { location, settlement, countryID, ...query }: PropertyRequestQuery,
  { gazetteer, countryIDs }: { gazetteer: Gazetteer; countryIDs: readonly number[] },
): RequestRanges {
  const filtersOn = (alias: string): RequestFilters => ({
    always: [],
    chosen: filterConditions(query, alias),
    indexPrefix: [
      ...(query.houseType === undefined ? [isAnyOf(`${alias}.houseType`, Object.values(houseTypes))] : []),
      ...(query.adType === undefined ? [isAnyOf(`${alias}.adType`, Object.values(requestedAdTypes))] : []),
    ],
  });
  const typed = settlement ?? location;
  // A request is in the same country as its places.
  if (typed) return placeRanges(gazetteer, { kind: 'property', typed, countryID }, filtersOn);
  const ofCountry = countryID === undefined ? [] : [sql`entry.countryID = ${countryID}`];
  const open = {
    table: requestTables.property,
    orderIndex: `real_estate_requests_${countryID === undefined ? 'open' : 'in_country'}`,
    filterIndexes: ['filter', 'floor_from', 'site_to', 'site_from'].map(
      (name) => `real_estate_requests_${name}`,
    ),
    conditions: [isOpen('entry'), ...ofCountry],
  };
  const filters = filtersOn('entry');
  const inAnyCountry = countryID === undefined ? [isAnyOf('entry.countryID', countryIDs)] : [];
  return toRanges([open], { ...filters, indexPrefix: [...inAnyCountry, ...filters.indexPrefix] });
}
