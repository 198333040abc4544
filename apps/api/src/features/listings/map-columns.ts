import { type ApproximatePlace, loadMapSecret, type MapColumns, toMapColumns } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

interface PositionRow {
  userID: number;
  disableAddress: number;
  lat: number | null;
  lon: number | null;
}

/** The derived columns of a listing's position; `place` counts where its advertiser has set none. */
export const computeMapColumns = async (
  trx: Trx,
  { userID, disableAddress, lat, lon }: PositionRow,
  place: ApproximatePlace | null,
): Promise<MapColumns> =>
  toMapColumns({ userID, isHidden: disableAddress === 1, lat, lon, place }, await loadMapSecret(trx));
