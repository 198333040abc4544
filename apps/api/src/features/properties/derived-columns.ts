import { toSettlementPlace } from '@piacter/db/map-position';
import { propertySearchText } from '@piacter/db/search-text';
import { sql } from 'kysely';
import { encodeMask } from '../../core/bit-mask.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { computeMapColumns, type DerivationContext } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { resolvePlace } from '../places/index.ts';
import { queueForMatching } from '../search/reverse/index.ts';

/**
 * Recomputes the derived columns of a property: its place as the gazetteer has it, position on the map, folded search text,
 * the mask of its special locations, promotion and rank. Runs in the transaction of every change. False when the property is gone.
 */
export async function refreshDerived(
  trx: Trx,
  realEstateID: number,
  { gazetteer, now }: DerivationContext,
): Promise<boolean> {
  const ad = await trx
    .selectFrom('real_estates')
    .select([
      'countryID',
      'postalCode',
      'settlement',
      'countyRegion',
      'street',
      'userID',
      'disableAddress',
      'lat',
      'lon',
      'description',
      'exchangeDesc',
    ])
    .where('realEstateID', '=', realEstateID)
    .forUpdate()
    .executeTakeFirst();
  if (!ad) return false;
  const locations = await trx
    .selectFrom('real_estate_special_locations as chosen')
    .innerJoin('special_locations as location', 'location.locationID', 'chosen.locationID')
    .select('location.bit')
    .where('chosen.realEstateID', '=', realEstateID)
    .execute();
  const mask = encodeMask(locations.map(({ bit }) => bit));
  const listing = listingRef('property', realEstateID);
  const place = resolvePlace(gazetteer, ad);
  const middle = toSettlementPlace(gazetteer.findPlace(place.settlementID));
  await trx
    .updateTable('real_estates')
    .set({
      ...place,
      ...(await computeMapColumns(trx, ad, middle)),
      searchText: propertySearchText({ ...ad, ...place }),
      specialMask: sql<number>`cast(${mask} as unsigned)`,
    })
    .where('realEstateID', '=', realEstateID)
    .execute();
  await queueForMatching(trx, 'property', realEstateID, now);
  return refreshPromotion(trx, listing, now);
}
