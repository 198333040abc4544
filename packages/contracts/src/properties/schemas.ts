import { z } from 'zod';
import {
  emptyAsNull,
  flag,
  flagReply,
  id,
  instant,
  keepAbsent,
  line,
  page,
  searchTextLimit,
  text,
  textFlag,
  textID,
  textIDs,
  textInteger,
} from '../core/index.ts';
import { listingImage } from '../images/schemas.ts';
import { addressReply, chosenLocation, contactBlock, fullAddress, packageType } from '../listings/schemas.ts';
import { descriptionLimit } from '../listings/values.ts';
import { videoLink } from '../videos/schemas.ts';
import { advertiserTypes, propertyLimits } from './values.ts';

const count = (max: number) => z.int().min(0).max(max);

const optional = emptyAsNull;

const writtenFields = {
  adType: id,
  advertiserType: optional(z.enum(advertiserTypes)),
  ...fullAddress,
  /** Thousands of forints. */
  price: count(propertyLimits.price),
  maintenanceFee: optional(count(propertyLimits.maintenanceFee)),
  utilities: optional(count(propertyLimits.utilities)),
  floorArea: optional(count(propertyLimits.floorArea)),
  siteArea: optional(count(propertyLimits.siteArea)),
  roomNumber: optional(count(propertyLimits.roomNumber)),
  halfRoomNumber: optional(count(propertyLimits.halfRoomNumber)),
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
  description: optional(text(descriptionLimit)),
  /** Kept for ad types 3 and 4 only. */
  exchangeDesc: optional(text(descriptionLimit)),
};

/** A property ad as its owner sends it (ENT-01). Starred fields are required; the others may stay empty. */
export const propertyBody = z.object(writtenFields);
export type PropertyBody = z.output<typeof propertyBody>;

/** A property ad as it is changed: what is left out is kept. */
export const propertyUpdate = z.object(keepAbsent(writtenFields));
export type PropertyUpdate = z.output<typeof propertyUpdate>;

const range = (max: number) => textInteger(0, max).optional();

/** Filters of the public search (decisions, Search). Prices are thousands of forints. */
export const propertySearchQuery = z.object({
  adType: textID.optional(),
  countryID: textID.optional(),
  countyRegion: line(searchTextLimit).optional(),
  settlement: line(searchTextLimit).optional(),
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
  floorAreaFrom: range(propertyLimits.floorArea),
  floorAreaTo: range(propertyLimits.floorArea),
  siteAreaFrom: range(propertyLimits.siteArea),
  siteAreaTo: range(propertyLimits.siteArea),
  roomsFrom: range(propertyLimits.roomNumber),
  roomsTo: range(propertyLimits.roomNumber),
  isAttic: textFlag.optional(),
  isSmartHome: textFlag.optional(),
  isGardenContact: textFlag.optional(),
  moveImmediately: textFlag.optional(),
  hasBalcony: textFlag.optional(),
  hasElevator: textFlag.optional(),
  thermallyInsulated: textFlag.optional(),
  hasSolarPanel: textFlag.optional(),
  keyword: line(searchTextLimit).optional(),
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
