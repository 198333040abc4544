import { z } from 'zod';
import { flagReply, id, instant } from '../core/index.ts';

/** What a package does, by its type (decisions, Listings). Types 1, 3, 5 and 9 have no effect in the software. */
export const packageTypes = {
  kiemelt: 2,
  pro: 4,
  physicalProduct: 6,
  offers: 7,
  contactData: 8,
  socialMedia: 10,
  socialMediaPlus: 11,
} as const;

/** The types whose quantity is a number of days; the others count pieces (PKG-05). */
export const packageTypesInDays: ReadonlySet<number> = new Set([
  packageTypes.kiemelt,
  packageTypes.pro,
  packageTypes.contactData,
  packageTypes.socialMedia,
  packageTypes.socialMediaPlus,
]);

/**
 * The types that are ordered for one listing; the others are the user's own. Only these stand in the dropdown of a
 * listing (PKG-02).
 */
export const packageTypesOfListing: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 9]);

/** The package types that lift a listing in searches; 0 is none. */
export const promotionTypes = [0, 2, 4] as const;
export type PromotionType = (typeof promotionTypes)[number];

export const packageOnSale = z.object({
  packageID: id,
  packageName: z.string(),
  packageDesc: z.string(),
  packageType: z.int(),
  quantity: z.int(),
  unitName: z.string(),
  baseUnit: z.string(),
  /** Forints. */
  currentPrice: z.int(),
});
export type PackageOnSale = z.infer<typeof packageOnSale>;

export const order = z.object({
  orderID: id,
  packageID: id,
  packageName: z.string(),
  packageType: z.int(),
  /** Forints, as it was at ordering time. */
  price: z.int(),
  created: instant,
  activationDate: instant.nullable(),
  /** First and last moment of a package counted in days; null for the others and before activation. */
  validFrom: instant.nullable(),
  validTo: instant.nullable(),
  isActive: flagReply,
  /** The listing that it is for; all three are null for a package of the user, and when the listing is gone. */
  realEstateID: id.nullable(),
  accommodationID: id.nullable(),
  serviceID: id.nullable(),
});
export type Order = z.infer<typeof order>;
