import { toBudapestDay } from '@piacter/contracts/core/days';
import type { Order } from '@piacter/contracts/packages';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { assertOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { toOrder } from './packages.mapper.ts';
import { packagesOnSale, selectOrdersOfListing } from './packages.queries.ts';
import { isProInForce } from './promotion.ts';

/** The packages on sale, and the orders for a listing. */
export const createPackageService = ({ db, readDb, clock }: Pick<Deps, 'db' | 'readDb' | 'clock'>) => ({
  /** Packages with a price today, by the calendar of Budapest. */
  onSale: () => packagesOnSale(readDb, toBudapestDay(clock.now())).execute(),
  hasPro: (realEstateID: number) => isProInForce(db, realEstateID, clock.now()),
  /** Orders of one of the caller's listings, newest first; throws `not_found` for somebody else's. */
  async ordersOf(session: Session, listing: ListingRef): Promise<Order[]> {
    await assertOwnListing(db, listing, session.userID);
    return (await selectOrdersOfListing(db, listing)).map(toOrder);
  },
});

export type PackageService = ReturnType<typeof createPackageService>;
