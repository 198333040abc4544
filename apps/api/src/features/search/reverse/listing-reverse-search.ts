import type { ListingKind } from '@piacter/contracts/listings';
import type { Corner } from '@piacter/contracts/map';
import { readWatchQuery } from '@piacter/contracts/watches';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import { describeListings } from '../../listings/index.ts';
import { getListingTable, published } from '../../listings/rows/index.ts';
import type { Conditions } from '../port.ts';
import { findSearchedPlace, type PlaceSearch } from '../searched-place.ts';
import type { PlacedOnMap } from './area-keys.ts';
import { allOf } from './conditions.ts';
import {
  combineKeys,
  type PlacedRow,
  placesOfListing,
  type ReverseSearch,
  type ReverseTarget,
  type SearchKeys,
  selectTargets,
  targetKeys,
  toSearchedPlaces,
} from './reverse-search.ts';
import { toSqlCondition } from './sql-condition.ts';

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

/** Finds the followed searches that a listing belongs to, by the conditions of the search itself. */
export function createListingReverseSearch<Row, Search extends { area?: readonly Corner[] | undefined }>(
  spec: ReverseSpec<Row, Search>,
): ReverseSearch {
  const { kind, keyParts, toSql = toSqlCondition } = spec;
  const { table, idField } = getListingTable(kind);
  const parse = (query: string) => spec.parse(readWatchQuery(kind, query));
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
        keys: targetKeys([placesOfListing(row), ...keyParts.ofListing(row).map((value) => [value])]),
      }));
    },
    async toKeys(query) {
      const search = parse(query);
      const place = search && findSearchedPlace(spec.toPlace(search), { gazetteer: await spec.gazetteer() });
      if (!place) return { keys: [] };
      const { places, areaParts } = toSearchedPlaces(place, search.area);
      return {
        ...spec.toLimits(search),
        keys: combineKeys([places, ...keyParts.ofSearch(search)]),
        areaParts,
      };
    },
    describe: (db, ids) => describeListings(db, kind, ids),
    async toCondition(_db, query) {
      const search = parse(query);
      const conditions = search && (await spec.toConditions(search));
      return conditions && allOf(conditions.map(toSql));
    },
  };
}
