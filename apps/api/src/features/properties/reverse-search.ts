import type { PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import {
  createListingReverseSearch,
  createPlainSqlCondition,
  type ReverseSearch,
} from '../search/reverse/index.ts';
import { computedColumns } from './search-columns.ts';
import { createToConditions, parse } from './search-conditions.ts';

/** Conditions of properties as SQL. */
export const toPropertySql = createPlainSqlCondition(computedColumns);

/** The columns that keys are made of. */
interface PropertyTarget {
  adType: number;
  houseType: number | null;
  price: number;
  floorArea: number | null;
  droppedAt: Date | null;
  changeID: number | null;
}

/** Finds the followed searches that a property belongs to. */
export const createPropertyReverseSearch = (deps: Parameters<typeof createToConditions>[0]): ReverseSearch =>
  createListingReverseSearch<PropertyTarget, PropertySearch>({
    kind: 'property',
    parse,
    toConditions: createToConditions(deps),
    toSql: toPropertySql,
    gazetteer: deps.places.gazetteer,
    toPlace: (search) => search,
    columns: sql`adType, houseType, price, floorArea, droppedAt,
      (select max(changeID) from price_changes where price_changes.realEstateID = real_estates.realEstateID) as changeID`,
    toTarget: ({ price, floorArea, droppedAt, changeID }) => ({
      price,
      floorArea: floorArea ?? undefined,
      ...(droppedAt && changeID && { drop: { changeID, at: droppedAt } }),
    }),
    keyParts: {
      ofListing: ({ adType, houseType }) => [adType, houseType],
      ofSearch: ({ adType, houseType }) => [adType ? [adType] : undefined, houseType],
    },
    toLimits: ({ priceFrom, priceTo, floorAreaFrom, floorAreaTo }) => ({
      minPrice: priceFrom,
      maxPrice: priceTo,
      minFloorArea: floorAreaFrom,
      maxFloorArea: floorAreaTo,
    }),
  });
