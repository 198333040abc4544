import { pick } from '@piacter/contracts/core';
import { namesOf } from '@piacter/contracts/core/fields';
import {
  propertyRequestFields as fields,
  type PropertyRequestBody,
  type PropertyRequestQuery,
  requestEnds,
} from '@piacter/contracts/requests';
import type { Database, DB } from '@piacter/db';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { columnNames, columnsAs } from '../listings/rows/index.ts';
import { toSqlCondition } from '../search/reverse/index.ts';
import { toPropertyRequestFilters } from './property-request-search.ts';
import { namesPlace, regionNamesOf } from './request-regions.ts';
import { requestStatus } from './request-states.ts';

const lookups = namesOf(fields, 'lookup');

/** The columns that are stored as the requester fills them in. */
export const requestColumnSpecs = {
  ...pick(fields, lookups),
  ...columnsAs(requestEnds, 'value'),
  description: 'value',
} as const;
const writtenColumns = columnNames(requestColumnSpecs);

type Written = Pick<PropertyRequestBody, (typeof writtenColumns)[number]>;

/** Names of settlements and regions, to be split by `toNames`. */
interface Named {
  regionNames: string | null;
}

const regionNames = sql`${regionNamesOf('property')} as regionNames`;

export type PropertyRequestRow = Omit<
  Selectable<DB['real_estate_requests']>,
  'openUntil' | 'endWarnedAt' | 'hiddenStatus'
> &
  Named & {
    /** A calendar day, although the generated type of DATE columns is Date. */
    openUntil: string;
  };

const columns = [
  'requestID',
  'requesterID',
  'status',
  'openUntil',
  'hiddenReason',
  ...writtenColumns,
  'created',
  'updated',
];

/** All columns with the alias `request`. */
export const requestColumns = sql.join([...columns.map((name) => sql.ref(`request.${name}`)), regionNames]);

export async function findPropertyRequest(
  db: Database,
  requestID: number,
): Promise<PropertyRequestRow | undefined> {
  const { rows } = await sql<PropertyRequestRow>`
    select ${requestColumns} from real_estate_requests as request
    where request.requestID = ${requestID}`.execute(db);
  return rows[0];
}

/** The stored columns and regions of one of the caller's requests, locked until the transaction ends. */
export async function lockWrittenColumns(
  trx: Trx,
  { requestID, userID }: { requestID: number; userID: number },
): Promise<(Written & Named) | undefined> {
  const { rows } = await sql<Written & Named>`
    select ${sql.join(writtenColumns.map((name) => sql.ref(name)))}, ${regionNames}
    from real_estate_requests as request
    where requestID = ${requestID} and requesterID = ${userID} and status <> ${requestStatus.archived}
    for update`.execute(trx);
  return rows[0];
}

export async function insertPropertyRequest(
  trx: Trx,
  requesterID: number,
  body: PropertyRequestBody,
  now: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('real_estate_requests')
    .values({ ...pick(body, writtenColumns), requesterID, created: now, updated: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Changes a request, which starts one again that has ended by itself; false unless it is the user's own. */
export async function updatePropertyRequest(
  trx: Trx,
  { requestID, userID }: { requestID: number; userID: number },
  body: PropertyRequestBody,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('real_estate_requests')
    .set({
      ...pick(body, writtenColumns),
      updated: now,
      status: sql<number>`if(status = ${requestStatus.over}, ${requestStatus.open}, status)`,
    })
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one of the caller's requests with its places and choices; false where there is none. */
export async function deletePropertyRequest(trx: Trx, requestID: number, userID: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('real_estate_requests')
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The conditions of a requester's own list. */
export const isOwnPropertyRequest = (
  userID: number,
  query: PropertyRequestQuery,
  gazetteer: Gazetteer,
): RawBuilder<unknown>[] => [
  sql`request.requesterID = ${userID} and request.status <> ${requestStatus.archived}`,
  ...(query.countryID === undefined ? [] : [sql`request.countryID = ${query.countryID}`]),
  ...toPropertyRequestFilters(query).map(toSqlCondition),
  ...[query.location, query.settlement].flatMap((typed) =>
    typed ? [namesPlace('property', typed, gazetteer)] : [],
  ),
];
