import type { AppointmentKind, AppointmentState, ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../../core/db/transaction.ts';
import { touchThreads } from '../threads.queries.ts';

/** Appointments of a thread that are shown. */
const shownCount = 5;

export interface AppointmentRow {
  appointmentID: number;
  threadID: number;
  kind: AppointmentKind;
  state: AppointmentState;
  proposedBy: ThreadSide;
  /** ISO 8601 with a space between them. */
  times: string;
  startsAt: Date | null;
  ownerAnswer: 0 | 1 | null;
  otherAnswer: 0 | 1 | null;
  version: number;
  updated: Date;
}

const columns = [
  'appointmentID',
  'threadID',
  'kind',
  'state',
  'proposedBy',
  'times',
  'startsAt',
  'ownerAnswer',
  'otherAnswer',
  'version',
  'updated',
] as const;

const selectAll = (db: Database) => db.selectFrom('appointments').select(columns).$castTo<AppointmentRow>();

/** Of a thread, the last one first. */
export const selectAppointments = (db: Database, threadID: number) =>
  selectAll(db).where('threadID', '=', threadID).orderBy('appointmentID', 'desc').limit(shownCount).execute();

export const findAppointment = (trx: Trx, threadID: number, appointmentID: number) =>
  selectAll(trx)
    .where('threadID', '=', threadID)
    .where('appointmentID', '=', appointmentID)
    .executeTakeFirst();

/** The thread of an appointment that a user is a side of; undefined for anybody else's. */
export const findThreadOf = (db: Database, appointmentID: number, userID: number) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('thread_parties as p', 'p.threadID', 'a.threadID')
    .select('a.threadID')
    .where('a.appointmentID', '=', appointmentID)
    .where('p.userID', '=', userID)
    .where('p.leftAt', 'is', null)
    .executeTakeFirst();

export type Values = Omit<AppointmentRow, 'appointmentID' | 'threadID' | 'version'>;

export async function insertAppointment(
  trx: Trx,
  threadID: number,
  { updated, ...values }: Values,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('appointments')
    .values({ ...values, threadID, created: updated, updated })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Changes an appointment of a locked thread, whose earlier content changes with it. */
export async function updateAppointment(
  trx: Trx,
  { appointmentID, threadID }: Pick<AppointmentRow, 'appointmentID' | 'threadID'>,
  change: Partial<Values> & { remindedAt?: null; askedAt?: null },
): Promise<void> {
  await trx
    .updateTable('appointments')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('appointmentID', '=', appointmentID)
    .execute();
  await touchThreads(trx, [threadID]);
}
