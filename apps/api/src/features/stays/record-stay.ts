import { toBudapestDay } from '@piacter/contracts/core/days';
import {
  childGroups,
  countPeople,
  countStay,
  findStayFault,
  type StayParty,
  type StayState,
  stayLimits,
} from '@piacter/contracts/stays/values';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import { findStayRules } from './rules/index.ts';
import { findOpenStay, hasBusyNight, insertStay, type StayRow } from './stays.queries.ts';
import { stayText as text } from './stays.text.ts';

const answerMs = stayLimits.answerHours * 3_600_000;

/** The fields of days and people. */
export const partyNames = ['arrival', 'departure', 'adults', ...childGroups, 'pets'] as const;

/** States in which the next step has to come in time. */
const hurried: readonly StayState[] = ['asked', 'free'];

/** When a stay lapses that comes into a state now; null where it does not. */
export const getExpiry = (state: StayState, now: Date): Date | null =>
  hurried.includes(state) ? new Date(now.getTime() + answerMs) : null;

/** Throws `validation_failed` for days that are no stay. */
export function assertDays(party: StayParty, now: Date): void {
  const fault = findStayFault(party, toBudapestDay(now));
  if (fault) throw invalidField(fault.path, fault.message);
}

/** What a stay is asked for in. */
export interface StayThread {
  threadID: number;
  /** The host's account. */
  ownerID: number;
  /** null for somebody without an account. */
  guestID: number | null;
  accommodationID: number;
  now: Date;
}

/**
 * Records a stay that is asked for in a thread, which is locked; the open one for the same days if there is one. Throws
 * `validation_failed` for more people than there is room for, and `dates_taken`.
 */
export async function recordStay(
  trx: Trx,
  { threadID, ownerID, guestID, accommodationID, now }: StayThread,
  party: StayParty,
): Promise<StayRow> {
  const known = await findOpenStay(trx, threadID, party);
  if (known) return known;
  const rules = await findStayRules(trx, accommodationID);
  if (!rules) throw notFound(text.notFound);
  const { capacity } = rules;
  if (capacity !== null && countPeople(party) > capacity)
    throw invalidField('adults', text.tooManyPeople(capacity));
  if (await hasBusyNight(trx, { accommodationID, ...party })) throw new ApiError('dates_taken');
  const stay = {
    ...party,
    ...{ accommodationID, threadID, hostID: ownerID, guestID },
    state: 'asked' as const,
    total: countStay(rules, party)?.total ?? null,
    expiresAt: getExpiry('asked', now),
    created: now,
  };
  const stayID = await insertStay(trx, stay);
  return { ...stay, stayID, reason: null, overAt: null, hostHappened: null, guestHappened: null };
}

/**
 * The same beside a message that is delivered in any case: what cannot be recorded is left to the words. Nothing is
 * written before a refusal, so that the transaction goes on.
 */
export async function recordAskedStay(trx: Trx, thread: StayThread, party: StayParty): Promise<void> {
  try {
    assertDays(party, thread.now);
    await recordStay(trx, thread, party);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
