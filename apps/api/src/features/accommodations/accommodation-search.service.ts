import type { AccommodationMapQuery } from '@piacter/contracts/accommodations';
import {
  type AccommodationCard,
  type AccommodationSearch,
  accommodationSearchQuery,
} from '@piacter/contracts/accommodations';
import { accommodationFilterLists } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { readWatchQuery } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { describeListings, listingSpecs, published } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  allOf,
  combineKeys,
  createListingCounts,
  createListingMap,
  createRescue,
  emptyPage,
  findRareKeyword,
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
  searchPage,
  selectTargets,
  targetKeys,
  toRowCondition,
  toSearchedPlaces,
  toSearchKey,
} from '../search/index.ts';
import { type AccommodationCardRow, createAccommodationCards } from './accommodation-card.ts';
import { findMapIndex } from './map-index.ts';
import { findRareCandidates } from './rare-candidates.ts';
import { filterConditions, findAccommodationScope } from './search-conditions.ts';
import { findAccommodationOrder } from './search-order.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { ...accommodationFilterLists, countryID: 'countries' } as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const { table, idField } = listingSpecs.accommodation;

/** The columns that keys are made of. */
interface AccommodationTarget extends PlacedRow, PlacedOnMap {
  accommodationTypeID: number;
  /** Forints a person and night. */
  price: number;
}

const parse = (query: Readonly<Record<string, string>>) => accommodationSearchQuery.safeParse(query).data;

/** Prices are thousands of forints in a query, with a decimal. */
const writePrice = (name: string, value: unknown) =>
  name.startsWith('price') ? String(Number(value) / 1000) : undefined;

/** The public search of accommodations (SAC-01, SAC-02), with similar searches where it finds few (FIND-10). */
export function createAccommodationSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createAccommodationCards(lookups);

  /** The statement of a search; undefined when nothing can match. */
  async function describeSearch(search: AccommodationSearch): Promise<ListingSearch | undefined> {
    const [gazetteer, known] = await Promise.all([places.gazetteer(), lookups.rows()]);
    const scope = findAccommodationScope(search, gazetteer, known);
    const filters = filterConditions(search, known);
    if (!scope || !filters) return undefined;
    const candidateIDs = await findRareCandidates(readDb, search, scope);
    if (candidateIDs?.length === 0) return undefined;
    const isNarrow = candidateIDs !== undefined || scope.level === 'settlement';
    const byKeyword = isNarrow
      ? undefined
      : await findRareKeyword(readDb, { table, idField }, search.keyword);
    const { filterIndex, filterIndexPrefix } = candidateIDs
      ? { filterIndex: 'PRIMARY', filterIndexPrefix: isAnyOf(idField, candidateIDs) }
      : (byKeyword ?? scope);
    const conditions = [...scope.conditions, ...filters];
    const described = {
      key: toSearchKey(table, search),
      table,
      idField,
      where: allOf(conditions),
      order: findAccommodationOrder(search, scope),
      filterIndex,
      filterIndexPrefix,
      hasFilters: filters.length > 0,
      isEverything: conditions.length === 0,
      columns: cards.publicColumns,
      page: search.page,
    };
    const hasFewRows = isNarrow || byKeyword !== undefined;
    return restrictToArea(described, search.area, { hasFewRows });
  }

  const rescue = createRescue<AccommodationSearch>({
    kind: 'accommodation',
    resultWords: accommodationResults,
    path: listingSpecs.accommodation.searchPath,
    parse,
    write: writePrice,
    countAll: createListingCounts({
      db: readDb,
      table,
      parse,
      describe: describeSearch,
      toConditions: async (search) => filterConditions(search, await lookups.rows()),
    }),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchAccommodations(
    search: AccommodationSearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<AccommodationCard>> {
    const described = await describeSearch(search);
    const { rows, ...totals } = described
      ? await searchPage<AccommodationCardRow>(readDb, described)
      : emptyPage;
    const [found, rescued] = await Promise.all([
      cards.toCards(readDb, rows, clock.now()),
      withSuggestions ? rescue(search, totals.total) : notRescued,
    ]);
    return { ...totals, rows: found, ...rescued };
  }

  const reverse: ReverseSearch = {
    table,
    idField,
    async findTargets(db, ids) {
      const columns = sql`settlementID, regionID, countryID, accommodationTypeID, pricePerPerson as price,
        mapCell, mapPoint`;
      const where = sql`status = ${published}`;
      const rows = await selectTargets<AccommodationTarget>(db, { table, idField, columns, where }, ids);
      return rows.map(({ id, created, price, mapPoint, accommodationTypeID, ...place }) => ({
        id,
        created,
        price,
        mapPoint: mapPoint ?? undefined,
        keys: targetKeys([placesOfListing({ ...place, mapPoint }), [accommodationTypeID]]),
      }));
    },
    async toKeys(query) {
      const search = parse(readWatchQuery('accommodation', query));
      const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
      const scope = search && findAccommodationScope(search, gazetteer, rows);
      if (!scope) return { keys: [] };
      const { places: found, areaParts } = toSearchedPlaces(scope, search.area);
      const keys = combineKeys([found, search.accommodationType]);
      return { keys, areaParts, minPrice: search.priceFrom, maxPrice: search.priceTo };
    },
    describe: (db, ids) => describeListings(db, 'accommodation', ids),
    async toCondition(_db, query) {
      const search = parse(readWatchQuery('accommodation', query));
      if (!search) return undefined;
      const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
      return toRowCondition(
        findAccommodationScope(search, gazetteer, rows),
        filterConditions(search, rows),
        search.area,
      );
    },
  };

  return {
    search: searchAccommodations,
    reverse,
    /** The same search on the map. */
    map: createListingMap(
      { readDb, clock },
      'accommodation',
      cards,
      async (search: AccommodationMapQuery, within) => {
        const { area: _area, ...others } = search;
        const described = await describeSearch(others);
        const mapIndex = findMapIndex(search);
        return described && planMapRows(readDb, within, described, { hasPosition: false, mapIndex });
      },
    ),
  };
}
