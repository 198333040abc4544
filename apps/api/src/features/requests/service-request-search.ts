import type { ServiceRequestQuery } from '@piacter/contracts/requests';
import { type Database, foldText } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import { findPlaces } from '../places/index.ts';
import { requestStatus, requestTables } from './request-kinds.ts';
import { indexRange, onlyOrdered, type RequestRange, type RequestRanges } from './request-ranges.ts';

type Place = 'settlement' | 'region' | 'country';

/** Open requests by optional profession and place; each combination has its own index. */
function openRange(
  place: { column: Place; id: number | null } | undefined,
  professionID: number | undefined,
): RequestRange {
  const name =
    [place?.column, professionID !== undefined && 'profession'].filter(Boolean).join('_') || 'open';
  return indexRange(requestTables.service, `service_requests_${name}`, [
    sql`entry.status = ${requestStatus.open}`,
    ...(place ? [sql`${sql.ref(`entry.${place.column}ID`)} <=> ${place.id}`] : []),
    ...(professionID === undefined ? [] : [sql`entry.serviceTypeID = ${professionID}`]),
  ]);
}

/** The ranges of open requests by profession and settlement, county or country. */
export function serviceSearchRanges(
  { serviceID, address }: Pick<ServiceRequestQuery, 'serviceID' | 'address'>,
  { gazetteer, rows }: { gazetteer: Gazetteer; rows: LookupRows },
): RequestRanges {
  if (!address) return onlyOrdered([openRange(undefined, serviceID)]);
  const folded = foldText(address);
  const country = rows.countries.find(({ countryName }) => foldText(countryName) === folded);
  if (country) return onlyOrdered([openRange({ column: 'country', id: country.countryID }, serviceID)]);
  const found = findPlaces(gazetteer, address, undefined);
  if (found.kind === 'unlisted') {
    if (found.foldedName === '') return onlyOrdered([]);
    // Few requests are outside the gazetteer, so their texts can be compared.
    const { from, conditions } = openRange({ column: 'settlement', id: null }, serviceID);
    return onlyOrdered([{ from, conditions: [...conditions, sql`entry.settlement = ${address.trim()}`] }]);
  }
  const column = found.kind === 'settlements' ? 'settlement' : 'region';
  return onlyOrdered(found.ids.map((id) => openRange({ column, id }, serviceID)));
}

/** Maximum ranges of a search; a professional who covers more finds the rest without this filter. */
const maxRanges = 120;

/** The professions of a professional's services, each with the covered places. */
async function selectOffered(db: Database, userID: number) {
  const { rows } = await sql<{ professionID: number; place: Place; placeID: number }>`
    select distinct relation.serviceTypeID as professionID, covered.place, covered.placeID
    from services
    join service_relations as relation using (serviceID)
    join (
      select serviceID, 'country' as place, countryID as placeID from service_countries
      union all
      select serviceID, if(regionType = 1, 'region', 'settlement'), placeID from service_regions where placeID is not null
      union all
      select serviceID, 'settlement', settlementID from services where settlementID is not null
    ) as covered using (serviceID)
    where services.userID = ${userID}
    limit ${sql.lit(maxRanges)}`.execute(db);
  return rows;
}

/** The ranges of open requests that match the professions and coverage of a professional's services. */
export async function ownAreaRanges(
  db: Database,
  userID: number,
  serviceID: number | undefined,
): Promise<RequestRanges> {
  const offered = await selectOffered(db, userID);
  return onlyOrdered(
    offered
      .filter(({ professionID }) => serviceID === undefined || professionID === serviceID)
      .map(({ professionID, place, placeID }) => openRange({ column: place, id: placeID }, professionID)),
  );
}
