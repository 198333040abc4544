import { dayMs, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { pick, toFlag } from '@piacter/contracts/core/values';
import type { StayBody, StayRecord, StayStep } from '@piacter/contracts/stays';
import { getNextStayStates, type StayState, stayLimits, stayReasons } from '@piacter/contracts/stays/values';
import type { Request } from 'express';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockCalendar, replaceRanges } from '../calendars/ranges/index.ts';
import { getPartyOfUser, type OpenThread, type PartyRow, type WriteIntoThread } from '../threads/index.ts';
import { findTotal } from './describe-stay.ts';
import { assertDays, getExpiry, partyNames, recordStay } from './record-stay.ts';
import {
  confirmStays,
  endStays,
  findThreadOfStay,
  hasBusyNight,
  lapseStays,
  lockStayOfThread,
  type StayRow,
  selectOfThread,
  updateStay,
} from './stays.queries.ts';
import { stayText as text } from './stays.text.ts';

/** The actor that a side of the thread is. */
const toActor = ({ side }: Pick<PartyRow, 'side'>) => (side === 'owner' ? 'host' : 'guest');

const saysOf = { host: 'hostHappened', guest: 'guestHappened' } as const;

function toRecord(row: StayRow, actor: 'host' | 'guest'): StayRecord {
  const said = row[saysOf[actor]];
  return {
    ...pick(row, ['stayID', 'accommodationID', 'threadID', ...partyNames, 'state', 'total', 'reason']),
    nights: daysBetween(row.arrival, row.departure),
    expires: row.expiresAt?.toISOString() ?? null,
    isHost: toFlag(actor === 'host'),
    hasHappened: said,
    nextStates: said === null ? getNextStayStates(row.state, actor) : [],
    created: row.created.toISOString(),
  };
}

/** Throws for a reason or a sum that does not belong to the step. */
function assertStepComplete({ state, reason, total }: StayStep): void {
  const wanted = state in stayReasons ? stayReasons[state as keyof typeof stayReasons] : 'none';
  if (wanted === 'required' && reason === undefined) throw invalidField('reason', text.reasonRequired);
  if (wanted === 'none' && reason !== undefined) throw invalidField('reason', text.noReason);
  if (state !== 'free' && total !== undefined) throw invalidField('total', text.noTotal);
}

interface StayDeps extends Pick<Deps, 'db' | 'clock'> {
  openThread: OpenThread;
  writeIntoThread: WriteIntoThread;
}

/** Stays that are asked for and answered in threads (CAL-08): records of what the sides said, no bookings. */
export function createStayService({ db, clock, openThread, writeIntoThread }: StayDeps) {
  /** Makes the nights busy; throws `dates_taken` where one is by then. Changes of a calendar follow each other. */
  async function reserve(trx: Trx, stay: StayRow, now: Date): Promise<void> {
    const { accommodationID, stayID, arrival, departure } = stay;
    await lockCalendar(trx, accommodationID, now);
    if (await hasBusyNight(trx, stay)) throw new ApiError('dates_taken');
    const ranges = [{ from: arrival, to: departure }];
    await replaceRanges(trx, accommodationID, { origin: { stayID }, ranges, now });
  }

  /** What somebody says of a stay that is over: both yes is one that happened, one no is disputed. */
  function toOutcome(stay: StayRow, actor: 'host' | 'guest', state: StayState) {
    if (stay[saysOf[actor]] !== null) throw new ApiError('conflict', { message: text.alreadySaid });
    const hasHappened = toFlag(state === 'happened');
    const other = stay[saysOf[actor === 'host' ? 'guest' : 'host']];
    const next: StayState = hasHappened === 0 ? 'disputed' : other === 1 ? 'happened' : 'over';
    return { state: next, [saysOf[actor]]: hasHappened };
  }

  return {
    /**
     * Asks the host. Throws `not_found`, `conflict` for the caller's accommodation, `dates_taken`, `validation_failed` for days
     * that are no stay or more people than there is room for, and what opening a thread throws.
     */
    async ask(session: Session, request: Request, body: StayBody): Promise<StayRecord> {
      const { accommodationID, message, captchaToken } = body;
      const party = pick(body, partyNames);
      assertDays(party, clock.now());
      const words = {
        kind: 'accommodation',
        id: accommodationID,
        message: text.question(party, await findTotal(db, accommodationID, party), message),
        messageKind: 'stay',
      } as const;
      const { inside } = await openThread(session, request, { ...words, captchaToken }, (trx, opened) =>
        recordStay(trx, { ...opened, accommodationID, guestID: session.userID }, party),
      );
      return toRecord(inside, 'guest');
    },

    /** The stays of a thread, for one of its sides. */
    async list(party: PartyRow): Promise<StayRecord[]> {
      const rows = await selectOfThread(db, party.threadID);
      return rows.map((row) => toRecord(row, toActor(party)));
    },

    /** The side of a user of the thread of a stay; throws `not_found` for anybody else's. */
    async getParty({ userID }: Session, stayID: number): Promise<PartyRow> {
      const threadID = await findThreadOfStay(db, stayID);
      if (threadID === undefined) throw notFound(text.notFound);
      return getPartyOfUser(db, threadID, userID);
    },

    /** Throws `not_found` for a stay of another thread, `conflict` for a step that does not follow, and `dates_taken`. */
    async move(party: PartyRow, stayID: number, step: StayStep): Promise<void> {
      assertStepComplete(step);
      const actor = toActor(party);
      await inTransaction(db, async (trx) => {
        const now = clock.now();
        const stay = await lockStayOfThread(trx, stayID, party.threadID);
        if (!stay) throw notFound(text.notFound);
        const { state, reason = null } = step;
        if (!getNextStayStates(stay.state, actor).includes(state))
          throw new ApiError('conflict', { message: text.wrongState });
        if (stay.state === 'over') return updateStay(trx, stayID, toOutcome(stay, actor, state), now);
        if (state === 'reserved') await reserve(trx, stay, now);
        if (stay.state === 'reserved')
          await replaceRanges(trx, stay.accommodationID, { origin: { stayID }, ranges: [], now });
        const total = step.total ?? stay.total;
        await updateStay(trx, stayID, { state, reason, total, expiresAt: getExpiry(state, now) }, now);
        await writeIntoThread(trx, party, text.answer(state, stay, { total, reason }), now);
      });
    },
  };
}

export type StayService = ReturnType<typeof createStayService>;

/** The steps that time takes: answers that did not come, guests who have left, hosts who are silent. */
export async function moveStaysOn({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  await lapseStays(db, now);
  await endStays(db, toBudapestDay(now), now);
  await confirmStays(db, new Date(now.getTime() - stayLimits.silentDays * dayMs), now);
}
