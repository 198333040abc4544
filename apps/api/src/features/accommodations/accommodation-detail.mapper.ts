import type { AccommodationDetail, AccommodationRecord } from '@piacter/contracts/accommodations';
import type { FacilityGroup } from '@piacter/contracts/lookups';
import type { PromotionType } from '@piacter/contracts/packages';
import { listingUrl, toAddress, toContact, toFlag } from '../listings/index.ts';
import type { LookupNames, LookupRows } from '../lookups/index.ts';
import { decodeMask } from '../search/index.ts';
import type { AccommodationRow } from './accommodation-detail.queries.ts';
import { filterFacilities } from './relation-groups.ts';

/** The seven groups out of the masks, each in the order of its list. */
function groupsOf(row: AccommodationRow, rows: LookupRows) {
  const facilities = (group: FacilityGroup, mask: string) => decodeMask(filterFacilities(rows, group), mask);
  return {
    bathroomFacilities: facilities('bathroom', row.bathroomMask),
    kitchenFacilities: facilities('kitchen', row.kitchenMask),
    facilities: facilities('general', row.facilityMask),
    spokenLanguages: decodeMask(rows.languages, row.languageMask),
    roomFacilities: facilities('room', row.roomMask),
    specialLocations: decodeMask(rows.locations, row.specialMask),
    childFriendlyFacilities: facilities('childFriendly', row.childMask),
  };
}

const fieldsOf = (row: AccommodationRow, names: LookupNames, packageType: PromotionType) => ({
  accommodationID: row.accommodationID,
  accommodationUrl: listingUrl(row.accommodationName, row.accommodationID),
  accommodationName: row.accommodationName,
  ...toAddress(row, names),
  countryID: row.countryID,
  countryName: names.countryName(row.countryID) ?? '',
  settlement: row.settlement,
  openMonthFrom: row.openMonthFrom,
  openDayFrom: row.openDayFrom,
  openMonthTo: row.openMonthTo,
  openDayTo: row.openDayTo,
  accommodationTypeID: row.accommodationTypeID,
  mealPlanID: row.mealPlanID,
  floorArea: row.floorArea,
  roomCount: row.roomCount,
  capacity: row.capacity,
  pricePerPerson: row.pricePerPerson,
  minimumStay: row.minimumStay,
  minimumPerson: row.minimumPerson,
  extraBed: toFlag(row.extraBed),
  separateKitchen: toFlag(row.separateKitchen),
  refrigerator: toFlag(row.refrigerator),
  separateBathroom: toFlag(row.separateBathroom),
  separateWC: toFlag(row.separateWC),
  petAllowed: toFlag(row.petAllowed),
  petCostPerNight: row.petCostPerNight,
  description: row.description,
  userID: row.userID,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  mainImg: row.mainImg,
  packageType,
});

interface MappingContext {
  names: LookupNames;
  rows: LookupRows;
  packageType: PromotionType;
}

type Parts = Pick<AccommodationDetail, 'images' | 'videoLinks' | 'timetable' | 'priceTable' | 'isOwn'>;

/** For the form: the groups as ids. */
export function toRecord(
  row: AccommodationRow,
  { names, rows, packageType }: MappingContext,
): AccommodationRecord {
  const groups = groupsOf(row, rows);
  const ids = (facilities: readonly { facilityID: number }[]) =>
    facilities.map(({ facilityID }) => facilityID);
  return {
    ...fieldsOf(row, names, packageType),
    bathroomFacilities: ids(groups.bathroomFacilities),
    kitchenFacilities: ids(groups.kitchenFacilities),
    facilities: ids(groups.facilities),
    spokenLanguages: groups.spokenLanguages.map(({ languageID }) => languageID),
    roomFacilities: ids(groups.roomFacilities),
    specialLocations: groups.specialLocations.map(({ locationID }) => locationID),
    childFriendlyFacilities: ids(groups.childFriendlyFacilities),
  };
}

/** For the public page: the groups with their names, and everything that hangs on the accommodation. */
export const toDetail = (
  row: AccommodationRow,
  { names, rows, packageType }: MappingContext,
  parts: Parts,
): AccommodationDetail => ({
  ...fieldsOf(row, names, packageType),
  accommodationTypeName: names.typeName('types_accommodation', row.accommodationTypeID) ?? '',
  mealPlanName: names.mealPlanName(row.mealPlanID) ?? '',
  ...groupsOf(row, rows),
  ...parts,
  ...toContact(row),
});
