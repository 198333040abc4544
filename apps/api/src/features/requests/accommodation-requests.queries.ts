import { pick } from '@piacter/contracts/core';
import { namesOf } from '@piacter/contracts/core/fields';
import {
  type AccommodationRequestBody,
  type AccommodationRequestQuery,
  accommodationRequestFields as fields,
} from '@piacter/contracts/requests';
import type { Database, DB } from '@piacter/db';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { columnNames, columnsAs } from '../listings/rows/index.ts';
import { namesPlace, regionNamesOf } from './request-regions.ts';
import { requestStatus } from './request-states.ts';
import { shownAnswers } from './shown-answers.ts';

/** The columns that are stored as the requester fills them in. */
export const stayColumnSpecs = {
  ...columnsAs(namesOf(fields, 'day'), 'value'),
  ...pick(fields, namesOf(fields, 'lookup')),
  ...columnsAs(namesOf(fields, 'count'), 'value'),
  ...columnsAs(namesOf(fields, 'number'), 'value'),
  ...columnsAs(namesOf(fields, 'flag'), 'flag'),
  petDescription: 'value',
  description: 'value',
} as const;

const columns = ['requestID', 'requesterID', 'status', 'hiddenReason', ...columnNames(stayColumnSpecs)];

/** All columns with the alias `request`. */
export const stayColumns = sql`
  ${sql.join([...columns, 'created', 'updated'].map((name) => sql.ref(`request.${name}`)))},
  ${shownAnswers.accommodation} as responseCount, request.endDate as openUntil, ${regionNamesOf('accommodation')} as regionNames`;

type Days = Pick<AccommodationRequestBody, 'startDate' | 'endDate'>;

/** Calendar days are strings, although the generated type of DATE columns is Date. */
export type AccommodationRequestRow = Omit<
  Selectable<DB['accommodation_requests']>,
  keyof Days | 'hiddenStatus'
> &
  Days & {
    /** Names of settlements and regions, to be split by `toNames`. */
    regionNames: string | null;
    /** Of those that the requester sees. */
    responseCount: number;
    /** The last day of the stay. */
    openUntil: string;
  };

export async function findAccommodationRequest(
  db: Database,
  requestID: number,
): Promise<AccommodationRequestRow | undefined> {
  const { rows } = await sql<AccommodationRequestRow>`
    select ${stayColumns} from accommodation_requests as request
    where request.requestID = ${requestID}`.execute(db);
  return rows[0];
}

type NewRequest = Omit<Insertable<DB['accommodation_requests']>, keyof Days> & Days;

export async function insertAccommodationRequest(trx: Trx, request: NewRequest): Promise<number> {
  const { startDate, endDate, ...columns } = request;
  const days = { startDate: sql<Date>`${startDate}`, endDate: sql<Date>`${endDate}` };
  const { insertId } = await trx
    .insertInto('accommodation_requests')
    .values({ ...columns, ...days })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Deletes one of the caller's requests without answers of hosts; false where there is none. */
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

/** The conditions of a requester's own list. */
export const isOwnStay = (
  userID: number,
  { startDate, endDate, settlement }: AccommodationRequestQuery,
  gazetteer: Gazetteer,
): RawBuilder<unknown>[] => [
  sql`request.requesterID = ${userID} and request.status <> ${requestStatus.archived}`,
  ...(startDate === undefined ? [] : [sql`request.startDate >= ${startDate}`]),
  ...(endDate === undefined ? [] : [sql`request.endDate <= ${endDate}`]),
  ...(settlement ? [namesPlace('accommodation', settlement, gazetteer)] : []),
];

/** Records the answer of a host; false if the host has already answered. */
export async function insertHostContact(
  trx: Trx,
  contact: { requestID: number; userID: number; message: string | null; created: Date },
): Promise<boolean> {
  try {
    await trx.insertInto('accommodation_request_contacts').values(contact).execute();
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
  await trx
    .updateTable('accommodation_requests')
    .set((eb) => ({ responseCount: eb('responseCount', '+', 1) }))
    .where('requestID', '=', contact.requestID)
    .execute();
  return true;
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
