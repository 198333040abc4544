import { dayMs } from '@piacter/contracts/core/days';
import type { ListingState, StateReply } from '@piacter/contracts/lifecycle';
import { daysToAnswer, getNextStates, isFound, listingStates } from '@piacter/contracts/lifecycle/values';
import { type Promotion, toPromotion } from '@piacter/db/sort-rank';

/**
 * The status of a published listing: live or reserved, not hidden by an admin, its owner neither deleted nor blocked.
 * Searches test only this derived column, the first of their indexes beside the place (docs/adr/0040).
 */
export const published = 1;

const isState = (value: string): value is ListingState => listingStates.some((state) => state === value);

/** The state in a listing's row. */
export function toState(value: string): ListingState {
  if (!isState(value)) throw new Error(`Unknown state of a listing: ${value}`);
  return value;
}

/** The state in the reply of a detail page, with the moves of its owner. */
export function toStateReply(row: { state: string }, isOwn: boolean): StateReply {
  const state = toState(row.state);
  return { state, nextStates: isOwn ? getNextStates(state, 'owner') : [] };
}

/** When a listing is hidden unless its owner renews it; null before the mail that asks, and in other states. */
export const getExpiry = (row: { state: string; expiryWarnedAt: Date | null }): Date | null =>
  row.expiryWarnedAt && isFound(toState(row.state))
    ? new Date(row.expiryWarnedAt.getTime() + daysToAnswer * dayMs)
    : null;

/** The promotion columns of a listing's row. */
export interface PromotionMark {
  promotion: number;
  promotedUntil: Date | null;
}

/** The promotion in force at the moment; a job clears the columns some time after it ended. */
export const getPromotionAt = (now: Date, { promotion, promotedUntil }: PromotionMark): Promotion =>
  promotedUntil && promotedUntil > now ? toPromotion(promotion) : 0;
