import type { ServiceRequestQuery } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { LookupRows } from '../lookups/index.ts';
import { findPlaces } from '../places/search/index.ts';
import { placeKey } from '../search/index.ts';
import { combineKeys } from '../search/reverse/index.ts';
import { requestTables } from './request-kinds.ts';
import {
  type Conditions,
  indexRange,
  onlyOrdered,
  type RequestRange,
  type RequestRanges,
} from './request-ranges.ts';
import { isOpen } from './request-states.ts';

type Place = 'settlement' | 'region' | 'country';

/** A place as conditions on a request, and the column that its index starts with. */
interface Scope {
  column?: Place;
  /** Absent for a settlement that the gazetteer does not have. */
  id?: number;
  conditions: Conditions;
}

const isIn = (column: Place, ids: readonly number[]): RawBuilder<unknown> =>
  sql`${sql.ref(`entry.${column}ID`)} in (${sql.join(ids)})`;

const toScope = (column: Place, id: number): Scope => ({ column, id, conditions: [isIn(column, [id])] });

/** Open requests by optional profession and place; each combination has its own index. */
function openRange({ column, conditions }: Scope, professionID: number | undefined): RequestRange {
  const name = [column, professionID !== undefined && 'profession'].filter(Boolean).join('_') || 'open';
  return indexRange(requestTables.service, `service_requests_${name}`, [
    isOpen('entry'),
    ...conditions,
    ...(professionID === undefined ? [] : [sql`entry.serviceTypeID = ${professionID}`]),
  ]);
}

type Filters = Pick<ServiceRequestQuery, 'serviceID' | 'address'>;

interface Known {
  gazetteer: Gazetteer;
  rows: LookupRows;
}

const toCountryIDs = onceFor(
  ({ countries }: LookupRows) =>
    new Map(countries.map(({ countryID, countryName }) => [foldText(countryName), countryID])),
);

/** The settlements, county or country that an address filter stands for; without one everywhere. */
function findScopes(address: string | undefined, { gazetteer, rows }: Known): Scope[] {
  if (!address) return [{ conditions: [] }];
  const countryID = toCountryIDs(rows).get(foldText(address));
  if (countryID !== undefined) return [toScope('country', countryID)];
  const found = findPlaces(gazetteer, address, undefined);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '') return [];
    // Few requests are outside the gazetteer, so their texts can be compared.
    const isWritten = sql`entry.settlementID is null and entry.settlement = ${address.trim()}`;
    return [{ column: 'settlement', conditions: [isWritten] }];
  }
  const column = found.kind === 'settlements' ? 'settlement' : 'region';
  return found.ids.map((id) => toScope(column, id));
}

/** The ranges of open requests by profession and settlement, county or country. */
const serviceSearchRanges = ({ serviceID, address }: Filters, known: Known): RequestRanges =>
  onlyOrdered(findScopes(address, known).map((scope) => openRange(scope, serviceID)));

/** Maximum ranges of a search; a professional who covers more finds the rest without this filter. */
const maxRanges = 120;

interface Offered {
  professionID: number;
  place: Place;
  placeID: number;
}

/** The professions of a professional's services, each with the covered places. */
async function selectOffered(db: Database, userID: number): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select distinct relation.serviceTypeID as professionID, covered.place, covered.placeID
    from (
      select serviceID, 'country' as place, service_countries.countryID as placeID
      from services join service_countries using (serviceID) where userID = ${userID}
      union all
      select serviceID, if(regionType = 1, 'region', 'settlement'), placeID
      from services join service_regions using (serviceID) where userID = ${userID} and placeID is not null
      union all
      select serviceID, 'settlement', settlementID from services where userID = ${userID} and settlementID is not null
    ) as covered
    join service_relations as relation using (serviceID)
    limit ${sql.lit(maxRanges)}`.execute(db);
  return rows;
}

/** The places that are not inside another one of them. */
function findOutermost(offered: readonly Offered[], gazetteer: Gazetteer): Offered[] {
  const has = (place: Place, id: number | null | undefined) =>
    offered.some((other) => other.place === place && other.placeID === id);
  return offered.filter(({ place, placeID }) => {
    if (place === 'country') return true;
    const { countryID, parentID } = gazetteer.findPlace(placeID) ?? {};
    return !has('country', countryID) && !(place === 'settlement' && has('region', parentID));
  });
}

/** The condition that a request is in one of the places. */
function isInAny(offered: readonly Offered[]): RawBuilder<unknown> {
  const columns = Map.groupBy(offered, ({ place }) => place);
  const each = [...columns].map(([column, places]) =>
    isIn(
      column,
      places.map(({ placeID }) => placeID),
    ),
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The professions of a professional's services with the outermost covered places, that a profession filter leaves. */
async function findOwnAreas(
  db: Database,
  userID: number,
  serviceID: number | undefined,
  gazetteer: Gazetteer,
): Promise<(readonly [professionID: number, places: Offered[]])[]> {
  const offered = Map.groupBy(await selectOffered(db, userID), ({ professionID }) => professionID);
  return [...offered]
    .filter(([professionID]) => serviceID === undefined || professionID === serviceID)
    .map(([professionID, places]) => [professionID, findOutermost(places, gazetteer)]);
}

/** The ranges of open requests that match the professions and coverage of a professional's services. */
async function ownAreaRanges(
  db: Database,
  userID: number,
  { serviceID, address }: Filters,
  known: Known,
): Promise<RequestRanges> {
  const areas = await findOwnAreas(db, userID, serviceID, known.gazetteer);
  const ranges = areas.flatMap(([professionID, outermost]) => {
    const scopes = address
      ? findScopes(address, known).map((scope) => ({
          ...scope,
          conditions: [...scope.conditions, isInAny(outermost)],
        }))
      : outermost.map(({ place, placeID }) => toScope(place, placeID));
    return scopes.map((scope) => openRange(scope, professionID));
  });
  return onlyOrdered(ranges);
}

/** The ranges of a search; a caller without services, or without an account, has no area of their own. */
export const findSearchRanges = async (
  db: Database,
  userID: number | null,
  query: Omit<ServiceRequestQuery, 'page'>,
  known: Known,
): Promise<RequestRanges> => {
  if (query.ownArea !== 1) return serviceSearchRanges(query, known);
  return userID === null ? onlyOrdered([]) : ownAreaRanges(db, userID, query, known);
};

/** The keys of a search for reading it the other way round: place and profession. */
export async function findServiceKeys(
  db: Database,
  userID: number | null,
  { serviceID, address, ownArea }: Omit<ServiceRequestQuery, 'page'>,
  known: Known,
): Promise<string[]> {
  if (ownArea === 1) {
    const areas = userID === null ? [] : await findOwnAreas(db, userID, serviceID, known.gazetteer);
    return areas.flatMap(([professionID, outermost]) =>
      combineKeys([outermost.map(({ place, placeID }) => placeKey(place, placeID)), [professionID]]),
    );
  }
  const scopes = findScopes(address, known);
  const places = scopes.map(({ column, id }) =>
    column && id !== undefined ? placeKey(column, id) : undefined,
  );
  const listed = places.filter((key) => key !== undefined);
  // One without an id is in no row's keys: any place has to be tested.
  const isEverywhere = listed.length < places.length;
  return combineKeys([isEverywhere ? undefined : listed, serviceID === undefined ? undefined : [serviceID]]);
}
