import type { PricePoint } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { published } from '../listings/index.ts';

/** A change that is taken back within this time does not count, in milliseconds. */
const takenBackWithinMs = 24 * 60 * 60 * 1000;

interface PriceChange {
  previousPrice: number;
  price: number;
  at: Date;
}

/**
 * Records a change of the price in the transaction that makes it (PRICE-01). A price of the last 24 hours that is asked
 * for again removes the changes since then: they were taken back.
 */
export async function recordPriceChange(
  trx: Trx,
  realEstateID: number,
  { previousPrice, price, at }: PriceChange,
): Promise<void> {
  if (price === previousPrice) return;
  const takenBack = await trx
    .selectFrom('price_changes')
    .select('changeID')
    .where('realEstateID', '=', realEstateID)
    .where('changedAt', '>', new Date(at.getTime() - takenBackWithinMs))
    .where('previousPrice', '=', price)
    .orderBy('changeID')
    .executeTakeFirst();
  if (takenBack)
    await trx
      .deleteFrom('price_changes')
      .where('realEstateID', '=', realEstateID)
      .where('changeID', '>=', takenBack.changeID)
      .execute();
  else
    await trx
      .insertInto('price_changes')
      .values({ realEstateID, previousPrice, price, changedAt: at })
      .execute();
}

/** The prices of a published property, the oldest first; undefined for any other. */
export async function findPriceHistory(
  db: Database,
  realEstateID: number,
): Promise<PricePoint[] | undefined> {
  const ad = await db
    .selectFrom('real_estates')
    .select(['price', 'created'])
    .where('realEstateID', '=', realEstateID)
    .where('status', '=', published)
    .executeTakeFirst();
  if (!ad) return undefined;
  const changes = await db
    .selectFrom('price_changes')
    .select(['previousPrice', 'price', 'changedAt'])
    .where('realEstateID', '=', realEstateID)
    .orderBy('changeID')
    .execute();
  return [
    { price: changes[0]?.previousPrice ?? ad.price, since: ad.created.toISOString() },
    ...changes.map(({ price, changedAt }) => ({ price, since: changedAt.toISOString() })),
  ];
}
