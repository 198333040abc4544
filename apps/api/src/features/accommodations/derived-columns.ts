import { accommodationFields, dayOfLeapYear, relationGroups } from '@piacter/contracts/accommodations';
import { toSettlementPlace } from '@piacter/db/map-position';
import { accommodationSearchText } from '@piacter/db/search-text';
import { sql } from 'kysely';
import { encodeMask } from '../../core/bit-mask.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { computeMapColumns, type DerivationContext } from '../listings/own/index.ts';
import { selectRelations } from '../listings/relations/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { resolvePlace } from '../places/index.ts';
import { queueForMatching } from '../search/reverse/index.ts';
import {
  facilityRelation,
  getBits,
  languageRelation,
  locationRelation,
  type MaskColumn,
  maskByGroup,
} from './relation-groups.ts';

/** The seven bit masks of the selected entries. */
async function computeMasks(trx: Trx, accommodationID: number, rows: LookupRows) {
  const selected = {
    languages: await selectRelations(trx, languageRelation, accommodationID),
    locations: await selectRelations(trx, locationRelation, accommodationID),
    facilities: await selectRelations(trx, facilityRelation, accommodationID),
  };
  const masks = relationGroups.map((group) => {
    const { list } = accommodationFields[group];
    const bits = getBits(rows, group);
    const ids = list === 'languages' || list === 'locations' ? selected[list] : selected.facilities;
    const text = encodeMask(ids.flatMap((entryID) => bits.get(entryID) ?? []));
    return [maskByGroup[group], sql<number>`cast(${text} as unsigned)`] as const;
  });
  return Object.fromEntries(masks) as Record<MaskColumn, (typeof masks)[number][1]>;
}

/**
 * Recomputes the derived columns of an accommodation: its place as the gazetteer has it, position on the map, the text of
 * keyword searches, the opening period as days of a leap year, the seven masks, promotion and rank. Runs in the
 * transaction of every change. False when the accommodation is gone.
 */
export async function refreshDerived(
  trx: Trx,
  accommodationID: number,
  { gazetteer, rows, now }: DerivationContext,
): Promise<boolean> {
  const row = await trx
    .selectFrom('accommodations')
    .select([
      'accommodationName',
      'description',
      'countryID',
      'postalCode',
      'settlement',
      'countyRegion',
      'userID',
      'disableAddress',
      'lat',
      'lon',
      'openMonthFrom',
      'openDayFrom',
      'openMonthTo',
      'openDayTo',
    ])
    .where('accommodationID', '=', accommodationID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const listing = listingRef('accommodation', accommodationID);
  const place = resolvePlace(gazetteer, row);
  const middle = toSettlementPlace(gazetteer.findPlace(place.settlementID));
  await trx
    .updateTable('accommodations')
    .set({
      ...place,
      ...(await computeMapColumns(trx, row, middle)),
      ...(await computeMasks(trx, accommodationID, rows)),
      searchText: accommodationSearchText(row),
      openFromDay: dayOfLeapYear(row.openMonthFrom, row.openDayFrom),
      openToDay: dayOfLeapYear(row.openMonthTo, row.openDayTo),
    })
    .where('accommodationID', '=', accommodationID)
    .execute();
  await queueForMatching(trx, 'accommodation', accommodationID, now);
  return refreshPromotion(trx, listing, now);
}
