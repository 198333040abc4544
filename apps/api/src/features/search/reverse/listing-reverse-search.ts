import { fromEntries, typedEntries } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Corner } from '@piacter/contracts/map';
import { readWatchQuery } from '@piacter/contracts/watches';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import { describeListings } from '../../listings/index.ts';
import { getListingTable, published } from '../../listings/rows/index.ts';
import type { Conditions } from '../port.ts';
import { findSearchedPlace, type PlaceSearch } from '../searched-place.ts';
import {
  combineKeys,
  type PlacedOnMap,
  type PlacedRow,
  placesOfRow,
  selectTargets,
  targetKeys,
  tilesOfRow,
  toAreaKeys,
} from './keys.ts';
import type { ReverseSearch, ReverseTarget, SearchKeys } from './reverse-search.ts';
import { allOf, anyOf, toSqlCondition } from './sql-condition.ts';

interface ReverseSpec<Row, Search> {
  kind: ListingKind;
  parse: (query: Readonly<Record<string, string>>) => Search | undefined;
  /** All conditions of a search; undefined when nothing can match. */
  toConditions: (search: Search) => Promise<Conditions>;
  gazetteer: () => Promise<Gazetteer>;
  toPlace: (search: Search) => PlaceSearch;
  /** The columns that targets and keys are made of, beside those of the place. */
  columns: RawBuilder<unknown>;
  toTarget: (row: Row) => Omit<ReverseTarget, 'id' | 'created' | 'mapPoint' | 'keys'>;
  /** What restricts much, beside the place: the values of a listing, and those that a search looks for. */
  keyParts: {
    ofListing: (row: Row) => (number | null)[];
    ofSearch: (search: Search) => (readonly number[] | undefined)[];
  };
  toLimits: (search: Search) => Omit<SearchKeys, 'keys' | 'areaParts'>;
  /** SQL of its conditions, where not all columns are those of the table. */
  toSql?: typeof toSqlCondition;
}

/** The loosest of several bounds: none, if one of them is open. */
const loosest = (bounds: readonly (number | undefined)[], choose: (...bounds: number[]) => number) => {
  const closed = bounds.filter((bound) => bound !== undefined);
  return bounds.length === 0 || closed.length < bounds.length ? undefined : choose(...closed);
};

const loosestOf = {
  minPrice: Math.min,
  maxPrice: Math.max,
  minFloorArea: Math.min,
  maxFloorArea: Math.max,
} as const satisfies Record<Exclude<keyof SearchKeys, 'keys' | 'areaParts'>, unknown>;

/** Finds the followed searches that a listing belongs to, by the conditions of the search itself. */
export function createListingReverseSearch<Row, Search extends { area?: readonly Corner[] | undefined }>(
  spec: ReverseSpec<Row, Search>,
): ReverseSearch {
  const { kind, keyParts, toSql = toSqlCondition } = spec;
  const { table, idField } = getListingTable(kind);

  /** The searches of a query: one, or one a line for each of the places that a request names. */
  const toSearches = (query: string): Search[] =>
    query.split('\n').flatMap((line) => spec.parse(readWatchQuery(kind, line)) ?? []);

  /** The keys of a search: by the tiles of its drawn area, which is narrower, or by the places that it names. */
  function toKeys(search: Search, gazetteer: Gazetteer): SearchKeys[] {
    const place = findSearchedPlace(spec.toPlace(search), { gazetteer });
    if (!place) return [];
    const areaParts = search.area && toAreaKeys(search.area);
    const places = areaParts ? [...areaParts.keys()] : place.keys;
    const keys = combineKeys([places, ...keyParts.ofSearch(search)]);
    return [{ ...spec.toLimits(search), keys, areaParts }];
  }

  return {
    table,
    idField,
    async findTargets(db, ids) {
      const columns = sql`settlementID, regionID, countryID, mapCell, mapPoint, ${spec.columns}`;
      const where = sql`status = ${published}`;
      const rows = await selectTargets<Row & PlacedRow & PlacedOnMap>(
        db,
        { table, idField, columns, where },
        ids,
      );
      return rows.map((row) => ({
        ...spec.toTarget(row),
        id: row.id,
        created: row.created,
        mapPoint: row.mapPoint ?? undefined,
        keys: targetKeys([
          [...placesOfRow(row), ...tilesOfRow(row)],
          ...keyParts.ofListing(row).map((value) => [value]),
        ]),
      }));
    },
    async toKeys(query) {
      const gazetteer = await spec.gazetteer();
      const found = toSearches(query)
        .flatMap((search) => toKeys(search, gazetteer))
        .filter(({ keys }) => keys.length > 0);
      return {
        keys: found.flatMap(({ keys }) => keys),
        // What names several places has no area.
        areaParts: found[0]?.areaParts,
        ...fromEntries(
          typedEntries(loosestOf).map(([name, choose]) => [
            name,
            loosest(
              found.map((one) => one[name]),
              choose,
            ),
          ]),
        ),
      };
    },
    describe: (db, ids) => describeListings(db, kind, ids),
    async toCondition(_db, query) {
      const found = await Promise.all(toSearches(query).map(spec.toConditions));
      const alternatives = found.flatMap((conditions) => (conditions ? [allOf(conditions.map(toSql))] : []));
      return alternatives.length === 0 ? undefined : anyOf(alternatives);
    },
  };
}
