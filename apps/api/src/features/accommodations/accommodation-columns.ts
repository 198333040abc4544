import { type AccommodationBody, relationGroups } from '@piacter/contracts/accommodations';
import { toAddressColumns } from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';
import { groups } from './relation-groups.ts';

/** The fields of an accommodation whose ids have to be in a list. */
export const accommodationChoices = (body: AccommodationBody): Choice[] => [
  ['countryID', 'countries', body.countryID],
  ['publicPlaceType', 'types_public_place', body.publicPlaceType],
  ['accommodationTypeID', 'types_accommodation', body.accommodationTypeID],
  ['mealPlanID', 'mealPlans', body.mealPlanID],
  ...relationGroups.map((group): Choice => [group, groups[group].list, body[group]]),
];

/** What is stored of an accommodation as it was sent: column by column, and null where a field does not apply. */
export const accommodationColumns = (body: AccommodationBody) => ({
  ...toAddressColumns(body),
  accommodationName: body.accommodationName,
  openMonthFrom: body.openMonthFrom,
  openDayFrom: body.openDayFrom,
  openMonthTo: body.openMonthTo,
  openDayTo: body.openDayTo,
  accommodationTypeID: body.accommodationTypeID,
  mealPlanID: body.mealPlanID,
  floorArea: body.floorArea,
  roomCount: body.roomCount,
  capacity: body.capacity,
  pricePerPerson: body.pricePerPerson,
  minimumStay: body.minimumStay,
  minimumPerson: body.minimumPerson,
  extraBed: body.extraBed,
  separateKitchen: body.separateKitchen,
  refrigerator: body.refrigerator,
  separateBathroom: body.separateBathroom,
  separateWC: body.separateWC,
  petAllowed: body.petAllowed,
  petCostPerNight: body.petAllowed === 1 ? body.petCostPerNight : null,
  description: body.description,
});
