import { type Promotion, toPromotion } from '@piacter/db';

/** What a listing's row says of its promotion. */
export interface PromotionMark {
  promotion: number;
  promotedUntil: Date | null;
}

/** The promotion that is in force at the moment; a job takes the mark off the row some time after it ended. */
export const getPromotionAt = (now: Date, { promotion, promotedUntil }: PromotionMark): Promotion =>
  promotedUntil && promotedUntil > now ? toPromotion(promotion) : 0;
