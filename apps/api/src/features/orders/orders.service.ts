import { pageSize } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { findKindOfRole } from '@piacter/contracts/listings';
import type { OrderDetail, OrderDraft, OrderListQuery, OwnOrder } from '@piacter/contracts/orders';
import { searchText, splitKeywords } from '@piacter/db/search-text';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { findBillingData, toBillingColumns } from '../billing/index.ts';
import { assertPromotable, lockPublishedListing } from '../listings/index.ts';
import { findListingRef } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { packagesOnSale, toOrder } from '../packages/index.ts';
import { findOrderDetail } from './all-orders.queries.ts';
import { readBuyer } from './buyer.queries.ts';
import { toOrderDetail } from './order-detail.ts';
import { checkOrder, notOnSale, orderNotFound, toShippingColumns } from './order-rules.ts';
import {
  countOrders,
  deleteUnpaidOrder,
  hasOrder,
  insertOrder,
  type OrderFilter,
  selectOrderableListings,
  selectOrders,
  selectOwnAccommodationNames,
} from './orders.queries.ts';

interface OrderDeps extends Pick<Deps, 'config' | 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
}

/** Placing orders for packages and listing them; payment is a feature of its own. */
export function createOrderService({ config, db, clock, lookups }: OrderDeps) {
  async function listPage(filter: OrderFilter, { order, orderBy, page }: OrderListQuery) {
    const direction = (order ?? orderBy) === 'ASC' ? 'asc' : 'desc';
    const [count, rows] = await Promise.all([
      countOrders(db, filter),
      selectOrders(db, filter, direction, page),
    ]);
    const data: OwnOrder[] = rows.map(toOrder);
    return { data, totalPages: Math.ceil(count / pageSize) };
  }

  return {
    /**
     * Orders a package at today's price by the calendar of Budapest; the order stores price, name, type and quantity.
     * Throws `validation_failed`, and `not_found` for a package not on sale or somebody else's listing.
     */
    async place({ userID, role }: Session, draft: OrderDraft): Promise<number> {
      const countryCodes = (await lookups.rows()).countries.map(({ countryCode }) => countryCode);
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        await lockAccount(trx, userID);
        // Locked, so that it cannot be deleted before the order is inserted.
        const packageOnSale = await packagesOnSale(trx, toBudapestDay(now))
          .where('package.packageID', '=', draft.packageID)
          .forUpdate()
          .executeTakeFirst();
        if (!packageOnSale) throw notOnSale();
        const { packageID, packageName, packageType, quantity, currentPrice } = packageOnSale;
        const errors = checkOrder(draft, packageType, role, countryCodes);
        if (errors.length > 0) throw new ApiError('validation_failed', { errors });
        const billing = await findBillingData(trx, userID);
        const listing = findListingRef(draft);
        if (listing) {
          await lockPublishedListing(trx, listing, userID);
          await assertPromotable(trx, listing, config.compliance);
        }
        return insertOrder(trx, {
          userID,
          packageID,
          packageName,
          packageType,
          quantity,
          price: currentPrice,
          created: now,
          ...(await readBuyer(trx, userID)),
          ...(billing ? toBillingColumns(billing) : {}),
          ...(listing ? { [listing.idField]: listing.listingID } : {}),
          ...toShippingColumns(draft, packageType),
        });
      });
    },

    /** The caller's published listings, newest first. */
    async listListings({ userID, role }: Session) {
      const kind = findKindOfRole(role);
      return kind ? selectOrderableListings(db, kind, userID) : [];
    },

    /** An order of the caller, or any order for the admin; throws `not_found`. */
    async get({ userID, role }: Session, orderID: number): Promise<OrderDetail> {
      const row = await findOrderDetail(db, orderID, role === 'admin' ? undefined : userID);
      if (!row) throw orderNotFound();
      return toOrderDetail(row);
    },

    /** Deletes one of the caller's orders (PKG-03); throws `conflict` for one that is active, paid or being paid. */
    async remove({ userID }: Session, orderID: number): Promise<void> {
      if (await deleteUnpaidOrder(db, orderID, userID)) return;
      if (!(await hasOrder(db, orderID, userID))) throw orderNotFound();
      throw new ApiError('conflict', {
        message: 'Ezt a rendelést már nem lehet törölni: aktív, vagy már fizettél érte. Frissítsd az oldalt!',
      });
    },

    /**
     * A page of the caller's own orders. `accommodationName` keeps those for accommodations whose name contains each
     * of its words as the prefix of a word.
     */
    async list({ userID }: Session, query: OrderListQuery & { accommodationName?: string | undefined }) {
      const words = splitKeywords(query.accommodationName ?? '');
      const filter = { userID, packageType: query.packageType, paymentState: query.paymentState };
      if (words.length === 0) return listPage(filter, query);
      const accommodations = await selectOwnAccommodationNames(db, userID);
      const accommodationIDs = accommodations
        .filter(({ accommodationName }) => {
          const name = searchText([accommodationName]);
          return words.every((word) => name.includes(` ${word}`));
        })
        .map(({ accommodationID }) => accommodationID);
      return listPage({ ...filter, accommodationIDs }, query);
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
