import { importMinutes, type SourceFilter, staleDays } from '@piacter/contracts/calendars/values';
import type { CallFault } from '@piacter/contracts/core';
import { dayMs } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { published } from '../../listings/rows/index.ts';

/** An imported calendar. `triedAt` is the stamp of the import that is under way, or was the last one. */
export interface SourceRow {
  sourceID: number;
  accommodationID: number;
  name: string;
  url: string;
  filter: SourceFilter;
  color: number;
  eventCount: number;
  fault: CallFault | null;
  triedAt: Date;
  refreshedAt: Date | null;
  emptySince: Date | null;
}

const selectSources = (db: Database) =>
  db
    .selectFrom('calendar_sources as s')
    .select(['s.sourceID', 's.accommodationID', 's.name', 's.url', 's.filter', 's.color', 's.eventCount'])
    .select(['s.fault', 's.triedAt', 's.refreshedAt', 's.emptySince'])
    .$castTo<SourceRow>();

/** The imported calendars of an accommodation in the order in which they were added. */
export const selectOf = (db: Database, accommodationID: number): Promise<SourceRow[]> =>
  selectSources(db).where('s.accommodationID', '=', accommodationID).orderBy('s.sourceID').execute();

export const findSource = (db: Database, sourceID: number): Promise<SourceRow | undefined> =>
  selectSources(db).where('s.sourceID', '=', sourceID).executeTakeFirst();

/** A source of an accommodation of the user; undefined for anybody else's. */
export const findOwnSource = (
  db: Database,
  sourceID: number,
  userID: number,
): Promise<SourceRow | undefined> =>
  selectSources(db)
    .innerJoin('accommodations as a', 'a.accommodationID', 's.accommodationID')
    .where('s.sourceID', '=', sourceID)
    .where('a.userID', '=', userID)
    .executeTakeFirst();

/** When a source was read last, with its row locked; undefined where it is gone. */
export const lockSource = (trx: Trx, sourceID: number) =>
  trx
    .selectFrom('calendar_sources')
    .select('refreshedAt')
    .where('sourceID', '=', sourceID)
    .forUpdate()
    .executeTakeFirst();

/** An accommodation of the user; undefined for anybody else's. */
const ownAccommodation = (db: Database, accommodationID: number, userID: number) =>
  db
    .selectFrom('accommodations')
    .select(['accommodationID', 'accommodationName'])
    .where('accommodationID', '=', accommodationID)
    .where('userID', '=', userID);

export const findOwnAccommodation = (db: Database, accommodationID: number, userID: number) =>
  ownAccommodation(db, accommodationID, userID).executeTakeFirst();

/** The same, locked, so that two calls do not add the last source both. */
export const lockOwnAccommodation = (trx: Trx, accommodationID: number, userID: number) =>
  ownAccommodation(trx, accommodationID, userID).forUpdate().executeTakeFirst();

const nextImport = (now: Date) => new Date(now.getTime() + importMinutes * 60_000);

type NewSource = Pick<SourceRow, 'accommodationID' | 'name' | 'url' | 'filter' | 'color'>;

/** Inserts a source whose import began at `now`. */
export async function insertSource(trx: Trx, source: NewSource, now: Date): Promise<number> {
  const { insertId } = await trx
    .insertInto('calendar_sources')
    .values({ ...source, triedAt: now, nextAt: nextImport(now), created: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Stamps a source as being imported: what an import that began before finds is dropped. */
export const beginImport = (db: Database, sourceID: number, now: Date) =>
  db
    .updateTable('calendar_sources')
    .set({ triedAt: now, nextAt: nextImport(now) })
    .where('sourceID', '=', sourceID)
    .execute();

/** The same for a job: false where another process was first. */
export async function claimDue(db: Database, sourceID: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_sources')
    .set({ triedAt: now, nextAt: nextImport(now) })
    .where('sourceID', '=', sourceID)
    .where('nextAt', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Sources of published accommodations whose time has come, the one that has waited longest first. */
export async function selectDue(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_sources as s')
    .innerJoin('accommodations as a', 'a.accommodationID', 's.accommodationID')
    .select('s.sourceID')
    .where('s.nextAt', '<=', now)
    .where('a.status', '=', published)
    .orderBy('s.nextAt')
    .limit(limit)
    .execute();
  return rows.map(({ sourceID }) => sourceID);
}

export type SourceChange = Partial<{
  [Name in keyof Pick<SourceRow, 'name' | 'url' | 'filter' | 'eventCount'>]: SourceRow[Name];
}> & {
  fault?: CallFault | null;
  refreshedAt?: Date;
  emptySince?: Date | null;
  failedSince?: Date | null;
  failureMailedAt?: Date | null;
};

export const updateSource = (trx: Trx, sourceID: number, change: SourceChange) =>
  trx.updateTable('calendar_sources').set(change).where('sourceID', '=', sourceID).execute();

/** The source of an import, locked; undefined where it is gone, or a later import has begun. */
export const lockImport = (trx: Trx, { sourceID, triedAt }: Pick<SourceRow, 'sourceID' | 'triedAt'>) =>
  selectSources(trx)
    .where('s.sourceID', '=', sourceID)
    .where('s.triedAt', '=', triedAt)
    .forUpdate()
    .executeTakeFirst();

/** Notes a failure, and the first one since the last success. */
export const noteFailure = (trx: Trx, sourceID: number, { fault, now }: { fault: CallFault; now: Date }) =>
  trx
    .updateTable('calendar_sources')
    .set({ fault, failedSince: sql`coalesce(failedSince, ${now})` })
    .where('sourceID', '=', sourceID)
    .execute();

const staleSince = (now: Date) => new Date(now.getTime() - staleDays * dayMs);

/** Marks that the host is written to; false unless it has failed for three days and nobody was written to yet. */
export async function markFailureMailed(trx: Trx, sourceID: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('calendar_sources')
    .set({ failureMailedAt: now })
    .where('sourceID', '=', sourceID)
    .where('failedSince', '<=', staleSince(now))
    .where('failureMailedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const deleteSource = (trx: Trx, sourceID: number) =>
  trx.deleteFrom('calendar_sources').where('sourceID', '=', sourceID).execute();

/**
 * How old the days of a calendar are, where a source has failed for three days: its last success, or when it was added;
 * null where all are fresh.
 */
export async function findStaleRefresh(
  db: Database,
  accommodationID: number,
  now: Date,
): Promise<Date | null> {
  const { refreshed } = await db
    .selectFrom('calendar_sources')
    .select(sql<Date | null>`min(coalesce(refreshedAt, created))`.as('refreshed'))
    .where('accommodationID', '=', accommodationID)
    .where('failedSince', '<=', staleSince(now))
    .executeTakeFirstOrThrow();
  return refreshed;
}

/** Whom the mails about an accommodation go to; undefined for a deleted account. */
export const findHost = (trx: Trx, accommodationID: number) =>
  trx
    .selectFrom('accommodations as a')
    .innerJoin('users as u', 'u.userID', 'a.userID')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['a.accommodationName', 'u.email', 'p.isFirm', 'p.firmName', 'p.firstName'])
    .where('a.accommodationID', '=', accommodationID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
