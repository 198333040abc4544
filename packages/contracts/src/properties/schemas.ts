import { z } from 'zod';
import {
  emptyAsNull,
  flag,
  flagReply,
  id,
  instant,
  line,
  page,
  text,
  textFlag,
  textID,
  textIDs,
  textInteger,
} from '../core/index.ts';
import { listingImage } from '../images/schemas.ts';
import {
  addressReply,
  chosenLocation,
  contactBlock,
  descriptionLimit,
  fullAddress,
  packageType,
} from '../listings/schemas.ts';
import { videoLink } from '../videos/schemas.ts';

/** Ad types (decisions, Listings): the price is ár for 1 and 4, bérleti díj for 2, érték for 3. */
export const adTypes = { sale: 1, rent: 2, swap: 3, saleOrSwap: 4 } as const;
/** Ad types that carry a description of what the advertiser would swap for. */
export const swapAdTypes: ReadonlySet<number> = new Set([adTypes.swap, adTypes.saleOrSwap]);

export const houseTypes = { house: 1, flat: 2, plot: 3 } as const;

export const advertiserTypes = ['magánszemély', 'ingatlanközvetítő', 'cég'] as const;

/** Greatest values of the number fields (000 §9). Prices are thousands of forints, areas square metres. */
export const propertyLimits = {
  price: 999_999_999_999_999,
  maintenanceFee: 9_999_999,
  utilities: 999_999_999,
  area: 9_999_999,
  rooms: 1000,
  amper: 99_999,
  solarPanelOutput: 99_999,
  description: descriptionLimit,
} as const;

/** From these values on a price seems not to be in thousands of forints (OWN-10); the form warns, nothing is refused. */
export const thousandsWarning = {
  price: 10_000_000,
  rent: 100_000,
  maintenanceFee: 100_000,
  utilities: 100_000,
} as const;

const count = (max: number) => z.int().min(0).max(max);

/** The yes/no fields of a property; Igen/Nem or Van/Nincs for people. */
export const propertyFlags = [
  'isAttic',
  'isSmartHome',
  'isGardenContact',
  'moveImmediately',
  'hasBalcony',
  'hasElevator',
  'thermallyInsulated',
  'hasSolarPanel',
] as const;
export type PropertyFlag = (typeof propertyFlags)[number];

/** The lookup fields of a property, each an id of the list named beside it. */
export const propertyLookups = {
  houseType: 'types_house',
  buildTechnology: 'types_build_technology',
  conditionID: 'types_condition',
  heatType: 'types_heating',
  parkingType: 'types_parking',
  viewType: 'types_view',
  furnishedType: 'types_furnished',
  electricityType: 'types_electricity',
  gasType: 'types_gas',
} as const;
export type PropertyLookup = keyof typeof propertyLookups;

const optional = emptyAsNull;

/** A property ad as its owner sends it (ENT-01). Starred fields are required; the others may stay empty. */
export const propertyBody = z.object({
  adType: id,
  advertiserType: optional(z.enum(advertiserTypes)),
  ...fullAddress,
  /** Thousands of forints. */
  price: count(propertyLimits.price),
  maintenanceFee: optional(count(propertyLimits.maintenanceFee)),
  utilities: optional(count(propertyLimits.utilities)),
  floorArea: optional(count(propertyLimits.area)),
  siteArea: optional(count(propertyLimits.area)),
  roomNumber: optional(count(propertyLimits.rooms)),
  halfRoomNumber: optional(count(propertyLimits.rooms)),
  isAttic: optional(flag),
  isSmartHome: optional(flag),
  isGardenContact: optional(flag),
  moveImmediately: optional(flag),
  hasBalcony: optional(flag),
  hasElevator: optional(flag),
  thermallyInsulated: optional(flag),
  hasSolarPanel: optional(flag),
  /** Kilowatts; kept only with a solar panel. */
  solarPanelOutput: optional(count(propertyLimits.solarPanelOutput)),
  houseType: optional(id),
  buildTechnology: optional(id),
  conditionID: optional(id),
  heatType: optional(id),
  parkingType: optional(id),
  viewType: optional(id),
  furnishedType: optional(id),
  electricityType: optional(id),
  amper: optional(count(propertyLimits.amper)),
  gasType: optional(id),
  /** Ids of special locations; left out, the stored ones stay. */
  specialLocations: z.array(id).max(63).optional(),
  description: optional(text(propertyLimits.description)),
  /** Kept for ad types 3 and 4 only. */
  exchangeDesc: optional(text(propertyLimits.description)),
});
export type PropertyBody = z.output<typeof propertyBody>;

const range = (max: number) => textInteger(0, max).optional();

/** Filters of the public search (decisions, Search). Prices are thousands of forints. */
export const propertySearchQuery = z.object({
  adType: textID.optional(),
  countryID: textID.optional(),
  countyRegion: line(120).optional(),
  settlement: line(120).optional(),
  houseType: textIDs.optional(),
  conditionID: textIDs.optional(),
  buildTechnology: textIDs.optional(),
  heatType: textIDs.optional(),
  parkingType: textIDs.optional(),
  viewType: textIDs.optional(),
  furnishedType: textIDs.optional(),
  electricityType: textIDs.optional(),
  gasType: textIDs.optional(),
  specialLocations: textIDs.optional(),
  priceFrom: range(propertyLimits.price),
  priceTo: range(propertyLimits.price),
  floorAreaFrom: range(propertyLimits.area),
  floorAreaTo: range(propertyLimits.area),
  siteAreaFrom: range(propertyLimits.area),
  siteAreaTo: range(propertyLimits.area),
  roomsFrom: range(propertyLimits.rooms),
  roomsTo: range(propertyLimits.rooms),
  isAttic: textFlag.optional(),
  isSmartHome: textFlag.optional(),
  isGardenContact: textFlag.optional(),
  moveImmediately: textFlag.optional(),
  hasBalcony: textFlag.optional(),
  hasElevator: textFlag.optional(),
  thermallyInsulated: textFlag.optional(),
  hasSolarPanel: textFlag.optional(),
  keyword: line(120).optional(),
  page,
});
export type PropertySearch = z.output<typeof propertySearchQuery>;

const word = z.string().nullable();
const amount = z.int().nullable();

/** A property on a card: search results, the highlighted grid, the owner's own list. */
export const propertyCard = z.object({
  realEstateID: id,
  adType: id,
  adTypeName: z.string(),
  houseType: id.nullable(),
  houseTypeName: word,
  mainImg: word,
  imageCount: z.int(),
  countryName: z.string(),
  postalCode: z.string(),
  settlement: z.string(),
  countyRegion: word,
  /** 'Radnóti Miklós utca'; null while the address is hidden from the caller. */
  streetName: word,
  buildTechnology: id.nullable(),
  buildTechnologyName: word,
  floorArea: amount,
  siteArea: amount,
  roomNumber: amount,
  halfRoomNumber: amount,
  floorNumber: word,
  /** Thousands of forints. */
  price: z.int(),
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
  price: z.int(),
  maintenanceFee: amount,
  utilities: amount,
  floorArea: amount,
  siteArea: amount,
  roomNumber: amount,
  halfRoomNumber: amount,
  isAttic: flagReply.nullable(),
  isSmartHome: flagReply.nullable(),
  isGardenContact: flagReply.nullable(),
  moveImmediately: flagReply.nullable(),
  hasBalcony: flagReply.nullable(),
  hasElevator: flagReply.nullable(),
  thermallyInsulated: flagReply.nullable(),
  hasSolarPanel: flagReply.nullable(),
  solarPanelOutput: amount,
  houseType: id.nullable(),
  houseTypeName: word,
  buildTechnology: id.nullable(),
  buildTechnologyName: word,
  conditionID: id.nullable(),
  conditionName: word,
  heatType: id.nullable(),
  heatTypeName: word,
  parkingType: id.nullable(),
  parkingTypeName: word,
  viewType: id.nullable(),
  viewTypeName: word,
  furnishedType: id.nullable(),
  furnishedTypeName: word,
  electricityType: id.nullable(),
  electricityTypeName: word,
  amper: amount,
  gasType: id.nullable(),
  gasTypeName: word,
  specialLocations: z.array(chosenLocation),
  description: word,
  exchangeDesc: word,
  packageType,
  mainImg: word,
  /** Pictures the caller may see, in their order: the main one only while PRO is not in force. */
  images: z.array(listingImage),
  videoLinks: z.array(videoLink),
  created: instant,
  updated: instant,
  /** Whether the caller is the owner of the ad. */
  isOwn: z.boolean(),
  ...contactBlock.shape,
});
export type PropertyDetail = z.infer<typeof propertyDetail>;
