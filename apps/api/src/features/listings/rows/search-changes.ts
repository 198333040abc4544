import type { Nights } from '@piacter/contracts/calendars/values';
import type { WatchKind } from '@piacter/contracts/watches/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { compiledStatement } from '../../../core/db/compiled-statement.ts';

/** A listing or a request that may be found otherwise than before; null for all of the kind. */
export interface SearchChange {
  changeID: number;
  listingID: number | null;
}

/** A change, and when it was made: ids alone mean something else in a copy of the database. */
export interface ChangeTime {
  changeID: number;
  changedAt: Date;
}

/** Days after which changes are deleted; a process that starts again may follow them from when the one before started. */
const retentionDays = 7;
/** Seconds after which a change that was made before another one is visible, if that is: longer than any transaction. */
export const settledSeconds = 60;

/** Records that listings or requests are to be read again by searches. Part of the transaction that changes them. */
export const recordSearchChange = (
  trx: Database,
  kind: WatchKind,
  listingIDs: readonly number[],
): Promise<unknown> =>
  trx
    .insertInto('search_changes')
    .values(listingIDs.map((listingID) => ({ kind, listingID })))
    .execute();

/**
 * Queues a listing or a request that was written, to be matched with the saved searches once the transaction commits.
 * Each write is a row of its own, so that nobody waits for another or for the job.
 */
export const queueForMatching = (
  trx: Database,
  kind: WatchKind,
  targetID: number,
  now: Date,
  /** Those that the change has made free, of an accommodation. */
  freedNights: readonly Nights[] = [],
) =>
  trx
    .insertInto('watch_queue')
    .values({
      ...{ kind, targetID, queuedAt: now },
      freedNights: freedNights.length > 0 ? JSON.stringify(freedNights) : null,
    })
    .execute();

/** The changes of a kind from the given one on, oldest first. */
export const readSearchChanges = compiledStatement<SearchChange, 'kind' | 'from'>((db, value) =>
  db
    .selectFrom('search_changes')
    .select(['changeID', 'listingID'])
    .where('kind', '=', value<string>('kind'))
    .where('changeID', '>=', value<number>('from'))
    .orderBy('changeID'),
);

/** The same changes with their times. */
export const readChangeTimes = (db: Database, kind: WatchKind, from: number): Promise<ChangeTime[]> =>
  db
    .selectFrom('search_changes')
    .select(['changeID', 'changedAt'])
    .where('kind', '=', kind)
    .where('changeID', '>=', from)
    .execute();

/** The latest change before which no other one can appear any more; 0 without one. */
export async function findSettledChange(db: Database, kind: WatchKind): Promise<number> {
  const row = await db
    .selectFrom('search_changes')
    .select(({ fn }) => fn.max('changeID').as('changeID'))
    .where('kind', '=', kind)
    .where('changedAt', '<', sql<Date>`current_timestamp(3) - interval ${sql.lit(settledSeconds)} second`)
    .executeTakeFirst();
  return Number(row?.changeID ?? 0);
}

/** Deletes old changes but the latest of each kind, by which a process knows that it has missed none. */
export async function deleteOldSearchChanges(db: Database): Promise<void> {
  const latest = await db
    .selectFrom('search_changes')
    .select(({ fn }) => fn.max('changeID').as('changeID'))
    .groupBy('kind')
    .execute();
  await db
    .deleteFrom('search_changes')
    .where('changedAt', '<', sql<Date>`current_timestamp(3) - interval ${sql.lit(retentionDays)} day`)
    .where('changeID', 'not in', [0, ...latest.map(({ changeID }) => changeID)])
    .execute();
}
