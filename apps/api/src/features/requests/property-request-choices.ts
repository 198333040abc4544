import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { propertyRequestFields as fields } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { invalidField } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { queueForMatching } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { assertOwnRequest } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';

/** The two lists from which a property request can select several entries. */
export const choiceTables = {
  conditions: {
    table: 'real_estate_request_conditions',
    entry: 'conditionID',
    lookup: fields.conditions.list,
  },
  buildTechnologies: {
    table: 'real_estate_request_technologies',
    entry: 'technologyID',
    lookup: fields.buildTechnologies.list,
  },
} as const;
export type ChoiceList = keyof typeof choiceTables;

/** Ids of the selected entries, in ascending order. */
export async function selectChoices(db: Database, list: ChoiceList, requestID: number): Promise<number[]> {
  const { table, entry } = choiceTables[list];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(entry)} as id from ${sql.table(table)}
    where requestID = ${requestID} order by ${sql.ref(entry)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A choice changes its request, whose days start again while it is open. */
const touchRequest = (trx: Trx, requestID: number, updated: Date) =>
  trx
    .updateTable('real_estate_requests')
    .set({ updated })
    .where('requestID', '=', requestID)
    .where('status', '=', requestStatus.open)
    .execute();

async function insertChoice(trx: Trx, list: ChoiceList, requestID: number, id: number): Promise<void> {
  const { table, entry } = choiceTables[list];
  await sql`insert into ${sql.table(table)} (requestID, ${sql.ref(entry)}) values (${requestID}, ${id})
    on duplicate key update requestID = requestID`.execute(trx);
}

/** Replaces the selected entries of a request. */
export async function replaceChoices(
  trx: Trx,
  list: ChoiceList,
  requestID: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(choiceTables[list].table)} where requestID = ${requestID}`.execute(trx);
  for (const id of ids) await insertChoice(trx, list, requestID, id);
}

/** Adds and removes single conditions and building technologies of property requests. */
export const createRequestChoices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, lookups: LookupService) => ({
  /** Adds an entry to one of the caller's requests; idempotent. */
  async add(session: Session, list: ChoiceList, requestID: number, id: number): Promise<void> {
    const { entry, lookup } = choiceTables[list];
    await assertOwnRequest(db, 'property', requestID, session);
    const known = (await lookups.rows()).types[lookup];
    if (!known.some(({ typeID }) => typeID === id)) throw invalidField(entry, fieldMessages.notListed);
    await inTransaction(db, async (trx) => {
      await insertChoice(trx, list, requestID, id);
      await touchRequest(trx, requestID, clock.now());
      await queueForMatching(trx, 'property-request', requestID, clock.now());
    });
  },

  /** Removes an entry from one of the caller's requests; idempotent. */
  async remove(session: Session, list: ChoiceList, requestID: number, id: number): Promise<void> {
    const { table, entry } = choiceTables[list];
    await assertOwnRequest(db, 'property', requestID, session);
    await inTransaction(db, async (trx) => {
      await sql`delete from ${sql.table(table)}
        where requestID = ${requestID} and ${sql.ref(entry)} = ${id}`.execute(trx);
      await touchRequest(trx, requestID, clock.now());
      await queueForMatching(trx, 'property-request', requestID, clock.now());
    });
  },
});
