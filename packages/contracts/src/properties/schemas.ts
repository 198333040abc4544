import { z } from 'zod';
import {
  flagBody,
  flagQuery,
  listBody,
  listQuery,
  lookupBody,
  numberBody,
  rangeEndQuery,
  wordsQuery,
} from '../core/field-schemas.ts';
import { toUnwanted } from '../core/fields.ts';
import {
  createRecord,
  emptyAsNull,
  flagReply,
  fromEntries,
  id,
  instant,
  keepAbsent,
  line,
  nullableInteger,
  nullableText,
  page,
  searchTextLimit,
  text,
  textID,
  textInteger,
  textNumbers,
  typedEntries,
} from '../core/index.ts';
import { listingImage } from '../images/schemas.ts';
import { listingState, ownStateFields, stateFields } from '../lifecycle/schemas.ts';
import {
  addressReply,
  contactBlock,
  fullAddress,
  hiddenReason,
  listingPosition,
  packageType,
  selectedLocation,
} from '../listings/schemas.ts';
import { descriptionLimit, listingSorts } from '../listings/values.ts';
import { area } from '../map/area.ts';
import { placesQuery, unwantedPlacesQuery } from '../search/schemas.ts';
import { defaultSort } from '../search/values.ts';
import { videoLink } from '../videos/schemas.ts';
import {
  propertyFields as fields,
  propertyFlags,
  propertyLookupNames,
  propertyNumbers,
  propertyRanges,
  searchedFields,
  searchedFlags,
} from './fields.ts';
import { advertiserTypes, newWithinDays } from './values.ts';

const bodyFields = {
  adType: id,
  advertiserType: emptyAsNull(z.enum(advertiserTypes)),
  ...fullAddress,
  ...listingPosition,
  ...createRecord(propertyNumbers, (name) => numberBody(fields[name])),
  /** Thousands of forints. */
  price: z.int().min(0).max(fields.price.max),
  ...createRecord(propertyFlags, (name) => flagBody(fields[name])),
  ...createRecord(propertyLookupNames, (name) => lookupBody(fields[name])),
  specialLocations: listBody(fields.specialLocations),
  description: emptyAsNull(text(descriptionLimit)),
  /** Stored for ad types 3 and 4 only. */
  exchangeDesc: emptyAsNull(text(descriptionLimit)),
};

/** The body of a new property (ENT-01). Starred fields are required; the others may stay empty. */
export const propertyBody = z.object(bodyFields);
export type PropertyBody = z.output<typeof propertyBody>;

/** The body of an update: absent fields are kept. */
export const propertyUpdate = z.object(keepAbsent(bodyFields));
export type PropertyUpdate = z.output<typeof propertyUpdate>;

/** Both ends of each range; prices, those of a square metre too, are thousands of forints. */
const ranges = fromEntries(
  typedEntries(propertyRanges).flatMap(([name, stem]) => {
    const end = rangeEndQuery(searchedFields[name]);
    return [[`${stem}From`, end] as const, [`${stem}To`, end] as const];
  }),
);

/** Filters of the public search (SRP-01). */
export const propertySearchQuery = z.object({
  adType: textID.optional(),
  countryID: textID.optional(),
  countyRegion: line(searchTextLimit).optional(),
  ...placesQuery,
  ...createRecord(propertyLookupNames, (name) => listQuery(fields[name])),
  specialLocations: listQuery(fields.specialLocations),
  /** What is not wanted; listings of which it is not known are found (ours). */
  ...unwantedPlacesQuery,
  ...fromEntries(propertyLookupNames.map((name) => [toUnwanted(name), listQuery(fields[name])] as const)),
  notSpecialLocations: listQuery(fields.specialLocations),
  notFloor: textNumbers.optional().describe(searchedFields.floor.label),
  ...ranges,
  ...createRecord(searchedFlags, (name) => flagQuery(searchedFields[name])),
  /** Who advertises; listings of which that is not said are found by none (ours). */
  [fields.advertiserType.asked.param]: wordsQuery(fields.advertiserType),
  /** Published in so many days, today included (ours). */
  newWithin: textInteger(1, Math.max(...newWithinDays)).optional(),
  keyword: line(searchTextLimit).optional(),
  /** Words that are a wish: they leave nothing out, the reply says how many listings have them (ours, FIND-04). */
  wish: line(searchTextLimit).optional(),
  sort: z.enum(listingSorts.property).default(defaultSort),
  area: area.optional(),
  page,
});
export type PropertySearch = z.output<typeof propertySearchQuery>;

/** The conditions of a search alone. */
export const propertyFilterQuery = propertySearchQuery.omit({ wish: true, sort: true, page: true });
export type PropertyFilters = z.output<typeof propertyFilterQuery>;

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

/** An own ad in its owner's list. */
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
  /** The settlement, or the district of Budapest. */
  place: z.string(),
  unitPrice: z.int(),
  median: z.int(),
  /** The number of properties that the median is of. */
  sampleSize: z.int(),
});
export type PriceComparison = z.infer<typeof priceComparison>;

/** A price of a property and since when it was asked for; the first one is that of its publication. */
export const pricePoint = z.object({
  /** Thousands of forints. */
  price: z.int(),
  since: instant,
});
export type PricePoint = z.infer<typeof pricePoint>;
