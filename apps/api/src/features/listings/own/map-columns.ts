import { loadMapSecret } from '@piacter/db';
import {
  type ApproximatePlace,
  findAnchor,
  getHiddenPin,
  type MapColumns,
  type Position,
  toMapColumns,
} from '@piacter/db/map-position';
import { isDuplicate, type Trx } from '../../../core/db/transaction.ts';

interface PositionRow {
  userID: number;
  disableAddress: number;
  lat: number | null;
  lon: number | null;
}

/** The anchors of an owner, the oldest first. */
const selectAnchors = (trx: Trx, userID: number) =>
  trx
    .selectFrom('hidden_anchors')
    .select(['lat', 'lon'])
    .where('userID', '=', userID)
    .orderBy('anchorNumber');

/**
 * The anchor of a hidden place; a place that is far from all of its owner's becomes one, for good. Two that become one
 * at once want the same number: the later one waits, and belongs to the other if it is near.
 */
async function getAnchor(trx: Trx, userID: number, place: Position): Promise<Position> {
  let anchors = await selectAnchors(trx, userID).execute();
  for (;;) {
    const found = findAnchor(anchors, place);
    if (found) return found;
    try {
      const { lat, lon } = place;
      await trx
        .insertInto('hidden_anchors')
        .values({ userID, anchorNumber: anchors.length, lat, lon })
        .execute();
      return place;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      anchors = await selectAnchors(trx, userID).forUpdate().execute();
    }
  }
}

/** The derived columns of a listing's position; `place` counts where its advertiser has set none. */
export async function computeMapColumns(
  trx: Trx,
  { userID, disableAddress, lat, lon }: PositionRow,
  place: ApproximatePlace | null,
): Promise<MapColumns> {
  const listing = { userID, isHidden: disableAddress === 1, lat, lon, place };
  const pin = getHiddenPin(listing);
  const anchor = pin && (await getAnchor(trx, userID, pin));
  return toMapColumns(listing, await loadMapSecret(trx), anchor);
}
