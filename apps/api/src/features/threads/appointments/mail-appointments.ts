import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
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

/** Accepted appointments between two instants that were not mailed about and that no other process has locked. */
const claimDue = (trx: Trx, mark: Mark, from: Date, to: Date): Promise<Due[]> =>
  trx
    .selectFrom('appointments')
    .select(['appointmentID', 'threadID', 'kind', 'version', 'startsAt'])
    .where('state', '=', 'accepted')
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where(sql.ref(mark), 'is', null)
    .orderBy('startsAt')
    .limit(batchSize)
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

  const mailBatch = (mark: Mark, from: Date, to: Date, now: Date): Promise<number> =>
    inTransaction(db, async (trx) => {
      const rows = await claimDue(trx, mark, from, to);
      for (const due of rows) {
        await mailSides(trx, due, mark, now);
        await trx
          .updateTable('appointments')
          .set({ [mark]: now })
          .where('appointmentID', '=', due.appointmentID)
          .execute();
      }
      return rows.length;
    });

  return async (now: Date): Promise<void> => {
    const tomorrow = addDays(toBudapestDay(now), 1);
    const [from, to] = [startOfDay(tomorrow), startOfDay(addDays(tomorrow, 1))];
    while ((await mailBatch('remindedAt', from, to, now)) === batchSize);
    const begun = new Date(now.getTime() - questionMinutes * 60_000);
    // What nobody was asked about for a week, as while no job ran, is past.
    const weekAgo = startOfDay(addDays(toBudapestDay(now), -7));
    while ((await mailBatch('askedAt', weekAgo, begun, now)) === batchSize);
  };
}
