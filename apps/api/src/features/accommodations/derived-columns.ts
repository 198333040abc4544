import type { AccommodationChanges, RelationGroup } from '@piacter/contracts/accommodations';
import { accommodationFields, relationGroups } from '@piacter/contracts/accommodations';
import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import { fromEntries } from '@piacter/contracts/core';
import { toSettlementPlace } from '@piacter/db/map-position';
import { accommodationSearchText } from '@piacter/db/search-text';
import { sql } from 'kysely';
import { encodeMask } from '../../core/bit-mask.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { computeMapColumns, createRefresh, type Derivation } from '../listings/own/index.ts';
import { selectRelations } from '../listings/relations/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import { resolvePlace } from '../places/index.ts';
import { type WrittenAccommodation, writtenColumns } from './accommodation-columns.ts';
import {
  facilityRelation,
  getBits,
  languageRelation,
  locationRelation,
  maskByGroup,
} from './relation-groups.ts';

type Selected = { readonly [Group in RelationGroup]?: readonly number[] | undefined };

/** The selected entries of all groups. */
async function selectGroups(trx: Trx, accommodationID: number): Promise<Selected> {
  const languages = await selectRelations(trx, languageRelation, accommodationID);
  const locations = await selectRelations(trx, locationRelation, accommodationID);
  const facilities = await selectRelations(trx, facilityRelation, accommodationID);
  return fromEntries(
    relationGroups.map((group) => {
      const { list } = accommodationFields[group];
      return [group, { languages, locations }[list as string] ?? facilities] as const;
    }),
  );
}

/** The bit masks of the groups that are given. */
const computeMasks = (selected: Selected, rows: LookupRows) =>
  Object.fromEntries(
    relationGroups.flatMap((group) => {
      const bits = getBits(rows, group);
      const mask = selected[group] && encodeMask(selected[group].flatMap((id) => bits.get(id) ?? []));
      return mask === undefined ? [] : [[maskByGroup[group], sql<number>`cast(${mask} as unsigned)`]];
    }),
  );

/**
 * The derived columns of an accommodation: its place as the gazetteer has it, position on the map, the text of keyword
 * searches, the opening period as days of a leap year, the masks of its groups.
 */
export const derivation: Derivation<WrittenAccommodation, AccommodationChanges> = {
  kind: 'accommodation',
  columns: writtenColumns,
  derive: async (trx, accommodationID, row, { gazetteer, rows }, changes) => {
    const place = resolvePlace(gazetteer, row);
    const middle = toSettlementPlace(gazetteer.findPlace(place.settlementID));
    return {
      ...place,
      ...(await computeMapColumns(trx, row, middle)),
      ...computeMasks(changes ?? (await selectGroups(trx, accommodationID)), rows),
      searchText: accommodationSearchText(row),
      openFromDay: dayOfLeapYear(row.openMonthFrom, row.openDayFrom),
      openToDay: dayOfLeapYear(row.openMonthTo, row.openDayTo),
    };
  },
};

export const refreshDerived = createRefresh(derivation);
