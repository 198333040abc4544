import type { PromotionType } from '@piacter/contracts/packages';
import { advertiserTypes, type PropertyDetail } from '@piacter/contracts/properties';
import { toAddress, toContact } from '../listings/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import type { PropertyRow } from './property-detail.queries.ts';

/** A yes/no column: 0, 1, or null for an ad that does not say. */
const asFlagOrNull = (value: number | null): 0 | 1 | null => (value === null ? null : value === 1 ? 1 : 0);

interface Parts {
  packageType: PromotionType;
  images: PropertyDetail['images'];
  videoLinks: PropertyDetail['videoLinks'];
  specialLocations: PropertyDetail['specialLocations'];
  isOwn: boolean;
}

export const toDetail = (row: PropertyRow, names: LookupNames, parts: Parts): PropertyDetail => ({
  realEstateID: row.realEstateID,
  ...toAddress(row, names),
  countryID: row.countryID,
  countryName: names.countryName(row.countryID) ?? '',
  postalCode: row.postalCode,
  settlement: row.settlement,
  adType: row.adType,
  adTypeName: names.typeName('types_ad', row.adType) ?? '',
  advertiserType: advertiserTypes.find((type) => type === row.advertiserType) ?? null,
  price: row.price,
  maintenanceFee: row.maintenanceFee,
  utilities: row.utilities,
  floorArea: row.floorArea,
  siteArea: row.siteArea,
  roomNumber: row.roomNumber,
  halfRoomNumber: row.halfRoomNumber,
  isAttic: asFlagOrNull(row.isAttic),
  isSmartHome: asFlagOrNull(row.isSmartHome),
  isGardenContact: asFlagOrNull(row.isGardenContact),
  moveImmediately: asFlagOrNull(row.moveImmediately),
  hasBalcony: asFlagOrNull(row.hasBalcony),
  hasElevator: asFlagOrNull(row.hasElevator),
  thermallyInsulated: asFlagOrNull(row.thermallyInsulated),
  hasSolarPanel: asFlagOrNull(row.hasSolarPanel),
  solarPanelOutput: row.solarPanelOutput,
  houseType: row.houseType,
  houseTypeName: names.typeName('types_house', row.houseType),
  buildTechnology: row.buildTechnology,
  buildTechnologyName: names.typeName('types_build_technology', row.buildTechnology),
  conditionID: row.conditionID,
  conditionName: names.typeName('types_condition', row.conditionID),
  heatType: row.heatType,
  heatTypeName: names.typeName('types_heating', row.heatType),
  parkingType: row.parkingType,
  parkingTypeName: names.typeName('types_parking', row.parkingType),
  viewType: row.viewType,
  viewTypeName: names.typeName('types_view', row.viewType),
  furnishedType: row.furnishedType,
  furnishedTypeName: names.typeName('types_furnished', row.furnishedType),
  electricityType: row.electricityType,
  electricityTypeName: names.typeName('types_electricity', row.electricityType),
  amper: row.amper,
  gasType: row.gasType,
  gasTypeName: names.typeName('types_gas', row.gasType),
  specialLocations: parts.specialLocations,
  description: row.description,
  exchangeDesc: row.exchangeDesc,
  packageType: parts.packageType,
  mainImg: row.mainImg,
  images: parts.images,
  videoLinks: parts.videoLinks,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  isOwn: parts.isOwn,
  ...toContact(row),
});
