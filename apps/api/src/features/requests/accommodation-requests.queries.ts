import type { AccommodationRequestBody, AccommodationRequestQuery } from '@piacter/contracts/requests';
import type { Database, DB } from '@piacter/db';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { requestStatus, requestTables } from './request-kinds.ts';
import { indexRange, onlyOrdered, type RequestRanges } from './request-ranges.ts';
import { namesPlace, regionNamesOf } from './request-regions.ts';

/** Columns of a request with the alias `request`. */
export const stayColumns = sql`
  request.requestID, request.requesterID, request.status, request.countryID, request.startDate, request.endDate,
  request.adultPeople, request.childrenUnder6, request.children7to13, request.children14Plus, request.mealPlanID,
  request.isAccessible, request.hasPets, request.petNumbers, request.petDescription, request.description,
  request.responseCount, request.created, request.updated, ${regionNamesOf('accommodation')} as regionNames`;

export interface AccommodationRequestRow {
  requestID: number;
  requesterID: number;
  status: number;
  countryID: number;
  /** YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  adultPeople: number;
  childrenUnder6: number;
  children7to13: number;
  children14Plus: number;
  mealPlanID: number;
  isAccessible: number;
  hasPets: number;
  petNumbers: number | null;
  petDescription: string | null;
  description: string;
  responseCount: number;
  created: Date;
  updated: Date;
  /** Names of settlements and regions, to be split by `toNames`. */
  regionNames: string | null;
}

export async function findAccommodationRequest(
  db: Database,
  requestID: number,
): Promise<AccommodationRequestRow | undefined> {
  const { rows } = await sql<AccommodationRequestRow>`
    select ${stayColumns} from accommodation_requests as request
    where request.requestID = ${requestID}`.execute(db);
  return rows[0];
}

type NewRequest = Omit<Insertable<DB['accommodation_requests']>, 'startDate' | 'endDate'> &
  Pick<AccommodationRequestBody, 'startDate' | 'endDate'>;

export async function insertAccommodationRequest(trx: Trx, request: NewRequest): Promise<number> {
  const { startDate, endDate, ...columns } = request;
  // Calendar days are strings, although the generated type of DATE columns is Date.
  const days = { startDate: sql<Date>`${startDate}`, endDate: sql<Date>`${endDate}` };
  const { insertId } = await trx
    .insertInto('accommodation_requests')
    .values({ ...columns, ...days })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Deletes an own request without answers of hosts; false where there is none. */
export async function deleteUnanswered(trx: Trx, requestID: number, userID: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accommodation_requests')
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .where('responseCount', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The condition that a stay (alias `stay`) is within two days. */
export const datesWithin = (
  { startDate, endDate }: Pick<AccommodationRequestQuery, 'startDate' | 'endDate'>,
  stay: string,
): RawBuilder<unknown>[] => [
  ...(startDate === undefined ? [] : [sql`${sql.ref(`${stay}.startDate`)} >= ${startDate}`]),
  ...(endDate === undefined ? [] : [sql`${sql.ref(`${stay}.endDate`)} <= ${endDate}`]),
];

/** A requester's own requests. */
export const ownStayRanges = (
  userID: number,
  query: AccommodationRequestQuery,
  gazetteer: Gazetteer,
): RequestRanges =>
  onlyOrdered([
    indexRange(requestTables.accommodation, 'accommodation_requests_own', [
      sql`entry.requesterID = ${userID} and entry.status <> ${requestStatus.archived}`,
      ...datesWithin(query, 'entry'),
      ...(query.settlement ? [namesPlace('accommodation', query.settlement, gazetteer)] : []),
    ]),
  ]);

/** Records the answer of a host; false if the host has already answered. */
export async function insertHostContact(
  trx: Trx,
  contact: { requestID: number; userID: number; message: string | null; created: Date },
): Promise<void> {
  await trx.insertInto('accommodation_request_contacts').values(contact).execute();
  await trx
    .updateTable('accommodation_requests')
    .set((eb) => ({ responseCount: eb('responseCount', '+', 1) }))
    .where('requestID', '=', contact.requestID)
    .execute();
}

export const lockAccommodationRequest = (trx: Trx, requestID: number) =>
  trx
    .selectFrom('accommodation_requests')
    .select(['requesterID', 'status', sql<string>`endDate`.as('endDate')])
    .where('requestID', '=', requestID)
    .forUpdate()
    .executeTakeFirst();

export async function hasContacted(db: Database, requestID: number, userID: number): Promise<boolean> {
  const row = await db
    .selectFrom('accommodation_request_contacts')
    .select('requestID')
    .where('requestID', '=', requestID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return row !== undefined;
}
