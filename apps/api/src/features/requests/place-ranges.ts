import { type RequestPlaceRow, requestPlaceKinds } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findPlaces } from '../places/search/index.ts';
import { type PlacedKind, placedTables } from './request-kinds.ts';
import { onlyOrdered, type RequestFilters, type RequestRanges, toRanges } from './request-ranges.ts';
import { isOpen } from './request-states.ts';

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
    isOpen('own'),
    ...(countryID === undefined ? [] : [sql`own.countryID = ${countryID}`]),
    ...filters.always,
    ...filters.chosen,
  ];
  return onlyOrdered([{ from, conditions }]);
}

/** The rows of places that a search for a place reads; undefined for one that the gazetteer does not have. */
export function findRequestPlaces(
  gazetteer: Gazetteer,
  { typed, countryID }: PlaceQuery,
): RequestPlaceRow[] | undefined {
  const found = findPlaces(gazetteer, typed, countryID);
  if (found.kind === 'unlisted') return undefined;
  const { itself, inside } = requestPlaceKinds;
  if (found.kind === 'regions')
    return found.ids.flatMap((placeID) => [
      { placeKind: itself, placeID },
      { placeKind: inside, placeID },
    ]);
  const around = found.ids.flatMap((id) => gazetteer.findPlace(id)?.parentID ?? []);
  return [...new Set([...found.ids, ...around])].map((placeID) => ({ placeKind: itself, placeID }));
}

/** A row of places as a key of the search read the other way round. */
export const requestPlaceKey = ({ placeKind, placeID }: RequestPlaceRow): string => `${placeKind}-${placeID}`;

/** The open requests of a kind for a place: those that name it, its region, or a place inside it. */
export function placeRanges(
  gazetteer: Gazetteer,
  query: PlaceQuery,
  filtersOn: (alias: string) => RequestFilters,
): RequestRanges {
  const places = findRequestPlaces(gazetteer, query);
  if (!places)
    return foldText(query.typed) === '' ? onlyOrdered([]) : unlistedRanges(query, filtersOn('own'));
  const table = placedTables[query.kind].places;
  return toRanges(
    places.map(({ placeKind, placeID }) => ({
      table,
      orderIndex: 'PRIMARY',
      filterIndexes: [`${table}_filter`],
      conditions: [sql`entry.placeKind = ${placeKind} and entry.placeID = ${placeID}`],
    })),
    filtersOn('entry'),
  );
}
