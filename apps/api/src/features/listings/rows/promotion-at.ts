import { type Promotion, toPromotion } from '@piacter/db/sort-rank';

/** The promotion columns of a listing's row. */
export interface PromotionMark {
  promotion: number;
  promotedUntil: Date | null;
}

/** The promotion in force at the moment; a job clears the columns some time after it ended. */
export const getPromotionAt = (now: Date, { promotion, promotedUntil }: PromotionMark): Promotion =>
  promotedUntil && promotedUntil > now ? toPromotion(promotion) : 0;
