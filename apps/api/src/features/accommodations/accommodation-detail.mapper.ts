import type { AccommodationDetail, AccommodationRecord } from '@piacter/contracts/accommodations';
import type { FacilityGroup } from '@piacter/contracts/lookups';
import type { PromotionType } from '@piacter/contracts/packages';
import { createColumnReader, listingUrl, toAddress, toContact, toStateReply } from '../listings/index.ts';
import type { LookupNames, LookupRows } from '../lookups/index.ts';
import { decodeMask } from '../search/index.ts';
import { type AccommodationRow, accommodationColumns } from './accommodation-columns.ts';
import { filterFacilities } from './relation-groups.ts';

const readColumns = createColumnReader(accommodationColumns);

/** The seven groups, decoded from the masks, each in the order of its list. */
function toGroups(row: AccommodationRow, rows: LookupRows) {
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

const toFields = (row: AccommodationRow, { names, packageType }: MappingContext) => ({
  accommodationID: row.accommodationID,
  accommodationUrl: listingUrl(row.accommodationName, row.accommodationID),
  ...toAddress(row, names),
  countryName: names.findName('countries', row.countryID) ?? '',
  ...readColumns(row, names),
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
export function toRecord(row: AccommodationRow, context: MappingContext): AccommodationRecord {
  const groups = toGroups(row, context.rows);
  const ids = (facilities: readonly { facilityID: number }[]) =>
    facilities.map(({ facilityID }) => facilityID);
  return {
    ...toFields(row, context),
    bathroomFacilities: ids(groups.bathroomFacilities),
    kitchenFacilities: ids(groups.kitchenFacilities),
    facilities: ids(groups.facilities),
    spokenLanguages: groups.spokenLanguages.map(({ languageID }) => languageID),
    roomFacilities: ids(groups.roomFacilities),
    specialLocations: groups.specialLocations.map(({ locationID }) => locationID),
    childFriendlyFacilities: ids(groups.childFriendlyFacilities),
  };
}

/** For the public page: the groups with names, and the parts of the listing. */
export const toDetail = (
  row: AccommodationRow,
  context: MappingContext,
  parts: Parts,
): AccommodationDetail => ({
  ...toFields(row, context),
  ...toGroups(row, context.rows),
  ...parts,
  hiddenReason: row.hiddenReason,
  ...toStateReply(row, parts.isOwn === 1),
  ...toContact(row),
});
