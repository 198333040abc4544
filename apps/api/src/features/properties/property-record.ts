import { type PropertyBody, propertyLookups, swapAdTypes } from '@piacter/contracts/properties';
import { toAddressColumns } from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';

/** The fields of an ad whose ids have to be in a list. */
export const propertyChoices = (body: PropertyBody): Choice[] => [
  ['countryID', 'countries', body.countryID],
  ['adType', 'types_ad', body.adType],
  ['publicPlaceType', 'types_public_place', body.publicPlaceType],
  ...Object.entries(propertyLookups).map(
    ([field, table]): Choice => [field, table, body[field as keyof typeof propertyLookups]],
  ),
  ['specialLocations', 'locations', body.specialLocations],
];

/** What is stored of an ad as it was sent: column by column, and null where a field does not apply. */
export const propertyRecord = (body: PropertyBody) => ({
  ...toAddressColumns(body),
  adType: body.adType,
  advertiserType: body.advertiserType,
  price: body.price,
  maintenanceFee: body.maintenanceFee,
  utilities: body.utilities,
  floorArea: body.floorArea,
  siteArea: body.siteArea,
  roomNumber: body.roomNumber,
  halfRoomNumber: body.halfRoomNumber,
  isAttic: body.isAttic,
  isSmartHome: body.isSmartHome,
  isGardenContact: body.isGardenContact,
  moveImmediately: body.moveImmediately,
  hasBalcony: body.hasBalcony,
  hasElevator: body.hasElevator,
  thermallyInsulated: body.thermallyInsulated,
  hasSolarPanel: body.hasSolarPanel,
  solarPanelOutput: body.hasSolarPanel === 1 ? body.solarPanelOutput : null,
  houseType: body.houseType,
  buildTechnology: body.buildTechnology,
  conditionID: body.conditionID,
  heatType: body.heatType,
  parkingType: body.parkingType,
  viewType: body.viewType,
  furnishedType: body.furnishedType,
  electricityType: body.electricityType,
  amper: body.amper,
  gasType: body.gasType,
  description: body.description,
  exchangeDesc: swapAdTypes.has(body.adType) ? body.exchangeDesc : null,
});
