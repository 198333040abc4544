import type { PropertyCard, PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { emptyPage, type ListingPage, type Scope, searchPage } from '../search/index.ts';
import { createPropertyCards, type PropertyCardRow } from './property-card.ts';
import { findRareKeyword } from './rare-keyword.ts';
import { findRareLookup } from './rare-lookup.ts';
import { filterConditions, findPropertyScope, type IndexHint } from './search-conditions.ts';
import { findPropertyOrder } from './search-order.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The public search of properties (SRP-01). */
export function createPropertySearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createPropertyCards(lookups);

  /** An index that leads directly to the few properties that can match, if there is one. */
  async function findIndexHint(search: PropertySearch, scope: Scope): Promise<IndexHint | undefined> {
    const byLookup = scope.level === 'country' ? await findRareLookup(readDb, search, scope) : undefined;
    return byLookup ?? (scope.level === 'settlement' ? undefined : findRareKeyword(readDb, search.keyword));
  }

  async function findRows(search: PropertySearch): Promise<ListingPage<PropertyCardRow>> {
    const [gazetteer, { countries, locations, types }] = await Promise.all([
      places.gazetteer(),
      lookups.rows(),
    ]);
    const context = {
      gazetteer,
      countryIDs: countries.map(({ countryID }) => countryID),
      locationBits: new Map(locations.map(({ locationID, bit }) => [locationID, bit])),
    };
    const scope = findPropertyScope(search, context);
    const filters = filterConditions(search, context);
    if (!scope || !filters) return emptyPage;
    const hint = await findIndexHint(search, scope);
    const conditions = [
      sql`status = 1`,
      ...scope.conditions,
      ...(search.adType ? [sql`adType = ${search.adType}`] : []),
      ...filters,
    ];
    return searchPage<PropertyCardRow>(readDb, {
      table: 'real_estates',
      idField: 'realEstateID',
      where: sql.join(conditions, sql` and `),
      order: findPropertyOrder(
        search,
        scope,
        types.types_ad.map(({ typeID }) => typeID),
      ),
      ...(hint ?? { filterIndex: scope.filterIndex, filterIndexPrefix: scope.filterIndexPrefix }),
      hasFilters: filters.length > 0,
      columns: cards.publicColumns,
      page: search.page,
    });
  }

  return async (search: PropertySearch): Promise<ListingPage<PropertyCard>> => {
    const { rows, ...totals } = await findRows(search);
    return { ...totals, rows: await cards.toCards(readDb, rows, clock.now()) };
  };
}
