import { listingIDFields } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { ListingRef } from '../listings/rows/index.ts';

/**
 * The statement for packages with their price on a day (`YYYY-MM-DD`), which is the latest that has started; sorted by
 * type and size. Packages without such a price are not on sale.
 */
export const packagesOnSale = (db: Database, day: string) =>
  db
    .selectFrom('service_packages as package')
    .innerJoin('service_package_prices as price', 'price.packageID', 'package.packageID')
    .select([
      'package.packageID',
      'package.packageName',
      'package.packageDesc',
      'package.packageType',
      'package.quantity',
      'package.unitName',
      'package.baseUnit',
      'price.price as currentPrice',
      'price.price',
      'price.price as packagePrice',
    ])
    .where('price.startDate', '=', ({ selectFrom }) =>
      selectFrom('service_package_prices as started')
        .select(({ fn }) => fn.max('started.startDate').as('startDate'))
        .whereRef('started.packageID', '=', 'package.packageID')
        .where(sql<string>`started.startDate`, '<=', day),
    )
    .orderBy('package.packageType')
    .orderBy('package.quantity')
    .orderBy('package.packageID');

/** The columns of an order in every reply; `toOrder` reads them. */
export const orderColumns = [
  'orderID',
  'packageID',
  'packageName',
  'packageType',
  'price',
  'created',
  'activationDate',
  'validFrom',
  'validTo',
  'isActive',
  ...listingIDFields,
] as const;

/** Orders for one listing, newest first. */
export const selectOrdersOfListing = (db: Database, { idField, listingID }: ListingRef) =>
  db
    .selectFrom('service_orders')
    .select(orderColumns)
    .where(sql.ref(idField), '=', listingID)
    .orderBy('created', 'desc')
    .orderBy('orderID', 'desc')
    .execute();

export type OrderRow = Awaited<ReturnType<typeof selectOrdersOfListing>>[number];
