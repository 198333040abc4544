import { type PriceTableProduct, priceTableLimit, upperPriceMessage } from '@piacter/contracts/prices';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findListingOfPart, getViewpoint, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import {
  deletePrice,
  findUpperPrice,
  insertPrice,
  type PriceChanges,
  type PriceRow,
  selectPrices,
  updateLowestPrice,
  updatePrice,
} from './prices.queries.ts';

/** Price tables of listings of any kind, in forints (TT-02). */
export function createPriceService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Runs under the lock of the listing, because a service's row holds the lowest price of its table. */
  const change = <Result>(
    { userID }: Session,
    listing: ListingRef,
    work: (trx: Trx) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, userID);
      const result = await work(trx);
      if (listing.kind === 'service') await updateLowestPrice(trx, listing.listingID);
      return result;
    });

  return {
    /** Oldest row first. */
    async list(listing: ListingRef, viewer: Session | null): Promise<PriceTableProduct[]> {
      await getViewpoint(db, listing, viewer);
      return selectPrices(db, listing);
    },

    /** Throws `price_limit_reached` when the table is full. */
    add: (session: Session, listing: ListingRef, row: PriceRow): Promise<number> =>
      change(session, listing, async (trx) => {
        if ((await selectPrices(trx, listing)).length >= priceTableLimit)
          throw new ApiError('price_limit_reached');
        return insertPrice(trx, listing, row, clock.now());
      }),

    /** A row cannot move to another listing: that throws `not_found`. */
    change: (
      session: Session,
      listing: ListingRef,
      productID: number,
      { priceTo, ...row }: PriceChanges,
    ): Promise<void> =>
      change(session, listing, async (trx) => {
        const stored = await findUpperPrice(trx, listing, productID);
        if (stored === undefined) throw notFound();
        const upper = priceTo === undefined ? stored : priceTo;
        if (upper !== null && upper < row.priceFrom) throw invalidField('priceTo', upperPriceMessage);
        await updatePrice(trx, listing, productID, { ...row, priceTo: upper });
      }),

    /** Throws `not_found` unless the row belongs to the named listing. */
    async remove(session: Session, ownerID: number, productID: number): Promise<void> {
      const listing = await findListingOfPart(db, 'price_table_products', productID, session.userID);
      if (listing?.listingID !== ownerID) throw notFound();
      await change(session, listing, async (trx) => {
        if (!(await deletePrice(trx, listing, productID))) throw notFound();
      });
    },
  };
}

export type PriceService = ReturnType<typeof createPriceService>;
