import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import { isAfter, type Trx, workInBatches } from '../../../core/db/transaction.ts';
import { forEachIsolated } from '../../../core/for-each-isolated.ts';
import type { Deps } from '../../../deps.ts';
import { createMailOutbox } from '../../emails/index.ts';
import { getGate, withOwner } from '../thread-gate.ts';
import { createThreadAddressing, findRecipient } from '../thread-recipients.ts';
import { getOtherName } from '../threads.mapper.ts';
import { selectParties } from '../threads.queries.ts';
import type { AppointmentRow } from './appointments.queries.ts';
import { appointmentText } from './appointments.text.ts';

const { mail: text } = appointmentText;

/** Appointments that are mailed in one transaction. */
const batchSize = 20;
/** Minutes after the beginning at which both sides are asked whether it took place. */
const questionMinutes = 120;

type Due = Pick<AppointmentRow, 'appointmentID' | 'threadID' | 'kind' | 'version'> & { startsAt: Date };
type Mark = 'remindedAt' | 'askedAt';

interface DueTime {
  mark: Mark;
  from: Date;
  to: Date;
}

/** Accepted appointments between two instants that were not mailed about and that no other process has locked. */
const claimDue = (
  trx: Trx,
  { mark, from, to }: DueTime,
  limit: number,
  after: Due | undefined,
): Promise<Due[]> =>
  trx
    .selectFrom('appointments')
    .select(['appointmentID', 'threadID', 'kind', 'version', 'startsAt'])
    .where('state', '=', 'accepted')
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where(sql.ref(mark), 'is', null)
    .where(isAfter(after, ['startsAt', 'appointmentID']))
    .orderBy('startsAt')
    .orderBy('appointmentID')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .$castTo<Due>()
    .execute();

/**
 * The mails about appointments (MSG-13): on the day before by the calendar of Budapest, and two hours after the beginning.
 * Mails and mark are one transaction, so that they are there once however many processes run it.
 */
export function createAppointmentMailing(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const addressThread = createThreadAddressing(config);

  async function mailSides(trx: Trx, due: Due, mark: Mark, now: Date): Promise<void> {
    const { appointmentID, threadID, kind, version, startsAt } = due;
    const isReminder = mark === 'remindedAt';
    const parties = await selectParties(trx).where('p.threadID', '=', threadID).execute();
    for (const party of parties) {
      const recipient = await findRecipient(trx, party, false);
      if (!recipient || party.isMuted === 1) continue;
      const gate = await getGate(trx, withOwner(party), now);
      const { url } = await addressThread(trx, party, recipient, now);
      await outbox.add(trx, {
        template: 'appointment',
        to: recipient.to,
        reason: party.userID === null ? 'thread' : 'account',
        values: {
          name: recipient.name,
          url,
          title: party.title,
          clientName: getOtherName(party, gate),
          message: isReminder ? text.reminder(kind, startsAt) : text.question[kind],
          reply: isReminder ? text.reminderReply : text.questionReply,
        },
        dedupeKey: `appointment:${appointmentID}:${version}:${mark}:${party.side}`,
      });
    }
  }

  async function mailDue(trx: Trx, due: Due, mark: Mark, now: Date): Promise<void> {
    await mailSides(trx, due, mark, now);
    await trx
      .updateTable('appointments')
      .set({ [mark]: now })
      .where('appointmentID', '=', due.appointmentID)
      .execute();
  }

  const mailAll = (time: DueTime, now: Date): Promise<void> =>
    workInBatches(db, {
      size: batchSize,
      claim: (trx, limit, failed: readonly Due[]) => claimDue(trx, time, limit, failed.at(-1)),
      async work(trx, appointments) {
        for (const due of appointments) await mailDue(trx, due, time.mark, now);
      },
    });

  return async (now: Date): Promise<void> => {
    const tomorrow = addDays(toBudapestDay(now), 1);
    const begun = new Date(now.getTime() - questionMinutes * 60_000);
    // What nobody was asked about for a week, as while no job ran, is past.
    const weekAgo = startOfDay(addDays(toBudapestDay(now), -7));
    const times: DueTime[] = [
      { mark: 'remindedAt', from: startOfDay(tomorrow), to: startOfDay(addDays(tomorrow, 1)) },
      { mark: 'askedAt', from: weekAgo, to: begun },
    ];
    await forEachIsolated(times, (time) => mailAll(time, now));
  };
}
