import { z } from 'zod';
import { emptyAsNull, id, idFromAddress, line, nullableText, page } from '../core/index.ts';
import { listingIDs } from '../listings/schemas.ts';
import { listingIDFields } from '../listings/values.ts';
import { order } from '../packages/schemas.ts';
import { paymentStates, shippingLimits, sortOrders } from './values.ts';

/**
 * The shipping address of a physical product (type 6, PKG-06): all fields but `state` and `address_line2` are required
 * for one, and stored for nothing else.
 */
const shipping = {
  shippingPostalCode: emptyAsNull(line(shippingLimits.shippingPostalCode)),
  /** ISO 3166-1 alpha-2, as the payment provider requires. */
  countryCode: emptyAsNull(z.string().regex(/^[A-Z]{2}$/)),
  state: emptyAsNull(line(shippingLimits.state)),
  city: emptyAsNull(line(shippingLimits.city)),
  address_line1: emptyAsNull(line(shippingLimits.address_line1)),
  address_line2: emptyAsNull(line(shippingLimits.address_line2)),
};

/**
 * The body of an order (PKG-01): one listing of the caller for packages of a listing, none for those of the user (types
 * 7, 8, 10, 11). The server determines the price.
 */
export const orderDraft = z
  .object({ packageID: idFromAddress, ...listingIDs, ...shipping })
  .refine((draft) => listingIDFields.filter((field) => draft[field] !== undefined).length <= 1, {
    path: ['realEstateID'],
    error: 'Legfeljebb egy hirdetést adj meg!',
  });
export type OrderDraft = z.output<typeof orderDraft>;

/** An own order in the purchase lists. */
export const ownOrder = order.extend({
  /** Days or pieces, depending on the package. */
  quantity: z.int(),
  /** Pieces used of a package that is counted in pieces. */
  usedCount: z.int(),
  paymentState: z.enum(paymentStates),
  /** Name or place of its listing; null for a package of the user, and for a deleted listing. */
  listingName: nullableText,
  shippingPostalCode: nullableText,
  countryCode: nullableText,
  state: nullableText,
  city: nullableText,
  address_line1: nullableText,
  address_line2: nullableText,
});
export type OwnOrder = z.infer<typeof ownOrder>;

/** A package type in an address: 1 to 11. */
export const packageTypeParam = z
  .string()
  .regex(/^([1-9]|10|11)$/)
  .transform(Number);

/** Filters of the purchase lists; `order` and `orderBy` are synonyms, newest first by default. */
export const orderListQuery = z.object({
  packageType: packageTypeParam.optional(),
  order: z.enum(sortOrders).optional(),
  orderBy: z.enum(sortOrders).optional(),
  page,
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/** The package as the payment page shows it (PAY-01). */
export const packageWithPrice = z.object({
  packageID: id,
  packageName: z.string(),
  /** Forints. */
  currentPrice: z.int(),
  packageDesc: z.string(),
  packageType: z.int(),
});

/**
 * What a user has of a package type. Counted in pieces: the number bought in active orders, and the number used.
 * Counted in days: the days left (0 on the last day and without a package), and 0.
 */
export const availability = z.object({ availableQuantity: z.int(), count: z.int() });
export type Availability = z.infer<typeof availability>;
