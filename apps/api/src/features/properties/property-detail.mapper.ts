import type { PromotionType } from '@piacter/contracts/packages';
import { advertiserTypes, type PropertyDetail } from '@piacter/contracts/properties';
import type { LookupNames } from '../lookups/index.ts';
import type { PropertyRow } from './property-detail.queries.ts';

/** A yes/no column: 0, 1, or null for an ad that does not say. */
const asFlag = (value: number | null): 0 | 1 | null => (value === null ? null : value === 1 ? 1 : 0);

interface Parts {
  packageType: PromotionType;
  images: PropertyDetail['images'];
  videoLinks: PropertyDetail['videoLinks'];
  specialLocations: PropertyDetail['specialLocations'];
  isOwn: boolean;
}

export const toDetail = (row: PropertyRow, names: LookupNames, parts: Parts): PropertyDetail => ({
  realEstateID: row.realEstateID,
  countryID: row.countryID,
  countryName: names.countryName(row.countryID) ?? '',
  adType: row.adType,
  adTypeName: names.typeName('types_ad', row.adType) ?? '',
  advertiserType: advertiserTypes.find((type) => type === row.advertiserType) ?? null,
  postalCode: row.postalCode,
  settlement: row.settlement,
  countyRegion: row.countyRegion,
  street: row.street,
  publicPlaceType: row.publicPlaceType,
  publicPlaceName: names.typeName('types_public_place', row.publicPlaceType),
  houseNumber: row.houseNumber,
  floorNumber: row.floorNumber,
  doorNumber: row.doorNumber,
  disableAddress: row.disableAddress === 1 ? 1 : 0,
  lat: row.lat,
  lon: row.lon,
  price: row.price,
  maintenanceFee: row.maintenanceFee,
  utilities: row.utilities,
  floorArea: row.floorArea,
  siteArea: row.siteArea,
  roomNumber: row.roomNumber,
  halfRoomNumber: row.halfRoomNumber,
  isAttic: asFlag(row.isAttic),
  isSmartHome: asFlag(row.isSmartHome),
  isGardenContact: asFlag(row.isGardenContact),
  moveImmediately: asFlag(row.moveImmediately),
  hasBalcony: asFlag(row.hasBalcony),
  hasElevator: asFlag(row.hasElevator),
  thermallyInsulated: asFlag(row.thermallyInsulated),
  hasSolarPanel: asFlag(row.hasSolarPanel),
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
  userID: row.userID,
  lastName: row.lastName,
  firstName: row.firstName,
  contactPerson: row.contactPerson,
  isFirm: row.isFirm === 1 ? 1 : 0,
  firmName: row.firmName,
  mobile: row.mobile,
  tel: row.tel,
  contactEmail: row.contactEmail,
});
