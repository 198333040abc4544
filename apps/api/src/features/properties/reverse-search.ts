import type { PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import type { PlaceService } from '../places/index.ts';
import { type Conditions, createListingReverseSearch, type ReverseSearch } from '../search/index.ts';
import { toPropertySql } from './search-columns.ts';

/** The columns that keys are made of. */
interface PropertyTarget {
  adType: number;
  houseType: number | null;
  price: number;
  floorArea: number | null;
  droppedAt: Date | null;
  changeID: number | null;
}

interface SearchReading {
  places: Pick<PlaceService, 'gazetteer'>;
  parse: (query: Readonly<Record<string, string>>) => PropertySearch | undefined;
  toConditions: (search: PropertySearch) => Promise<Conditions>;
}

/** Finds the followed searches that a property belongs to. */
export const createPropertyReverseSearch = ({ places, parse, toConditions }: SearchReading): ReverseSearch =>
  createListingReverseSearch<PropertyTarget, PropertySearch>({
    kind: 'property',
    parse,
    toConditions,
    toSql: toPropertySql,
    gazetteer: places.gazetteer,
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
