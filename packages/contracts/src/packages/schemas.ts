import { z } from 'zod';
import {
  day,
  flagReply,
  id,
  idFromAddress,
  instant,
  keepAbsent,
  nullableInteger,
  requiredLine,
  seenVersion,
  text,
} from '../core/index.ts';
import { listingIDReplies } from '../listings/schemas.ts';
import { packageLimits, packageQuantityRange, packageTypeRange, priceStates } from './rules.ts';

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

const packageType = z.int().min(packageTypeRange.min).max(packageTypeRange.max);
const packageFields = {
  packageName: requiredLine(packageLimits.packageName),
  packageDesc: text(packageLimits.packageDesc).default(''),
  /** Days or pieces, depending on the type. */
  quantity: z.int().min(packageQuantityRange.min).max(packageQuantityRange.max),
  /** The unit of the quantity ('db'), and of the price of one ('darab'). */
  unitName: requiredLine(packageLimits.unitName),
  baseUnit: requiredLine(packageLimits.baseUnit),
};

/** A new package; it is not for sale before it has a price. */
export const packageBody = z.object({ ...packageFields, packageType });
export type PackageBody = z.output<typeof packageBody>;

/** A changed package; a `packageType` other than the stored one is refused. */
export const packageUpdate = z.object({
  ...keepAbsent(packageFields),
  packageType: packageType.optional(),
  ...seenVersion,
});
export type PackageUpdate = z.output<typeof packageUpdate>;

/** A package as the admin sees it. */
export const adminPackage = packageOnSale
  .omit({ currentPrice: true, price: true, packagePrice: true })
  .extend({
    /** Forints; null while it is not for sale. */
    currentPrice: nullableInteger,
    /** The next price and the day from which it is in force; null while there is none. */
    nextPrice: nullableInteger,
    nextStartDate: day.nullable(),
    /** A package that was ordered cannot be deleted. */
    isOrdered: flagReply,
    updated: instant,
  });
export type AdminPackage = z.infer<typeof adminPackage>;

/** A price in forints from the start of a day in Budapest on, until the next one starts. */
export const packagePriceBody = z.object({
  packageID: idFromAddress,
  price: z.int().min(0).max(packageLimits.price),
  startDate: day,
});
export type PackagePriceBody = z.output<typeof packagePriceBody>;

export const packagePrice = z.object({
  priceID: id,
  packageID: id,
  price: z.int(),
  startDate: day,
  state: z.enum(priceStates),
});
export type PackagePrice = z.infer<typeof packagePrice>;
