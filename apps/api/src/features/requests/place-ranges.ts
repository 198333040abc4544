import { requestPlaceKinds } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findPlaces } from '../places/index.ts';
import { type PlacedKind, placedTables, requestStatus } from './request-kinds.ts';
import { onlyOrdered, type RequestFilters, type RequestRanges, toRanges } from './request-ranges.ts';

interface PlaceQuery {
  kind: PlacedKind;
  /** The name of a settlement or region, as typed. */
  typed: string;
  countryID?: number | undefined;
}

/** Open requests that name a place outside the gazetteer. */
function unlistedRanges({ kind, typed, countryID }: PlaceQuery, filters: RequestFilters): RequestRanges {
  const { table, regions } = placedTables[kind];
  const from = sql`${sql.table(regions)} as entry
    join ${sql.table(table)} as own on own.requestID = entry.requestID`;
  const conditions = [
    sql`entry.placeID is null and entry.regionName = ${typed.trim()}`,
    sql`own.status = ${requestStatus.open}`,
    ...(countryID === undefined ? [] : [sql`own.countryID = ${countryID}`]),
    ...filters.always,
    ...filters.chosen,
  ];
  return onlyOrdered([{ from, conditions }]);
}

/** The open requests of a kind for a place: those that name it, its region, or a place inside it. */
export function placeRanges(
  gazetteer: Gazetteer,
  query: PlaceQuery,
  filtersOn: (alias: string) => RequestFilters,
): RequestRanges {
  const found = findPlaces(gazetteer, query.typed, query.countryID);
  if (found.kind === 'unlisted')
    return found.foldedName === '' ? onlyOrdered([]) : unlistedRanges(query, filtersOn('own'));
  const { itself, inside } = requestPlaceKinds;
  const around = found.ids.flatMap((id) => gazetteer.findPlace(id)?.parentID ?? []);
  const places =
    found.kind === 'regions'
      ? found.ids.flatMap((id) => [
          { placeKind: itself, id },
          { placeKind: inside, id },
        ])
      : [...new Set([...found.ids, ...around])].map((id) => ({ placeKind: itself, id }));
  const table = placedTables[query.kind].places;
  return toRanges(
    places.map(({ placeKind, id }) => ({
      table,
      orderIndex: 'PRIMARY',
      filterIndexes: [`${table}_filter`],
      conditions: [sql`entry.placeKind = ${placeKind} and entry.placeID = ${id}`],
    })),
    filtersOn('entry'),
  );
}
