import type { PriceTableBody, PriceTableUpdate } from '@piacter/contracts/prices';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/rows/index.ts';

type Column = 'productName' | 'priceFrom' | 'priceTo';
export type PriceRow = Pick<PriceTableBody, Column>;
export type PriceChanges = Pick<PriceTableUpdate, Column>;

/** The price table of a listing, oldest row first. */
export const selectPrices = (db: Database, { idField, listingID }: ListingRef) =>
  db
    .selectFrom('price_table_products')
    .select(['productID', 'productName', 'priceFrom', 'priceTo'])
    .where(sql.ref(idField), '=', listingID)
    .orderBy('productID')
    .execute();

export async function insertPrice(
  trx: Trx,
  { idField, listingID }: ListingRef,
  { productName, priceFrom, priceTo }: PriceRow,
  now: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('price_table_products')
    .values({ [idField]: listingID, productName, priceFrom, priceTo, created: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** The upper price of a row, null without one; undefined when the listing has no such row. */
export async function findUpperPrice(
  trx: Trx,
  { idField, listingID }: ListingRef,
  productID: number,
): Promise<number | null | undefined> {
  const row = await trx
    .selectFrom('price_table_products')
    .select('priceTo')
    .where('productID', '=', productID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return row?.priceTo;
}

/** False when the listing has no such row. */
export async function updatePrice(
  trx: Trx,
  { idField, listingID }: ListingRef,
  productID: number,
  { productName, priceFrom, priceTo }: PriceRow,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('price_table_products')
    .set({ productName, priceFrom, priceTo })
    .where('productID', '=', productID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the listing has no such row. */
export async function deletePrice(
  trx: Trx,
  { idField, listingID }: ListingRef,
  productID: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('price_table_products')
    .where('productID', '=', productID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores the price that cards of a service show: the lowest of its table above 0, which is what is free; null without one. */
export async function updateLowestPrice(trx: Trx, serviceID: number): Promise<void> {
  await trx
    .updateTable('services')
    .set({
      price: (row) =>
        row
          .selectFrom('price_table_products')
          .select(({ fn }) => fn.min('priceFrom').as('price'))
          .where('serviceID', '=', serviceID)
          .where('priceFrom', '>', 0),
    })
    .where('serviceID', '=', serviceID)
    .execute();
}
