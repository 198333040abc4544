import type { PropertyCard, PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { emptyPage, type ListingPage, searchPage } from '../search/index.ts';
import { type CardRow, publicCardColumns, toCard } from './property-card.ts';
import { rareLookup } from './rare-lookup.ts';
import { filterConditions, scopeOf } from './search-conditions.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The public search of properties (SRP-01). */
export function propertySearch({ readDb, clock, lookups, places }: SearchDeps) {
  async function findRows(search: PropertySearch): Promise<ListingPage<CardRow>> {
    const [gazetteer, { countries, locations }] = await Promise.all([places.gazetteer(), lookups.rows()]);
    const known = {
      gazetteer,
      countryIDs: countries.map(({ countryID }) => countryID),
      bitOf: new Map(locations.map(({ locationID, bit }) => [locationID, bit])),
    };
    const scope = scopeOf(search, known);
    const filters = filterConditions(search, known);
    if (!scope || !filters) return emptyPage;
    const rare = scope.isWide ? await rareLookup(readDb, search) : undefined;
    const conditions = [
      sql`status = 1`,
      ...scope.conditions,
      ...(search.adType ? [sql`adType = ${search.adType}`] : []),
      ...filters,
      ...(rare ? [rare.condition] : []),
    ];
    return searchPage<CardRow>(readDb, {
      table: 'real_estates',
      idField: 'realEstateID',
      where: sql.join(conditions, sql` and `),
      orderIndex: scope.orderIndex,
      filterIndex: rare?.index ?? scope.filterIndex,
      intoFilterIndex: rare ? undefined : scope.intoFilterIndex,
      isNarrowed: filters.length > 0,
      columns: publicCardColumns,
      page: search.page,
    });
  }

  return async (search: PropertySearch): Promise<ListingPage<PropertyCard>> => {
    const [{ rows, ...totals }, names] = await Promise.all([findRows(search), lookups.names()]);
    const now = clock.now();
    return { ...totals, rows: rows.map((row) => toCard(row, names, now)) };
  };
}
