import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { requestTables } from './request-kinds.ts';
import { isOpen, requestStatus } from './request-states.ts';

/** The kinds that end by themselves; a request for accommodation ends with the stay. */
export type EndingKind = Exclude<RequestKind, 'accommodation'>;

interface Page {
  afterID: number;
  limit: number;
}

/** Requesters with open requests whose last day was before today (YYYY-MM-DD), sorted by id. */
export async function selectRequestersOfEnded(
  db: Database,
  kind: EndingKind,
  { today, afterID, limit }: Page & { today: string },
): Promise<number[]> {
  const { rows } = await sql<{ requesterID: number }>`
    select distinct requesterID from ${sql.table(requestTables[kind])}
    where ${isOpen()} and openUntil < ${today} and requesterID > ${afterID}
    order by requesterID limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ requesterID }) => requesterID);
}

/** The ids of these requests of a requester, locked until the transaction ends. */
export async function lockEnded(
  trx: Trx,
  kind: EndingKind,
  requesterID: number,
  today: string,
): Promise<number[]> {
  const { rows } = await sql<{ requestID: number }>`
    select requestID from ${sql.table(requestTables[kind])}
    where requesterID = ${requesterID} and ${isOpen()} and openUntil < ${today}
    order by requestID for update`.execute(trx);
  return rows.map(({ requestID }) => requestID);
}

export const markEnded = (trx: Trx, kind: EndingKind, requestIDs: readonly number[]) =>
  trx
    .updateTable(requestTables[kind])
    .set({ status: requestStatus.over })
    .where('requestID', 'in', requestIDs)
    .execute();

/** A property request about whose end its requester has not been asked since its last change. */
export interface EndingRequest {
  requestID: number;
  requesterID: number;
  openUntil: string;
  updated: Date;
}

const isUnasked = sql<SqlBool>`(endWarnedAt is null or endWarnedAt < updated)`;

/** Such requests that end until a day, sorted by id. */
export async function selectEnding(
  db: Database,
  { until, afterID, limit }: Page & { until: string },
): Promise<EndingRequest[]> {
  const { rows } = await sql<EndingRequest>`
    select requestID, requesterID, openUntil, updated from real_estate_requests
    where ${isOpen()} and openUntil <= ${until} and ${isUnasked} and requestID > ${afterID}
    order by requestID limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Marks a request as asked about; false when it was changed, ended or asked about meanwhile. */
export async function markWarned(
  trx: Trx,
  { requestID, updated }: EndingRequest,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('real_estate_requests')
    .set({ endWarnedAt: now })
    .where('requestID', '=', requestID)
    .where('updated', '=', updated)
    .where(sql<SqlBool>`${isOpen()}`)
    .where(isUnasked)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
