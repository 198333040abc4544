import { noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages/values';

/** The package type that lifts a listing, as it stands in `promotion`. */
export type Promotion = PromotionType;

const promotionBits: Record<Promotion, number> = {
  [noPromotion]: 0,
  [packageTypes.kiemelt]: 1,
  [packageTypes.pro]: 2,
};

const idBits = 20;
const secondBits = 31;
const lastSecond = 2 ** secondBits - 1;

/** Seconds count from here so that they fit 31 bits until January 2088. */
const epoch = Date.UTC(2020, 0, 1);

/**
 * The one number that searches sort by, highest first: the promotion, then the second of publication, then the
 * id's last 20 bits, which keep pages stable among listings of one second. Two bits, 31 and 20 make 53, so it
 * is a safe integer of JavaScript and a BIGINT UNSIGNED of the database alike.
 * Days before 2020 and after January 2088 count as those limits.
 */
export function sortRank(promotion: Promotion, publishedAt: Date, id: number): number {
  const seconds = Math.floor((publishedAt.getTime() - epoch) / 1000);
  const within = Math.min(Math.max(seconds, 0), lastSecond);
  return promotionBits[promotion] * 2 ** (secondBits + idBits) + within * 2 ** idBits + (id % 2 ** idBits);
}

/** The stored number as a promotion; an unknown one counts as none. */
export const toPromotion = (value: number | null | undefined): Promotion =>
  value === packageTypes.kiemelt || value === packageTypes.pro ? value : noPromotion;
