import type { ListingKind } from '@piacter/contracts/listings';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refreshAccommodation } from '../accommodations/index.ts';
import type { DerivationContext } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { refreshProperty } from '../properties/index.ts';
import { refreshService } from '../services/index.ts';

/** Recomputes the derived data of a listing; a service that is not published has no rows of coverage and words. */
const refreshByKind = {
  property: refreshProperty,
  accommodation: refreshAccommodation,
  service: refreshService,
} satisfies Record<
  ListingKind,
  (trx: Trx, listingID: number, context: DerivationContext) => Promise<boolean>
>;

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
    return (trx, kind, listingID) => refreshByKind[kind](trx, listingID, context);
  };
