import type { AccommodationDetail, AccommodationRecord } from '@piacter/contracts/accommodations';
import { accommodationFields, facilityFields } from '@piacter/contracts/accommodations/fields';
import { createRecord } from '@piacter/contracts/core';
import type { PromotionType } from '@piacter/contracts/packages';
import { decodeMask } from '../../core/bit-mask.ts';
import { toContact } from '../listings/index.ts';
import { createColumnReader, toAddress, toStateReply } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import type { LookupNames, LookupRows } from '../lookups/index.ts';
import { accommodationColumns } from './accommodation-columns.ts';
import type { AccommodationRow } from './find-accommodation.ts';
import { filterFacilities, maskByGroup } from './relation-groups.ts';

const readColumns = createColumnReader(accommodationColumns);

/** The seven groups, decoded from the masks, each in the order of its list. */
function toGroups(row: AccommodationRow, rows: LookupRows) {
  return {
    ...createRecord(facilityFields, (name) =>
      decodeMask(filterFacilities(rows, accommodationFields[name].list), row[maskByGroup[name]]),
    ),
    spokenLanguages: decodeMask(rows.languages, row.languageMask),
    specialLocations: decodeMask(rows.locations, row.specialMask),
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

type Parts = Pick<
  AccommodationDetail,
  'images' | 'videoLinks' | 'timetable' | 'priceTable' | 'prices' | 'isOwn'
>;

/** For the form: the groups as ids. */
export function toRecord(row: AccommodationRow, context: MappingContext): AccommodationRecord {
  const groups = toGroups(row, context.rows);
  return {
    ...toFields(row, context),
    ...createRecord(facilityFields, (name) => groups[name].map(({ facilityID }) => facilityID)),
    spokenLanguages: groups.spokenLanguages.map(({ languageID }) => languageID),
    specialLocations: groups.specialLocations.map(({ locationID }) => locationID),
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
