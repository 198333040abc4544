import type { PropertySearch } from '@piacter/contracts/properties';
import { readWatchQuery } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import { describeListings, listingSpecs, published } from '../listings/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  allOf,
  type Conditions,
  combineKeys,
  findSearchedPlace,
  type PlacedOnMap,
  type PlacedRow,
  placesOfListing,
  type ReverseSearch,
  selectTargets,
  targetKeys,
  toSearchedPlaces,
  toSqlCondition,
} from '../search/index.ts';

/** The columns that keys are made of. */
interface PropertyTarget extends PlacedRow, PlacedOnMap {
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

const { table, idField } = listingSpecs.property;

/** Finds the followed searches that a property belongs to, by the conditions of the search itself. */
export function createPropertyReverseSearch({ places, parse, toConditions }: SearchReading): ReverseSearch {
  return {
    table,
    idField,
    async findTargets(db, ids) {
      const columns = sql`settlementID, regionID, countryID, adType, houseType, price, floorArea, droppedAt, mapCell, mapPoint,
        (select max(changeID) from price_changes where price_changes.realEstateID = real_estates.realEstateID) as changeID`;
      const where = sql`status = ${published}`;
      const rows = await selectTargets<PropertyTarget>(db, { table, idField, columns, where }, ids);
      return rows.map(
        ({ id, created, price, floorArea, mapPoint, adType, houseType, droppedAt, changeID, ...place }) => ({
          id,
          created,
          price,
          floorArea: floorArea ?? undefined,
          mapPoint: mapPoint ?? undefined,
          ...(droppedAt && changeID && { drop: { changeID, at: droppedAt } }),
          keys: targetKeys([placesOfListing({ ...place, mapPoint }), [adType], [houseType]]),
        }),
      );
    },
    async toKeys(query) {
      const search = parse(readWatchQuery('property', query));
      const place = search && findSearchedPlace(search, { gazetteer: await places.gazetteer() });
      if (!place) return { keys: [] };
      const { adType, houseType } = search;
      const { places: found, areaParts } = toSearchedPlaces(place, search.area);
      return {
        keys: combineKeys([found, adType ? [adType] : undefined, houseType]),
        areaParts,
        minPrice: search.priceFrom,
        maxPrice: search.priceTo,
        minFloorArea: search.floorAreaFrom,
        maxFloorArea: search.floorAreaTo,
      };
    },
    describe: (db, ids) => describeListings(db, 'property', ids),
    async toCondition(_db, query) {
      const search = parse(readWatchQuery('property', query));
      const conditions = search && (await toConditions(search));
      return conditions && allOf(conditions.map(toSqlCondition));
    },
  };
}
