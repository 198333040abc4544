import { z } from 'zod';
import { fieldMessages } from '../core/hungarian.ts';
import { day, flagReply, nullableInteger, textFlag, textInteger } from '../core/scalars.ts';
import { createRecord } from '../core/values.ts';
import { stayLine } from '../stays/schemas.ts';
import { childGroups, findStayFault, maxGroupSize } from '../stays/values.ts';

const count = (min: number) => textInteger(min, maxGroupSize).optional();

/** The days and the people of a stay (ours, CAL-05). */
export const partyQuery = {
  /** The guests leave on the day of departure: its night is the next one's. */
  arrival: day.optional(),
  departure: day.optional(),
  adults: count(1),
  ...createRecord(childGroups, () => count(0)),
  pets: count(0),
};

/** A stay, and how it lies in a window (ours, CAL-09). */
export const stayQuery = {
  ...partyQuery,
  /** 1: of the stays in the window those alone that have a weekend's nights. */
  weekend: textFlag.optional(),
};

interface StayDays {
  arrival?: string | undefined;
  departure?: string | undefined;
}

/** What is wrong with the days of a stay, whatever day it is today; undefined for nothing. */
function findFault({ arrival, departure }: StayDays): ReturnType<typeof findStayFault> {
  // Those that are no days at all have been refused already.
  if ([arrival, departure].some((given) => given && !day.safeParse(given).success)) return undefined;
  if (arrival && departure) return findStayFault({ arrival, departure }, arrival);
  if (!arrival && !departure) return undefined;
  const message = 'Add meg az érkezés és a távozás napját is!';
  return { path: arrival ? 'departure' : 'arrival', message };
}

/** Refuses days that are no stay. */
export const checkStayDays = (search: StayDays, context: z.core.$RefinementCtx): void => {
  const fault = findFault(search);
  if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message });
};

/** Refuses a window that ends before it begins. */
export const checkWindow = (
  { windowFrom, windowTo }: { windowFrom?: string | undefined; windowTo?: string | undefined },
  context: z.core.$RefinementCtx,
): void => {
  if (windowFrom && windowTo && windowFrom > windowTo)
    context.addIssue({ code: 'custom', path: ['windowTo'], message: fieldMessages.reversedDays });
};

/** The stay that was searched for, on a card (ours, CAL-06): of several possible ones the cheapest, or else the first. */
export const foundStay = z.object({
  arrival: day,
  departure: day,
  /** Whether the host keeps a calendar: without one, nobody knows whether the days are free. */
  hasCalendar: flagReply,
  /** What the total is made of; empty where it is not known. */
  lines: z.array(stayLine),
});
export type FoundStay = z.infer<typeof foundStay>;

/** What the search adds to a card; absent on other cards. */
export const stayOfCard = {
  /** Forints of the whole stay for all people; null without days or people, and where a price is missing. */
  total: nullableInteger.optional(),
  /** null without days. */
  stay: foundStay.nullable().optional(),
};

/** Proposals of each kind. */
export const maxProposals = 3;

const proposal = {
  /** Forints: the lowest total of its search. */
  total: z.int().positive(),
  /** Path and query of its page of results, of which the first one costs so much. */
  address: z.string(),
};

/** What is proposed beside a search of a stay that has no result, or an expensive one (ours, XTRA-15); otherwise nothing. */
export const stayProposals = z.object({
  /** Whether the cheapest result costs much more than on other days; then each proposal costs less. */
  isExpensive: flagReply,
  /** The same place. */
  days: z.array(z.object({ arrival: day, departure: day, ...proposal })).max(maxProposals),
  /** The same days, the nearest first. */
  places: z.array(z.object({ settlement: z.string(), kilometres: z.int(), ...proposal })).max(maxProposals),
});
export type StayProposals = z.infer<typeof stayProposals>;
