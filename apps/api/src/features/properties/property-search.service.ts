import type { PropertyMapQuery } from '@piacter/contracts/properties';
import { type PropertyCard, type PropertySearch, propertySearchQuery } from '@piacter/contracts/properties';
import { propertyLookups } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import { readWatchQuery } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import { onceFor } from '../../core/once-for.ts';
import type { Deps } from '../../deps.ts';
import { describeListings, listingSpecs, published } from '../listings/index.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  allOf,
  type Condition,
  combineKeys,
  createListingCounts,
  createListingMap,
  createRescue,
  emptyPage,
  findRareKeyword,
  type IndexHint,
  isAnyOf,
  type ListingSearch,
  notRescued,
  type PlacedOnMap,
  type PlacedRow,
  placesOfListing,
  planMapRows,
  type RescuedPage,
  type ReverseSearch,
  restrictToArea,
  type Scope,
  searchPage,
  selectTargets,
  targetKeys,
  toRowCondition,
  toSearchedPlaces,
  toSearchKey,
} from '../search/index.ts';
import { createPropertyCards, type PropertyCardRow } from './property-card.ts';
import { findRareLookup } from './rare-lookup.ts';
import { filterConditions, findPropertyScope } from './search-conditions.ts';
import { findPropertyOrder } from './search-order.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = {
  adType: 'types_ad',
  countryID: 'countries',
  specialLocations: 'locations',
  ...propertyLookups,
} as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const { table, idField } = listingSpecs.property;

const parse = (query: Readonly<Record<string, string>>) => propertySearchQuery.safeParse(query).data;

/** What a search takes from the lookup lists, once for each version of them. */
const toLists = onceFor(({ countries, locations, types }: LookupRows) => ({
  countryIDs: countries.map(({ countryID }) => countryID),
  locationBits: new Map(locations.map(({ locationID, bit }) => [locationID, bit])),
  adTypeIDs: types.types_ad.map(({ typeID }) => typeID),
}));

const withAdType = ({ adType }: PropertySearch, filters: readonly Condition[]): Condition[] => [
  ...(adType ? [sql`adType = ${adType}`] : []),
  ...filters,
];

/** What fills the first columns of the filter index where the search does not: the country, and the ad type before a house type. */
function toPrefix(
  { adType, houseType }: PropertySearch,
  { filterIndexPrefix }: Scope,
  { adTypeIDs }: { adTypeIDs: readonly number[] },
): Condition | undefined {
  const prefixes = [
    ...(filterIndexPrefix ? [filterIndexPrefix] : []),
    ...(houseType && !adType ? [isAnyOf('adType', adTypeIDs)] : []),
  ];
  return prefixes.length === 0 ? undefined : allOf(prefixes);
}

/** The columns that keys are made of. */
interface PropertyTarget extends PlacedRow, PlacedOnMap {
  adType: number;
  houseType: number | null;
  price: number;
  floorArea: number | null;
  droppedAt: Date | null;
  changeID: number | null;
}

/** The public search of properties (SRP-01), with similar searches where it finds few (FIND-10). */
export function createPropertySearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createPropertyCards(lookups);

  /** An index that leads directly to the few properties that can match, if there is one. */
  async function findIndexHint(search: PropertySearch, scope: Scope): Promise<IndexHint | undefined> {
    const byLookup = scope.level === 'country' ? await findRareLookup(readDb, search, scope) : undefined;
    return (
      byLookup ??
      (scope.level === 'settlement' ? undefined : findRareKeyword(readDb, { table, idField }, search.keyword))
    );
  }

  async function loadContext() {
    const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return { gazetteer, ...toLists(rows) };
  }

  /** The conditions of a search but those of the place; undefined when nothing can match. */
  async function toConditions(search: PropertySearch): Promise<Condition[] | undefined> {
    const filters = filterConditions(search, await loadContext());
    return filters && withAdType(search, filters);
  }

  /** The statement of a search; undefined when nothing can match. */
  async function describeSearch(search: PropertySearch): Promise<ListingSearch | undefined> {
    const context = await loadContext();
    const scope = findPropertyScope(search, context);
    const filters = filterConditions(search, context);
    if (!scope || !filters) return undefined;
    const hint = await findIndexHint(search, scope);
    const conditions = [...scope.conditions, ...withAdType(search, filters)];
    const described = {
      key: toSearchKey(table, search),
      table,
      idField,
      where: allOf(conditions),
      order: findPropertyOrder(search, scope, context.adTypeIDs),
      ...(hint ?? { filterIndex: scope.filterIndex, filterIndexPrefix: toPrefix(search, scope, context) }),
      hasFilters: filters.length > 0,
      isEverything: conditions.length === 0,
      columns: cards.publicColumns,
      page: search.page,
    };
    const hasFewRows = hint !== undefined || scope.level === 'settlement';
    return restrictToArea(described, search.area, { hasFewRows });
  }

  const rescue = createRescue<PropertySearch>({
    kind: 'property',
    resultWords: propertyResults,
    path: listingSpecs.property.searchPath,
    parse,
    countAll: createListingCounts({
      db: readDb,
      table,
      parse,
      describe: describeSearch,
      toConditions,
    }),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchProperties(
    search: PropertySearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<PropertyCard>> {
    const described = await describeSearch(search);
    const { rows, ...totals } = described ? await searchPage<PropertyCardRow>(readDb, described) : emptyPage;
    const [cardsOfRows, rescued] = await Promise.all([
      cards.toCards(readDb, rows, clock.now()),
      withSuggestions ? rescue(search, totals.total) : notRescued,
    ]);
    return { ...totals, rows: cardsOfRows, ...rescued };
  }

  const reverse: ReverseSearch = {
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
      const scope = search && findPropertyScope(search, await loadContext());
      if (!scope) return { keys: [] };
      const { adType, houseType } = search;
      const { places: found, areaParts } = toSearchedPlaces(scope, search.area);
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
      if (!search) return undefined;
      const context = await loadContext();
      return toRowCondition(
        findPropertyScope(search, context),
        filterConditions(search, context)?.concat(withAdType(search, [])),
        search.area,
      );
    },
  };

  return {
    search: searchProperties,
    reverse,
    /** The same search on the map. */
    map: createListingMap({ readDb, clock }, 'property', cards, async (search: PropertyMapQuery, within) => {
      const { area: _area, ...others } = search;
      const described = await describeSearch(others);
      if (!described) return undefined;
      // The indexes of places have the position, those of rare lookups and keywords do not.
      const hasPosition = described.filterIndex.endsWith('_filter');
      return planMapRows(readDb, within, described, { hasPosition });
    }),
  };
}
