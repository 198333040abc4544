import { toBudapestDay } from '@piacter/contracts/core/days';
import {
  type AccommodationRequestSearch,
  accommodationRequestSearch,
  type PropertyRequestQuery,
  propertyRequestQuery,
  serviceRequestQuery,
} from '@piacter/contracts/requests';
import { readWatchQuery, type WatchedRequestKind } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import type { Conditions, ListingCondition } from '../search/index.ts';
import {
  allOf,
  anyOf,
  type Condition,
  combineKeys,
  createToSqlCondition,
  isNamed,
  type PlacedRow,
  placesOfRow,
  type ReverseSearch,
  selectTargets,
  targetKeys,
} from '../search/reverse/index.ts';
import { toAccommodationRequestConditions } from './accommodation-request-search.ts';
import { requestPlaceKey, toPlaceKeys } from './place-conditions.ts';
import { toPropertyRequestConditions } from './property-request-search.ts';
import { requestColumns } from './request-columns.ts';
import { createRequestDescriptions } from './request-descriptions.ts';
import { type PlacedKind, placedTables, requestTables } from './request-kinds.ts';
import { isOpen } from './request-states.ts';
import { findServiceKeys, toServiceRequestConditions } from './service-request-search.ts';

interface ReverseDeps extends Pick<Deps, 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows' | 'names'>;
  places: Pick<PlaceService, 'gazetteer'>;
}

const idField = 'requestID';

/** Whether the row of a request is open and meets the conditions; undefined where nothing can match. */
const toFoundCondition = (
  conditions: Conditions,
  toCondition: (condition: ListingCondition) => Condition,
): Condition | undefined => conditions && allOf([isOpen(), ...conditions.map(toCondition)]);

/** For the columns of several values of the requests that name places. */
function createToPlacedCondition(kind: PlacedKind) {
  const { table, regions } = placedTables[kind];
  const namesOne = (condition: Condition): Condition => sql`exists (
    select 1 from ${sql.table(regions)} as named left join regions as place on place.regionID = named.placeID
    where named.requestID = ${sql.ref(`${table}.requestID`)} and ${condition})`;
  return createToSqlCondition(
    (column, ids) =>
      namesOne(
        sql`${sql.ref(column === 'places' ? 'place.regionID' : 'place.parentID')} in (${sql.join(ids)})`,
      ),
    requestColumns[kind].computedSql,
    (foldedName) => namesOne(sql`named.placeID is null and ${isNamed('named.regionName', foldedName)}`),
  );
}

/** For the jobs of a service request, from the columns that they are made of. */
const toServiceCondition = createToSqlCondition((_column, keys) => {
  const jobs = keys.map((key) => String(key).split('/'));
  const alike = Map.groupBy(jobs, ([professionID, column]) => `${professionID}/${column}`);
  return anyOf(
    [...alike].map(([key, some]) => {
      const [professionID, column = ''] = key.split('/');
      return sql`(serviceTypeID = ${professionID}
        and ${sql.ref(column)} in (${sql.join(some.map(([, , placeID]) => placeID))}))`;
    }),
  );
});
const toAccommodationCondition = createToPlacedCondition('accommodation');
const toPropertyCondition = createToPlacedCondition('property');

/** The keys of the places that requests name, by request. */
async function selectPlaceKeys(
  db: Database,
  kind: PlacedKind,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ requestID: number; placeID: number; parentID: number | null }>`
    select requestID, placeID, parentID from ${sql.table(placedTables[kind].regions)} as named
    join regions as place on place.regionID = named.placeID
    where requestID in (${sql.join(ids)})`.execute(db);
  const byRequest = Map.groupBy(rows, ({ requestID }) => requestID);
  return new Map(
    [...byRequest].map(([id, named]) => [
      id,
      named.flatMap(({ placeID, parentID }) => [
        requestPlaceKey('itself', placeID),
        ...(parentID === null ? [] : [requestPlaceKey('inside', parentID)]),
      ]),
    ]),
  );
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
    query: AccommodationRequestSearch | PropertyRequestQuery,
  ): Promise<string[] | undefined> => {
    const typed = query.settlement ?? ('location' in query ? query.location : undefined);
    const countryID = 'countryID' in query ? query.countryID : undefined;
    return typed ? toPlaceKeys(await places.gazetteer(), { typed, countryID }) : undefined;
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
      const conditions = await toServiceRequestConditions(source, userID, search, await loadKnown());
      return toFoundCondition(conditions, toServiceCondition);
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
      const search = accommodationRequestSearch.parse(readWatchQuery('accommodation-request', query));
      return { keys: combineKeys([await keysOfPlaces(search)]) };
    },
    describe: (source, ids) => describeRequests(source, 'accommodation', ids),
    async toCondition(_source, query) {
      const search = accommodationRequestSearch.parse(readWatchQuery('accommodation-request', query));
      const known = { gazetteer: await places.gazetteer(), today: toBudapestDay(clock.now()) };
      return toFoundCondition(toAccommodationRequestConditions(search, known), toAccommodationCondition);
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
        await keysOfPlaces(search),
        adType ? [adType] : undefined,
        houseType ? [houseType] : undefined,
      ]);
      return { keys };
    },
    describe: (source, ids) => describeRequests(source, 'property', ids),
    async toCondition(_source, query) {
      const search = propertyRequestQuery.parse(readWatchQuery('property-request', query));
      const conditions = toPropertyRequestConditions(search, await places.gazetteer());
      return toFoundCondition(conditions, toPropertyCondition);
    },
  };

  return {
    'service-request': service,
    'accommodation-request': accommodation,
    'property-request': property,
  };
}
