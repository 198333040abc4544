import type { Appointment, AppointmentBody, AppointmentChange } from '@piacter/contracts/threads';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import { type AppointmentStep, getSteps } from '@piacter/contracts/threads/values';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../../core/http/api-error.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { withOwner } from '../thread-gate.ts';
import { assertWritable } from '../threads.mapper.ts';
import { findParty, findPartyOfUser, lockThread, type PartyRow, touchThreads } from '../threads.queries.ts';
import { threadText } from '../threads.text.ts';
import { createMessageWriting } from '../write-message.ts';
import { createAppointmentMapper, toProgress } from './appointment-mapper.ts';
import { joinTimes, splitTimes, toInstants } from './appointment-times.ts';
import {
  type AppointmentRow,
  findAppointment,
  findThreadOf,
  insertAppointment,
  selectAppointments,
  updateAppointment,
  type Values,
} from './appointments.queries.ts';
import { appointmentText as text } from './appointments.text.ts';

const refuse = (message: string) => new ApiError('conflict', { message });

/** The state of an appointment that both sides have said something about. */
function judge(ownerAnswer: 0 | 1 | null, otherAnswer: 0 | 1 | null): Pick<Values, 'state'> | undefined {
  if (ownerAnswer === null || otherAnswer === null) return undefined;
  if (ownerAnswer !== otherAnswer) return { state: 'disputed' };
  return { state: ownerAnswer === 1 ? 'happened' : 'missed' };
}

/** How many steps a body has; throws `validation_failed` for several. */
function countSteps({ accept, move, cancel, happened }: AppointmentChange): number {
  const count = [accept, move, cancel, happened].filter((step) => step !== undefined).length;
  if (count > 1) throw invalidField('', text.oneStep);
  return count;
}

const stepOf = ({ accept, move, cancel }: AppointmentChange): AppointmentStep => {
  if (accept !== undefined) return 'accept';
  if (move !== undefined) return 'move';
  return cancel === undefined ? 'answer' : 'cancel';
};

/** What a step changes, and the entry of the thread that tells of it; an answer is told to nobody. */
function take(
  row: AppointmentRow,
  side: ThreadSide,
  { accept, move, cancel, happened }: AppointmentChange,
  now: Date,
): { change: Partial<Values>; entry?: string } {
  const { kind, times } = row;
  if (accept !== undefined) {
    const startsAt = splitTimes(times)[accept];
    if (!startsAt) throw refuse(text.changedMeanwhile);
    if (startsAt <= now) throw refuse(text.past);
    return { change: { state: 'accepted', startsAt }, entry: text.entries.accepted(kind, startsAt) };
  }
  if (move !== undefined) {
    const instants = toInstants(move, now, 'move');
    return {
      change: { state: 'proposed', proposedBy: side, times: joinTimes(instants), startsAt: null },
      entry: text.entries.moved(kind, instants),
    };
  }
  if (cancel !== undefined)
    return { change: { state: 'cancelled' }, entry: text.entries.cancelled(kind, cancel) };
  const answer = happened ?? 0;
  const answers = {
    ownerAnswer: side === 'owner' ? answer : row.ownerAnswer,
    otherAnswer: side === 'other' ? answer : row.otherAnswer,
  };
  return { change: { ...answers, ...judge(answers.ownerAnswer, answers.otherAnswer) } };
}

/** Appointments in threads (MSG-13): every step is taken under the lock of the thread, as messages are written. */
export function createAppointmentService(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const write = createMessageWriting(deps);
  const toAppointment = createAppointmentMapper(deps);

  /** The side as it is now, in a locked thread. */
  async function lockParty(trx: Trx, party: PartyRow): Promise<PartyRow> {
    await lockThread(trx, party.threadID);
    const present = await findParty(trx, party);
    if (!present) throw notFound(threadText.notFound);
    return present;
  }

  async function tell(trx: Trx, party: PartyRow, words: string, now: Date): Promise<void> {
    await write(trx, { ...withOwner(party), text: words, messageKind: 'meeting' }, now);
  }

  async function getOwn(threadID: number, { userID }: Session): Promise<PartyRow> {
    const party = await findPartyOfUser(db, threadID, userID);
    if (!party) throw notFound(threadText.notFound);
    return party;
  }

  async function load(trx: Trx, party: PartyRow, appointmentID: number, now: Date): Promise<Appointment> {
    const row = await findAppointment(trx, party.threadID, appointmentID);
    if (!row) throw notFound(text.notFound);
    return toAppointment(row, party, now);
  }

  /** Throws `conflict` while the thread has one that is not over. */
  const propose = (found: PartyRow, { kind, times }: AppointmentBody) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const party = await lockParty(trx, found);
      assertWritable(party);
      const instants = toInstants(times, now, 'times');
      const [last] = await selectAppointments(trx, party.threadID);
      if (
        last &&
        (last.state === 'proposed' || (last.state === 'accepted' && !toProgress(last, now).hasBegun))
      )
        throw refuse(text.openBefore);
      const appointmentID = await insertAppointment(trx, party.threadID, {
        kind,
        state: 'proposed',
        proposedBy: party.side,
        times: joinTimes(instants),
        startsAt: null,
        ownerAnswer: null,
        otherAnswer: null,
        updated: now,
      });
      await tell(trx, party, text.entries.proposed(kind, instants), now);
      await touchThreads(trx, [party.threadID]);
      return load(trx, party, appointmentID, now);
    });

  /** Throws `conflict` with the present state where a step is not possible. */
  const change = (found: PartyRow, appointmentID: number, body: AppointmentChange) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const party = await lockParty(trx, found);
      const row = await findAppointment(trx, party.threadID, appointmentID);
      if (!row) throw notFound(text.notFound);
      if (countSteps(body) === 0) return toAppointment(row, party, now);
      if (body.version !== undefined && body.version !== row.version) throw refuse(text.changedMeanwhile);
      const isOwn = row.proposedBy === party.side;
      const step = stepOf(body);
      if (!getSteps({ ...toProgress(row, now), isOwn }).includes(step))
        throw refuse(text.impossible(text.states[row.state]));
      // What is over is answered in a closed thread, too.
      if (step !== 'answer') assertWritable(party);
      const { change: values, entry } = take(row, party.side, body, now);
      const isMoved = step === 'move' && { remindedAt: null, askedAt: null };
      await updateAppointment(trx, row, { ...values, ...isMoved, updated: now });
      if (entry !== undefined) await tell(trx, party, entry, now);
      return load(trx, party, appointmentID, now);
    });

  return {
    propose,
    change,
    proposeAs: async (session: Session, threadID: number, body: AppointmentBody) =>
      propose(await getOwn(threadID, session), body),
    async changeAs(session: Session, appointmentID: number, body: AppointmentChange): Promise<Appointment> {
      const found = await findThreadOf(db, appointmentID, session.userID);
      if (!found) throw notFound(text.notFound);
      return change(await getOwn(found.threadID, session), appointmentID, body);
    },
  };
}

export type AppointmentService = ReturnType<typeof createAppointmentService>;
