import { z } from 'zod';
import { flagReply, id, instant } from '../core/index.ts';
import { listingIDReplies } from '../listings/schemas.ts';

export const packageOnSale = z.object({
  packageID: id,
  packageName: z.string(),
  packageDesc: z.string(),
  packageType: z.int(),
  quantity: z.int(),
  unitName: z.string(),
  baseUnit: z.string(),
  /** Forints; the documents have three names for the same price. */
  currentPrice: z.int(),
  price: z.int(),
  packagePrice: z.int(),
});
export type PackageOnSale = z.infer<typeof packageOnSale>;

export const order = z.object({
  orderID: id,
  packageID: id,
  packageName: z.string(),
  packageType: z.int(),
  /** Forints, as at the time of ordering. */
  price: z.int(),
  created: instant,
  activationDate: instant.nullable(),
  /** First and last moment of a package counted in days; null for the others and before activation. */
  validFrom: instant.nullable(),
  validTo: instant.nullable(),
  isActive: flagReply,
  /** The listing that it is for; all are null for a package of the user, and for a deleted listing. */
  ...listingIDReplies,
});
export type Order = z.infer<typeof order>;
