import { z } from 'zod';
import { id, keepAbsent, requiredLine } from '../core/index.ts';
import { isOneListing, listingIDs } from '../listings/schemas.ts';
import { priceLimit, productNameLimit } from './values.ts';

const price = z.int().min(0).max(priceLimit);
const upperPrice = price.nullable().transform((value) => value || null);

const fields = {
  productName: requiredLine(productNameLimit),
  priceFrom: price,
  priceTo: upperPrice.default(null),
  ...listingIDs,
};

/** The error of an upper price below the lower one. */
export const upperPriceMessage = 'A felső ár nem lehet kisebb az alsónál, írd át az egyiket!';

/** A row of a price table in forints (TT-02). A `priceTo` of 0 is none, and stored as null. */
export const priceTableBody = z
  .object(fields)
  .refine(...isOneListing)
  .refine(({ priceFrom, priceTo }) => priceTo === null || priceTo >= priceFrom, {
    path: ['priceTo'],
    error: upperPriceMessage,
  });
export type PriceTableBody = z.output<typeof priceTableBody>;

/** The body of a changed row: an absent upper price is kept. */
export const priceTableUpdate = z.object(keepAbsent(fields)).refine(...isOneListing);
export type PriceTableUpdate = z.output<typeof priceTableUpdate>;

export const priceTableProduct = z.object({
  productID: id,
  productName: z.string(),
  priceFrom: z.int(),
  priceTo: z.int().nullable(),
});
export type PriceTableProduct = z.infer<typeof priceTableProduct>;
