import {
  type AccommodationRequestQuery,
  accommodationRequestQuery,
  type PropertyRequestQuery,
  propertyRequestQuery,
  serviceRequestQuery,
} from '@piacter/contracts/requests';
import { readWatchQuery, type WatchedRequestKind } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { toCalendarDay } from '../../core/calendar.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  type Condition,
  combineKeys,
  type PlacedRow,
  placesOfRow,
  type ReverseSearch,
  selectTargets,
  targetKeys,
} from '../search/reverse/index.ts';
import { accommodationSearchRanges } from './accommodation-request-search.ts';
import { findRequestPlaces, requestPlaceKey } from './place-ranges.ts';
import { propertySearchRanges } from './property-request-search.ts';
import { createRequestDescriptions } from './request-descriptions.ts';
import { type PlacedKind, placedTables, requestTables } from './request-kinds.ts';
import type { RequestRanges } from './request-ranges.ts';
import { isOpen } from './request-states.ts';
import { findSearchRanges, findServiceKeys } from './service-request-search.ts';

interface ReverseDeps extends Pick<Deps, 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows' | 'names'>;
  places: Pick<PlaceService, 'gazetteer'>;
}

const idField = 'requestID';

/** Whether the request of the row is in one of the ranges; undefined without any. */
function isInRanges(table: string, { ordered }: RequestRanges): Condition | undefined {
  if (ordered.length === 0) return undefined;
  const lookups = ordered.map(
    ({ from, conditions }) => sql`exists (select 1 from ${from}
      where ${sql.join(conditions, sql` and `)} and entry.requestID = ${sql.ref(`${table}.${idField}`)})`,
  );
  return sql`(${sql.join(lookups, sql` or `)})`;
}

/** The keys of the places of requests, by request. */
async function selectPlaceKeys(
  db: Database,
  kind: PlacedKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Record<'requestID' | 'placeKind' | 'placeID', number>>`
    select requestID, placeKind, placeID from ${sql.table(placedTables[kind].places)}
    where requestID in (${sql.join(ids)})`.execute(db);
  const byRequest = Map.groupBy(rows, ({ requestID }) => requestID);
  return new Map([...byRequest].map(([id, found]) => [id, found.map(requestPlaceKey)]));
}

interface ServiceTarget extends PlacedRow {
  serviceTypeID: number;
}
interface PropertyTarget {
  adType: number;
  houseType: number;
}

/** The searches of requests read the other way round, for professionals, hosts and owners who follow them (WATCH-02). */
export function createRequestReverseSearches({
  db,
  clock,
  lookups,
  places,
}: ReverseDeps): Record<WatchedRequestKind, ReverseSearch> {
  const describeRequests = createRequestDescriptions({ clock, lookups });
  const loadKnown = async () => ({ gazetteer: await places.gazetteer(), rows: await lookups.rows() });

  const keysOfPlaces = async (
    kind: PlacedKind,
    query: AccommodationRequestQuery | PropertyRequestQuery,
  ): Promise<string[] | undefined> => {
    const typed = query.settlement ?? ('location' in query ? query.location : undefined);
    const countryID = 'countryID' in query ? query.countryID : undefined;
    return typed
      ? findRequestPlaces(await places.gazetteer(), { kind, typed, countryID })?.map(requestPlaceKey)
      : undefined;
  };

  const service: ReverseSearch = {
    table: requestTables.service,
    idField,
    async findTargets(source, ids) {
      const columns = sql`settlementID, regionID, countryID, serviceTypeID`;
      const rows = await selectTargets<ServiceTarget>(
        source,
        { table: requestTables.service, idField, columns, where: isOpen() },
        ids,
      );
      return rows.map(({ id, created, serviceTypeID, ...place }) => ({
        id,
        created,
        price: null,
        keys: targetKeys([placesOfRow(place), [serviceTypeID]]),
      }));
    },
    async toKeys(query, userID) {
      const search = serviceRequestQuery.parse(readWatchQuery('service-request', query));
      return { keys: await findServiceKeys(db, userID, search, await loadKnown()) };
    },
    describe: (source, ids) => describeRequests(source, 'service', ids),
    async toCondition(source, query, userID) {
      const search = serviceRequestQuery.parse(readWatchQuery('service-request', query));
      const ranges = await findSearchRanges(source, userID, search, await loadKnown());
      return isInRanges(requestTables.service, ranges);
    },
  };

  const accommodation: ReverseSearch = {
    table: requestTables.accommodation,
    idField,
    async findTargets(source, ids) {
      const table = requestTables.accommodation;
      const columns = sql`countryID`;
      const rows = await selectTargets(source, { table, idField, columns, where: isOpen() }, ids);
      const placed = await selectPlaceKeys(source, 'accommodation', ids);
      return rows.map(({ id, created }) => ({
        id,
        created,
        price: null,
        keys: targetKeys([placed.get(id) ?? []]),
      }));
    },
    async toKeys(query) {
      const search = accommodationRequestQuery.parse(readWatchQuery('accommodation-request', query));
      return { keys: combineKeys([await keysOfPlaces('accommodation', search)]) };
    },
    describe: (source, ids) => describeRequests(source, 'accommodation', ids),
    async toCondition(_source, query) {
      const search = accommodationRequestQuery.parse(readWatchQuery('accommodation-request', query));
      const known = { gazetteer: await places.gazetteer(), today: toCalendarDay(clock.now()) };
      return isInRanges(requestTables.accommodation, accommodationSearchRanges(search, known));
    },
  };

  const property: ReverseSearch = {
    table: requestTables.property,
    idField,
    async findTargets(source, ids) {
      const table = requestTables.property;
      const columns = sql`adType, houseType`;
      const rows = await selectTargets<PropertyTarget>(
        source,
        { table, idField, columns, where: isOpen() },
        ids,
      );
      const placed = await selectPlaceKeys(source, 'property', ids);
      return rows.map(({ id, created, adType, houseType }) => ({
        id,
        created,
        price: null,
        keys: targetKeys([placed.get(id) ?? [], [adType], [houseType]]),
      }));
    },
    async toKeys(query) {
      const search = propertyRequestQuery.parse(readWatchQuery('property-request', query));
      const { adType, houseType } = search;
      const keys = combineKeys([
        await keysOfPlaces('property', search),
        adType ? [adType] : undefined,
        houseType ? [houseType] : undefined,
      ]);
      return { keys };
    },
    describe: (source, ids) => describeRequests(source, 'property', ids),
    async toCondition(_source, query) {
      const search = propertyRequestQuery.parse(readWatchQuery('property-request', query));
      const { gazetteer, rows } = await loadKnown();
      const countryIDs = rows.countries.map(({ countryID }) => countryID);
      return isInRanges(requestTables.property, propertySearchRanges(search, { gazetteer, countryIDs }));
    },
  };

  return {
    'service-request': service,
    'accommodation-request': accommodation,
    'property-request': property,
  };
}
