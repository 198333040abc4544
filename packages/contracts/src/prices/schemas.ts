import { z } from 'zod';
import { emptyAsNull, id, requiredLine } from '../core/index.ts';
import { isOneListing, listingIDs } from '../listings/schemas.ts';
import { priceLimit, productNameLimit } from './values.ts';

const price = z.int().min(0).max(priceLimit);

/** A row of a price table in forints (TT-02). A `priceTo` of 0 is none, and stored as null. */
export const priceTableBody = z
  .object({
    productName: requiredLine(productNameLimit),
    priceFrom: price,
    priceTo: emptyAsNull(price).transform((value) => value || null),
    ...listingIDs,
  })
  .refine(...isOneListing)
  .refine(({ priceFrom, priceTo }) => priceTo === null || priceTo >= priceFrom, {
    path: ['priceTo'],
    error: 'A felső ár nem lehet kisebb az alsónál!',
  });
export type PriceTableBody = z.output<typeof priceTableBody>;

export const priceTableProduct = z.object({
  productID: id,
  productName: z.string(),
  priceFrom: z.int(),
  priceTo: z.int().nullable(),
});
export type PriceTableProduct = z.infer<typeof priceTableProduct>;
