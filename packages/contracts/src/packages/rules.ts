import { addDays, startOfDay, toBudapestDay } from '../core/days.ts';
import type { AdvertiserRole } from '../core/values.ts';
import { packageTypes } from './values.ts';

/** The types whose quantity is a number of days; the others count pieces (PKG-05). */
export const packageTypesInDays: ReadonlySet<number> = new Set([
  packageTypes.kiemelt,
  packageTypes.pro,
  packageTypes.contactData,
  packageTypes.socialMedia,
  packageTypes.socialMediaPlus,
]);

/** When a package of so many days ends, exclusive: the midnight after the day of its activation plus them (PKG-05). */
export const getPackageEnd = (activation: Date, days: number): Date =>
  startOfDay(addDays(toBudapestDay(activation), days + 1));

/**
 * The types that are ordered for one listing; the others belong to the user. Only these are in the dropdown of a
 * listing (PKG-02).
 */
export const packageTypesOfListing: ReadonlySet<number> = new Set([
  1,
  packageTypes.kiemelt,
  3,
  packageTypes.pro,
  5,
  packageTypes.physicalProduct,
  9,
]);

/** The types that unlock the page of social media links (SOC-02). */
export const socialMediaTypes = [packageTypes.socialMedia, packageTypes.socialMediaPlus] as const;

export const isSocialMedia = (packageType: number): boolean =>
  socialMediaTypes.some((type) => type === packageType);

/**
 * The types that belong to the user, by the roles that may buy them: offers are for service requests, contact data for
 * the other requests.
 */
export const packageTypesOfRole = {
  ingatlan_tulajdonos: [packageTypes.contactData, ...socialMediaTypes],
  szallasado: [packageTypes.contactData, ...socialMediaTypes],
  szakember: [packageTypes.offers, ...socialMediaTypes],
} as const satisfies Record<AdvertiserRole, readonly number[]>;

/** Packages for a listing are open to every advertiser, packages for a user only to the roles that can use them. */
export const canOrderPackage = (role: AdvertiserRole, packageType: number): boolean =>
  packageTypesOfListing.has(packageType) || packageTypesOfRole[role].some((type) => type === packageType);

/** The effect of a paid package that is counted in pieces. */
export const packageEffects = {
  offers: 'Máris küldhetsz vele ajánlatokat.',
  service: 'Hamarosan felvesszük veled a kapcsolatot.',
} as const;

/** The smallest and the largest package type. */
export const packageTypeRange = { min: 1, max: 11 } as const;

/** Days or pieces of a package. */
export const packageQuantityRange = { min: 1, max: 100_000 } as const;

/** Limits of a package: texts in characters, `price` in forints. */
export const packageLimits = {
  packageName: 120,
  packageDesc: 2000,
  unitName: 40,
  baseUnit: 40,
  price: 10_000_000,
} as const;

/** Whether a price is in force today, has been replaced by a later one, or starts on a later day. */
export const priceStates = ['past', 'current', 'future'] as const;
export type PriceState = (typeof priceStates)[number];
