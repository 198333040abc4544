import type { PropertyCard, PropertySearch } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { emptyPage, type ListingPage, type Scope, searchPage } from '../search/index.ts';
import { type CardRow, propertyCards } from './property-card.ts';
import { rareKeyword } from './rare-keyword.ts';
import { rareLookup } from './rare-lookup.ts';
import { filterConditions, propertyScope, type Shortcut } from './search-conditions.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The public search of properties (SRP-01). */
export function propertySearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = propertyCards(lookups);

  /** An index that leads past the place straight to the few ads that can match, where there is one. */
  async function shortestWay(search: PropertySearch, scope: Scope): Promise<Shortcut | undefined> {
    const byLookup = scope.isWide ? await rareLookup(readDb, search, scope) : undefined;
    return byLookup ?? (scope.isSmall ? undefined : rareKeyword(readDb, search.keyword));
  }

  async function findRows(search: PropertySearch): Promise<ListingPage<CardRow>> {
    const [gazetteer, { countries, locations }] = await Promise.all([places.gazetteer(), lookups.rows()]);
    const known = {
      gazetteer,
      countryIDs: countries.map(({ countryID }) => countryID),
      bitOf: new Map(locations.map(({ locationID, bit }) => [locationID, bit])),
    };
    const scope = propertyScope(search, known);
    const filters = filterConditions(search, known);
    if (!scope || !filters) return emptyPage;
    const rare = await shortestWay(search, scope);
    const conditions = [
      sql`status = 1`,
      ...scope.conditions,
      ...(search.adType ? [sql`adType = ${search.adType}`] : []),
      ...filters,
    ];
    return searchPage<CardRow>(readDb, {
      table: 'real_estates',
      idField: 'realEstateID',
      where: sql.join(conditions, sql` and `),
      orderIndex: scope.orderIndex,
      ...(rare ?? { filterIndex: scope.filterIndex, intoFilterIndex: scope.intoFilterIndex }),
      isNarrowed: filters.length > 0,
      columns: cards.publicColumns,
      page: search.page,
    });
  }

  return async (search: PropertySearch): Promise<ListingPage<PropertyCard>> => {
    const { rows, ...totals } = await findRows(search);
    return { ...totals, rows: await cards.toCards(readDb, rows, clock.now()) };
  };
}
