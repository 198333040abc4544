import { z } from 'zod';
import { createRecord, flagReply, id, instant, nullableInteger, nullableText } from '../core/index.ts';
import { listingImage } from '../images/schemas.ts';
import { listingState, ownStateFields, stateFields } from '../lifecycle/schemas.ts';
import { addressReply, contactBlock, hiddenReason, selectedLocation } from '../listings/schemas.ts';
import { packageType } from '../packages/promotion.ts';
import { videoLink } from '../videos/schemas.ts';
import { propertyFlags, propertyLookupNames, propertyNumbers } from './fields.ts';
import { advertiserTypes } from './values.ts';

/** A property on a card: search results, the highlighted grid, the owner's own list. */
export const propertyCard = z.object({
  realEstateID: id,
  adType: id,
  adTypeName: z.string(),
  houseType: id.nullable(),
  houseTypeName: nullableText,
  mainImg: nullableText,
  imageCount: z.int(),
  countryName: z.string(),
  postalCode: z.string(),
  settlement: z.string(),
  countyRegion: nullableText,
  /** 'Radnóti Miklós utca'; null while the address is hidden from the caller. */
  streetName: nullableText,
  buildTechnology: id.nullable(),
  buildTechnologyName: nullableText,
  floorArea: nullableInteger,
  siteArea: nullableInteger,
  roomNumber: nullableInteger,
  halfRoomNumber: nullableInteger,
  floorNumber: nullableText,
  energyClass: id.nullable(),
  /** 'A+'; null without a class of the scale (ours, LAW-20). */
  energyClassName: nullableText,
  /** Who advertises it; null where that is not said. */
  advertiserType: z.enum(advertiserTypes).nullable(),
  /** Thousands of forints. */
  price: z.int(),
  /** The last change of the price, if it is a drop of the last 30 days: percent, and calendar days since (PRICE-01). */
  priceDrop: z.object({ percent: z.int(), days: z.int() }).nullable(),
  state: listingState,
  packageType,
  created: instant,
});
export type PropertyCard = z.infer<typeof propertyCard>;

/** One of the caller's ads in its owner's list. */
export const ownPropertyCard = propertyCard.extend({
  disableAddress: flagReply,
  updated: instant,
  /** Last moment of the promotion in force. */
  promotedUntil: instant.nullable(),
  hiddenReason,
  ...ownStateFields,
});
export type OwnPropertyCard = z.infer<typeof ownPropertyCard>;

/** One property (SRP-02). The exact address is null for everyone but owner and admin while it is hidden. */
export const propertyDetail = z.object({
  realEstateID: id,
  ...addressReply,
  countryID: id,
  countryName: z.string(),
  postalCode: z.string(),
  settlement: z.string(),
  adType: id,
  adTypeName: z.string(),
  advertiserType: z.enum(advertiserTypes).nullable(),
  ...createRecord(propertyNumbers, () => nullableInteger),
  price: z.int(),
  ...createRecord(propertyFlags, () => flagReply.nullable()),
  ...createRecord(propertyLookupNames, () => id.nullable()),
  houseTypeName: nullableText,
  buildTechnologyName: nullableText,
  conditionName: nullableText,
  heatTypeName: nullableText,
  parkingTypeName: nullableText,
  viewTypeName: nullableText,
  furnishedTypeName: nullableText,
  electricityTypeName: nullableText,
  gasTypeName: nullableText,
  /** The energy class, 'folyamatban', or why none is needed (ours, LAW-20). */
  energyClassName: nullableText,
  /** 'HET-01234567' */
  energyCertificate: nullableText,
  specialLocations: z.array(selectedLocation),
  description: nullableText,
  exchangeDesc: nullableText,
  packageType,
  mainImg: nullableText,
  /** Pictures that the caller may see, in their order: the main one only while PRO is not active. */
  images: z.array(listingImage),
  videoLinks: z.array(videoLink),
  created: instant,
  updated: instant,
  /** Whether the caller is the owner of the ad. */
  isOwn: flagReply,
  hiddenReason,
  ...stateFields,
  ...contactBlock.shape,
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

/** Forints per square metre of a property, and the median of the published ones of its kind in its settlement. */
export const priceComparison = z.object({
  /** The settlement or the district of Budapest; the county or Budapest where those have too few properties. */
  place: z.string(),
  /** Whether it is the county. */
  isWider: flagReply,
  unitPrice: z.int(),
  median: z.int(),
  /** The number of properties that the median is of. */
  sampleSize: z.int(),
  /** Between these lies the middle half of them; null until they are computed. */
  lowerQuartile: z.int().nullable(),
  upperQuartile: z.int().nullable(),
});
export type PriceComparison = z.infer<typeof priceComparison>;

/** The median of what properties of a kind cost in a place, forints per square metre. */
export const priceLevel = priceComparison.pick({ place: true, median: true });

/** A price of a property and since when it was asked for; the first one is that of its publication. */
export const pricePoint = z.object({
  /** Thousands of forints. */
  price: z.int(),
  since: instant,
});
export type PricePoint = z.infer<typeof pricePoint>;
