import type { Corner } from '@piacter/contracts/map';
import type { ServiceMapQuery } from '@piacter/contracts/services';
import { type ServiceCard, type ServiceSearch, serviceSearchQuery } from '@piacter/contracts/services';
import { serviceResults } from '@piacter/contracts/services/results';
import { readWatchQuery } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { describeListings, listingSpecs, published } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  countRanges,
  createListingMap,
  createMapPart,
  createPolygon,
  createRescue,
  emptyPage,
  type ListingPage,
  notRescued,
  type PlacedOnMap,
  type RangeSet,
  type RescuedPage,
  type ReverseSearch,
  rangeSearch,
  selectTargets,
  tilesOfRow,
  toAreaKeys,
  toRowCondition,
  toSearchKey,
} from '../search/index.ts';
import { everywhere, findCoverageKeys, selectCoverage, toTargetKeys, toTileKeys } from './coverage-keys.ts';
import { findPlaceSets } from './search-places.ts';
import { findWordSets } from './search-words.ts';
import { countRows, searchArea } from './service-area-page.ts';
import { createServiceCards, type ServiceCardRow } from './service-card.ts';
import { planServiceRows, type ServicePlan, toSetConditions, toSetSelections } from './service-map-rows.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { serviceType: 'professions', countryID: 'countries' } as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const parse = (query: Readonly<Record<string, string>>) => serviceSearchQuery.safeParse(query).data;

const byTitle = { index: 'services_title', column: 'title' };

/** The public search of services (SPR-01), with similar searches where it finds few (FIND-10). */
export function createServiceSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createServiceCards(lookups);

  /** The sets whose intersection matches; undefined when nothing can. A keyword alone sets no place. */
  async function findSets(search: ServiceSearch, db = readDb): Promise<RangeSet[] | undefined> {
    const byPlace = findPlaceSets(search, await places.gazetteer());
    if (!byPlace || !search.keyword) return byPlace;
    const byWord = await findWordSets(db, search.keyword);
    const isEverywhere = !search.settlement && !search.countryID && !search.serviceType;
    return byWord && (isEverywhere ? byWord : [...byPlace, ...byWord]);
  }

  const { table, idField } = listingSpecs.service;

  /** How the services of a drawn area are read; undefined when nothing can match. */
  async function planArea(search: ServiceSearch, area: readonly Corner[]): Promise<ServicePlan | undefined> {
    const part = createMapPart([createPolygon(area)]);
    const sets = await findSets(search);
    return part && sets && planServiceRows(readDb, part, sets);
  }

  async function countOne(search: ServiceSearch | undefined): Promise<number> {
    if (search?.area) {
      const plan = await planArea(search, search.area);
      return plan ? countRows(readDb, plan) : 0;
    }
    const sets = search && (await findSets(search));
    return sets ? countRanges(readDb, { table, idField, sets }) : 0;
  }

  async function findPage(search: ServiceSearch): Promise<ListingPage<ServiceCardRow>> {
    const { area, page, sort } = search;
    const columns = cards.publicColumns;
    if (area) {
      const plan = await planArea(search, area);
      return plan ? searchArea<ServiceCardRow>(readDb, { plan, columns, order: sort, page }) : emptyPage;
    }
    const sets = await findSets(search);
    if (!sets) return emptyPage;
    const order = sort === 'name' ? byTitle : sort;
    const key = toSearchKey(table, search);
    return rangeSearch<ServiceCardRow>(readDb, { key, table, idField, sets, columns, order, page });
  }

  const reverse: ReverseSearch = {
    table,
    idField,
    async findTargets(db, ids) {
      const where = sql`status = ${published}`;
      const columns = sql`mapCell, mapPoint`;
      const rows = await selectTargets<PlacedOnMap>(db, { table, idField, columns, where }, ids);
      const covered = await selectCoverage(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, created, mapCell, mapPoint }) => ({
        id,
        created,
        price: null,
        mapPoint: mapPoint ?? undefined,
        keys: [everywhere, ...toTargetKeys(covered.get(id) ?? [], tilesOfRow({ mapCell }))],
      }));
    },
    async toKeys(query) {
      const search = parse(readWatchQuery('service', query));
      const sets = search && (await findSets(search));
      if (!sets) return { keys: [] };
      if (!search.area) return { keys: findCoverageKeys(sets) ?? [everywhere] };
      const areaParts = toAreaKeys(search.area);
      return { keys: toTileKeys([...areaParts.keys()], search.serviceType), areaParts };
    },
    describe: (db, ids) => describeListings(db, 'service', ids),
    async toCondition(db, query) {
      const search = parse(readWatchQuery('service', query));
      const sets = search && (await findSets(search, db));
      return toRowCondition(sets && { conditions: toSetConditions(sets) }, [], search?.area);
    },
    async toFindingCondition(db, query) {
      const search = parse(readWatchQuery('service', query));
      const sets = search && (await findSets(search, db));
      return toRowCondition(sets && { conditions: toSetSelections(sets) }, [], search?.area);
    },
  };

  const rescue = createRescue<ServiceSearch>({
    kind: 'service',
    resultWords: serviceResults,
    path: listingSpecs.service.searchPath,
    parse,
    countAll: (candidates) => Promise.all(candidates.map(({ query }) => countOne(parse(query)))),
    maxNearPlaces: 3,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchServices(
    search: ServiceSearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<ServiceCard>> {
    const { rows, ...totals } = await findPage(search);
    const [found, rescued] = await Promise.all([
      cards.toCards(readDb, rows, clock.now()),
      withSuggestions ? rescue(search, totals.total) : notRescued,
    ]);
    return { ...totals, rows: found, ...rescued };
  }

  return {
    search: searchServices,
    reverse,
    /** The same search on the map. */
    map: createListingMap({ readDb, clock }, 'service', cards, async (search: ServiceMapQuery, within) => {
      const sets = await findSets(search);
      return sets && planServiceRows(readDb, within, sets);
    }),
  };
}
