import type { AccommodationChanges, RelationGroup } from '@piacter/contracts/accommodations';
import { accommodationFields, relationGroups } from '@piacter/contracts/accommodations/fields';
import type { FacilityGroup } from '@piacter/contracts/lookups';
import type { Trx } from '../../core/db/transaction.ts';
import { type RelationTable, replaceRelations, selectRelations } from '../listings/relations/index.ts';
import type { LookupRows } from '../lookups/index.ts';

const kind = 'accommodation';
export const facilityRelation: RelationTable = {
  kind,
  table: 'accommodation_facilities',
  entry: 'facilityID',
};
export const locationRelation: RelationTable = {
  kind,
  table: 'accommodation_special_locations',
  entry: 'locationID',
};
export const languageRelation: RelationTable = {
  kind,
  table: 'accommodation_languages',
  entry: 'languageID',
};

/** The columns of the masks of the seven groups (HOST-10). */
export const maskByGroup = {
  bathroomFacilities: 'bathroomMask',
  kitchenFacilities: 'kitchenMask',
  facilities: 'facilityMask',
  spokenLanguages: 'languageMask',
  roomFacilities: 'roomMask',
  specialLocations: 'specialMask',
  childFriendlyFacilities: 'childMask',
} as const satisfies Record<RelationGroup, string>;
export type MaskColumn = (typeof maskByGroup)[RelationGroup];
export const maskColumns: readonly MaskColumn[] = Object.values(maskByGroup);

/** The relation table of a group; the five groups of facilities share one. */
function getRelation(group: RelationGroup): RelationTable {
  const { list } = accommodationFields[group];
  if (list === 'languages') return languageRelation;
  return list === 'locations' ? locationRelation : facilityRelation;
}

export const filterFacilities = ({ facilities }: LookupRows, group: FacilityGroup) =>
  facilities.filter(({ facilityGroup }) => facilityGroup === group);

/** The bit of each entry of a group in the group's mask. */
export function getBits(rows: LookupRows, group: RelationGroup): Map<number, number> {
  const { list } = accommodationFields[group];
  if (list === 'languages') return new Map(rows.languages.map(({ languageID, bit }) => [languageID, bit]));
  if (list === 'locations') return new Map(rows.locations.map(({ locationID, bit }) => [locationID, bit]));
  return new Map(filterFacilities(rows, list).map(({ facilityID, bit }) => [facilityID, bit]));
}

/** Stores the groups that were sent; the others keep their entries. */
export async function writeGroups(
  trx: Trx,
  accommodationID: number,
  body: AccommodationChanges,
  rows: LookupRows,
): Promise<void> {
  for (const group of relationGroups) {
    const selected = body[group];
    if (!selected) continue;
    const relation = getRelation(group);
    // The five groups of facilities share a table: only this group's rows are replaced.
    const among = relation === facilityRelation ? [...getBits(rows, group).keys()] : undefined;
    await replaceRelations(trx, relation, accommodationID, selected, among);
  }
}

/** The stored entries of those groups that are named. */
export async function selectGroups(
  trx: Trx,
  accommodationID: number,
  names: readonly string[],
  rows: LookupRows,
): Promise<Partial<Record<RelationGroup, number[]>>> {
  const selected: Partial<Record<RelationGroup, number[]>> = {};
  for (const group of relationGroups) {
    if (!names.includes(group)) continue;
    const bits = getBits(rows, group);
    const entries = await selectRelations(trx, getRelation(group), accommodationID);
    selected[group] = entries.filter((entryID) => bits.has(entryID));
  }
  return selected;
}
