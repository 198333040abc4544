import type { PackageBody, PackagePriceBody } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** All packages with their price on a day (`YYYY-MM-DD`) and the next one, sorted by type and size. */
export const selectPackages = (db: Database, day: string) =>
  db
    .selectFrom('service_packages as package')
    .select([
      'package.packageID',
      'package.packageName',
      'package.packageDesc',
      'package.packageType',
      'package.quantity',
      'package.unitName',
      'package.baseUnit',
      'package.updated',
    ])
    .select(({ selectFrom, exists }) => {
      const prices = selectFrom('service_package_prices as price')
        .whereRef('price.packageID', '=', 'package.packageID')
        .limit(1);
      const startDate = sql<string>`price.startDate`;
      const started = prices.where(startDate, '<=', day).orderBy('price.startDate', 'desc');
      const next = prices.where(startDate, '>', day).orderBy('price.startDate');
      return [
        started.select('price.price').as('currentPrice'),
        next.select('price.price').as('nextPrice'),
        next.select(startDate.as('startDate')).as('nextStartDate'),
        exists(
          selectFrom('service_orders as bought')
            .select('bought.orderID')
            .whereRef('bought.packageID', '=', 'package.packageID'),
        ).as('isOrdered'),
      ];
    })
    .orderBy('package.packageType')
    .orderBy('package.quantity')
    .orderBy('package.packageID');

/** A package for update, locked until the transaction ends; orders of it wait. */
export const lockPackage = (trx: Trx, packageID: number) =>
  trx
    .selectFrom('service_packages')
    .selectAll()
    .where('packageID', '=', packageID)
    .forUpdate()
    .executeTakeFirst();

export const insertPackage = async (trx: Trx, body: PackageBody, now: Date): Promise<number> => {
  const { insertId } = await trx
    .insertInto('service_packages')
    .values({ ...body, created: now, updated: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
};

export const updatePackageRow = (
  trx: Trx,
  packageID: number,
  row: Omit<PackageBody, 'packageType'> & { updated: Date },
) => trx.updateTable('service_packages').set(row).where('packageID', '=', packageID).execute();

export const deletePackageRow = (trx: Trx, packageID: number) =>
  trx.deleteFrom('service_packages').where('packageID', '=', packageID).execute();

export const hasOrders = async (trx: Trx, packageID: number): Promise<boolean> =>
  (await trx
    .selectFrom('service_orders')
    .select('orderID')
    .where('packageID', '=', packageID)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const selectPrices = (db: Database) =>
  db
    .selectFrom('service_package_prices')
    .select(['priceID', 'packageID', 'price', sql<string>`startDate`.as('startDate')]);

/** The prices of a package, the latest first. */
export const selectPackagePrices = (db: Database, packageID: number) =>
  selectPrices(db).where('packageID', '=', packageID).orderBy('startDate', 'desc').execute();

export const lockPrice = (trx: Trx, priceID: number) =>
  selectPrices(trx).where('priceID', '=', priceID).forUpdate().executeTakeFirst();

export async function insertPrice(
  trx: Trx,
  { packageID, price, startDate }: PackagePriceBody,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('service_package_prices')
    .values({ packageID, price, startDate: sql`${startDate}` })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export const deletePriceRow = (trx: Trx, priceID: number) =>
  trx.deleteFrom('service_package_prices').where('priceID', '=', priceID).execute();
