import type { ListingKind } from '@piacter/contracts/listings';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { kindParts } from '../kinds/index.ts';
import type { LookupService } from '../lookups/index.ts';

export interface RefreshDeps extends Pick<Deps, 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
  places: { gazetteer: () => Promise<Gazetteer> };
}

/** Recomputes the derived data of a listing of any kind inside a transaction. */
export type KindRefresh = (trx: Trx, kind: ListingKind, listingID: number) => Promise<boolean>;

/** Reads what the derived data are computed from before the transaction, which then needs no second connection. */
export const createKindRefresh =
  ({ clock, lookups, places }: RefreshDeps) =>
  async (): Promise<KindRefresh> => {
    const context = { gazetteer: await places.gazetteer(), rows: await lookups.rows(), now: clock.now() };
    return (trx, kind, listingID) => kindParts[kind].refreshDerived(trx, listingID, context);
  };
