import { noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages/values';

/** The package type that promotes a listing, as stored in `promotion`. */
export type Promotion = PromotionType;

const promotionBits: Record<Promotion, number> = {
  [noPromotion]: 0,
  [packageTypes.kiemelt]: 1,
  [packageTypes.pro]: 2,
};

const idBits = 20;
const secondBits = 31;
const lastSecond = 2 ** secondBits - 1;

/** The epoch of the rank, from which seconds fit 31 bits until January 2088. */
const epoch = Date.UTC(2020, 0, 1);
export const rankEpoch = new Date(epoch);

/** Whole seconds since that epoch. */
export const toRankSecond = (instant: Date): number => Math.floor((instant.getTime() - epoch) / 1000);

/**
 * The number that searches sort by in descending order: the promotion (2 bits), the second of publication (31 bits) and
 * the id's lowest 20 bits, which keep the order stable within a second. 53 bits are a safe integer in JavaScript.
 * Times before 2020 and after January 2088 are clamped.
 */
export function sortRank(promotion: Promotion, publishedAt: Date, id: number): number {
  const clamped = Math.min(Math.max(toRankSecond(publishedAt), 0), lastSecond);
  return promotionBits[promotion] * 2 ** (secondBits + idBits) + clamped * 2 ** idBits + (id % 2 ** idBits);
}

/** Where the ranks of each promotion start, the highest first, and how many each has. */
export const promotionRanks = {
  size: 2 ** (secondBits + idBits),
  starts: Object.values(promotionBits)
    .toSorted((a, b) => b - a)
    .map((bits) => bits * 2 ** (secondBits + idBits)),
} as const;

/** Converts a stored number to a promotion; unknown values become none. */
export const toPromotion = (value: number | null | undefined): Promotion =>
  value === packageTypes.kiemelt || value === packageTypes.pro ? value : noPromotion;
