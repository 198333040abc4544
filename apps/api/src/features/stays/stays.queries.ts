import type { StayParty, StayState } from '@piacter/contracts/stays/values';
import { childGroups } from '@piacter/contracts/stays/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** A stay as it is stored. */
export interface StayRow extends StayParty {
  stayID: number;
  accommodationID: number;
  threadID: number | null;
  hostID: number | null;
  guestID: number | null;
  state: StayState;
  total: number | null;
  reason: string | null;
  expiresAt: Date | null;
  overAt: Date | null;
  hostHappened: 0 | 1 | null;
  guestHappened: 0 | 1 | null;
  created: Date;
}

const isoDay = (column: 'arrival' | 'departure') =>
  sql<string>`date_format(${sql.ref(column)}, '%Y-%m-%d')`.as(column);

const selectStays = (db: Database) =>
  db
    .selectFrom('stays')
    .select(['stayID', 'accommodationID', 'threadID', 'hostID', 'guestID', 'state', 'total', 'reason'])
    .select([
      'adults',
      ...childGroups,
      'pets',
      'expiresAt',
      'overAt',
      'hostHappened',
      'guestHappened',
      'created',
    ])
    .select([isoDay('arrival'), isoDay('departure')])
    .$castTo<StayRow>();

/** The stays of a thread, the last one first. */
export const selectOfThread = (db: Database, threadID: number) =>
  selectStays(db).where('threadID', '=', threadID).orderBy('stayID', 'desc').limit(100).execute();

/** The thread of a stay; undefined without one. */
export const findThreadOfStay = async (db: Database, stayID: number): Promise<number | undefined> =>
  (await db.selectFrom('stays').select('threadID').where('stayID', '=', stayID).executeTakeFirst())
    ?.threadID ?? undefined;

/** A stay of a thread, locked; undefined for one of another. */
export const lockStayOfThread = (trx: Trx, stayID: number, threadID: number) =>
  selectStays(trx)
    .where('stayID', '=', stayID)
    .where('threadID', '=', threadID)
    .forUpdate()
    .executeTakeFirst();

/** The stay of a thread for the same days that is not over yet; the thread is locked. */
export const findOpenStay = (trx: Trx, threadID: number, { arrival, departure }: StayParty) =>
  selectStays(trx)
    .where('threadID', '=', threadID)
    .where(sql<boolean>`arrival = ${arrival} and departure = ${departure}`)
    .where('state', 'in', ['asked', 'free', 'reserved'])
    .executeTakeFirst();

export async function insertStay(
  trx: Trx,
  {
    arrival,
    departure,
    ...values
  }: Omit<StayRow, 'stayID' | 'reason' | 'overAt' | 'hostHappened' | 'guestHappened'>,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('stays')
    .values({
      ...values,
      arrival: sql<Date>`${arrival}`,
      departure: sql<Date>`${departure}`,
      updated: values.created,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

type StayChange = Partial<
  Pick<StayRow, 'state' | 'total' | 'reason' | 'expiresAt' | 'hostHappened' | 'guestHappened'>
>;

export const updateStay = (trx: Trx, stayID: number, change: StayChange, now: Date) =>
  trx
    .updateTable('stays')
    .set({ ...change, updated: now })
    .where('stayID', '=', stayID)
    .execute();

/** Whether any of the nights is busy, as committed now; it stays so while the calendar is locked. */
export async function hasBusyNight(
  db: Database,
  { accommodationID, arrival, departure }: Pick<StayRow, 'accommodationID' | 'arrival' | 'departure'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_ranges')
    .select('rangeID')
    .where('accommodationID', '=', accommodationID)
    .where(sql<boolean>`toDay > ${arrival} and fromDay < ${departure}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends stays that nobody has answered or taken in time. Several processes may run it at once. */
export async function lapseStays(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('stays')
    .set({ state: 'lapsed', expiresAt: null, updated: now })
    .where('state', 'in', ['asked', 'free'])
    .where('expiresAt', '<=', now)
    .execute();
}

/** Stays whose guests have left by a day are over. */
export async function endStays(db: Database, today: string, now: Date): Promise<void> {
  await db
    .updateTable('stays')
    .set({ state: 'over', overAt: now, expiresAt: null, updated: now })
    .where('state', '=', 'reserved')
    .where(sql<boolean>`departure <= ${today}`)
    .execute();
}

/** A stay that its guest has confirmed has happened after so long a silence of its host. */
export async function confirmStays(db: Database, silentSince: Date, now: Date): Promise<void> {
  await db
    .updateTable('stays')
    .set({ state: 'happened', updated: now })
    .where('state', '=', 'over')
    .where('guestHappened', '=', 1)
    .where('hostHappened', 'is', null)
    .where('overAt', '<=', silentSince)
    .execute();
}
