import type { ServiceRequestQuery } from '@piacter/contracts/requests';
import { type Database, foldText } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import { findPlaces } from '../places/index.ts';
import { requestStatus, requestTables } from './request-kinds.ts';
import {
  type Conditions,
  indexRange,
  onlyOrdered,
  type RequestRange,
  type RequestRanges,
} from './request-ranges.ts';

type Place = 'settlement' | 'region' | 'country';

/** A place as conditions on a request, and the column that its index starts with. */
interface Scope {
  column?: Place;
  conditions: Conditions;
}

const isIn = (column: Place, ids: readonly number[]): RawBuilder<unknown> =>
  sql`${sql.ref(`entry.${column}ID`)} in (${sql.join(ids)})`;

const toScope = (column: Place, id: number): Scope => ({ column, conditions: [isIn(column, [id])] });

/** Open requests by optional profession and place; each combination has its own index. */
function openRange({ column, conditions }: Scope, professionID: number | undefined): RequestRange {
  const name = [column, professionID !== undefined && 'profession'].filter(Boolean).join('_') || 'open';
  return indexRange(requestTables.service, `service_requests_${name}`, [
    sql`entry.status = ${requestStatus.open}`,
    ...conditions,
    ...(professionID === undefined ? [] : [sql`entry.serviceTypeID = ${professionID}`]),
  ]);
}

type Filters = Pick<ServiceRequestQuery, 'serviceID' | 'address'>;

interface Known {
  gazetteer: Gazetteer;
  rows: LookupRows;
}

/** The settlements, county or country that an address filter stands for; without one everywhere. */
function findScopes(address: string | undefined, { gazetteer, rows }: Known): Scope[] {
  if (!address) return [{ conditions: [] }];
  const folded = foldText(address);
  const country = rows.countries.find(({ countryName }) => foldText(countryName) === folded);
  if (country) return [toScope('country', country.countryID)];
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
export const serviceSearchRanges = ({ serviceID, address }: Filters, known: Known): RequestRanges =>
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

/** The ranges of open requests that match the professions and coverage of a professional's services. */
export async function ownAreaRanges(
  db: Database,
  userID: number,
  { serviceID, address }: Filters,
  known: Known,
): Promise<RequestRanges> {
  const offered = Map.groupBy(await selectOffered(db, userID), ({ professionID }) => professionID);
  const asked = [...offered].filter(
    ([professionID]) => serviceID === undefined || professionID === serviceID,
  );
  const ranges = asked.flatMap(([professionID, places]) => {
    const outermost = findOutermost(places, known.gazetteer);
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
