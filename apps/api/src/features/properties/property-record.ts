import type { FieldError } from '@piacter/contracts/core';
import { type PropertyBody, propertyLookups, swapAdTypes } from '@piacter/contracts/properties';
import { ApiError } from '../../core/http/api-error.ts';
import type { LookupService } from '../lookups/index.ts';

/** Throws with every field whose id its list does not have. */
export async function assertLookups(body: PropertyBody, lookups: LookupService): Promise<void> {
  const { types, countries, locations } = await lookups.rows();
  const wrong = (path: string, message = 'Ezt az értéket nem lehet választani!'): FieldError[] => [
    { path, message },
  ];
  const chosen = [
    ['adType', 'types_ad'],
    ['publicPlaceType', 'types_public_place'],
    ...Object.entries(propertyLookups),
  ] as ['adType' | 'publicPlaceType' | keyof typeof propertyLookups, keyof typeof types][];
  const errors = chosen.flatMap(([field, table]) => {
    const given = body[field];
    return given === null || types[table].some(({ typeID }) => typeID === given) ? [] : wrong(field);
  });
  if (!countries.some(({ countryID }) => countryID === body.countryID))
    errors.push(...wrong('countryID', 'Ezt az országot nem lehet választani!'));
  const known = new Set(locations.map(({ locationID }) => locationID));
  if (body.specialLocations?.some((locationID) => !known.has(locationID)))
    errors.push(...wrong('specialLocations'));
  if (errors.length > 0) throw new ApiError('validation_failed', { errors });
}

/** What is stored of an ad as it was sent: column by column, and null where a field does not apply. */
export const propertyRecord = (body: PropertyBody) => ({
  countryID: body.countryID,
  adType: body.adType,
  advertiserType: body.advertiserType,
  postalCode: body.postalCode,
  settlement: body.settlement,
  countyRegion: body.countyRegion,
  street: body.street,
  publicPlaceType: body.publicPlaceType,
  houseNumber: body.houseNumber,
  floorNumber: body.floorNumber,
  doorNumber: body.doorNumber,
  disableAddress: body.disableAddress,
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
export type PropertyRecord = ReturnType<typeof propertyRecord>;
