import { dayMs, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import type { PricePoint } from '@piacter/contracts/properties';
import { adTypes, shownDropDays } from '@piacter/contracts/properties/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { published } from '../listings/rows/index.ts';

const hourMs = 60 * 60 * 1000;

/** A change that is taken back within this time does not count, in milliseconds. */
const takenBackWithinMs = dayMs;

/** A price is a drop when it is below every price of this time before, in milliseconds. */
const comparedMs = 30 * dayMs;

/** Time before a drop is told, in milliseconds: most typing errors are noticed within it. */
const notifyAfterMs = hourMs;

interface PriceChange {
  previousPrice: number;
  price: number;
  at: Date;
}

/** The lowest price of the 30 days before a change. */
async function findLowestBefore(
  trx: Trx,
  realEstateID: number,
  { previousPrice, at }: PriceChange,
): Promise<number> {
  // What was valid at the beginning of that time is the previous price of the first change within it.
  const row = await trx
    .selectFrom('price_changes')
    .select(({ fn }) => fn.min<number | null>('previousPrice').as('lowest'))
    .where('realEstateID', '=', realEstateID)
    .where('changedAt', '>', new Date(at.getTime() - comparedMs))
    .executeTakeFirst();
  return Math.min(previousPrice, row?.lowest ?? previousPrice);
}

/** `dropFrom` and `droppedAt` of the row, which cards show. */
type Drop = Pick<DropColumns, 'dropFrom' | 'droppedAt'>;
const noDrop: Drop = { dropFrom: null, droppedAt: null };

/** The columns of the last change if it is a drop. */
async function findDrop(trx: Trx, realEstateID: number): Promise<Drop> {
  const latest = await trx
    .selectFrom('price_changes')
    .select(['price', 'lowestBefore', 'changedAt'])
    .where('realEstateID', '=', realEstateID)
    .orderBy('changeID', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest && latest.price < latest.lowestBefore
    ? { dropFrom: latest.lowestBefore, droppedAt: latest.changedAt }
    : noDrop;
}

/**
 * Records a change of the price in the transaction that makes it (PRICE-01). A price of the last 24 hours that is asked
 * for again removes the changes since then: they were taken back. Returns what changes in the property's row.
 */
export async function recordPriceChange(
  trx: Trx,
  realEstateID: number,
  change: PriceChange,
): Promise<Partial<Drop>> {
  const { previousPrice, price, at } = change;
  if (price === previousPrice) return {};
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
  else {
    const lowestBefore = await findLowestBefore(trx, realEstateID, change);
    const tellAt = price < lowestBefore ? new Date(at.getTime() + notifyAfterMs) : null;
    await trx
      .insertInto('price_changes')
      .values({ realEstateID, previousPrice, price, changedAt: at, lowestBefore, tellAt })
      .execute();
  }
  return findDrop(trx, realEstateID);
}

const isRent = (adType: number) => adType === adTypes.rent;

/**
 * Forgets the history when a rent becomes a price or the other way round: the two cannot be compared. Returns what changes
 * in the property's row, undefined when nothing is forgotten.
 */
export async function forgetOtherPrices(
  trx: Trx,
  realEstateID: number,
  before: number,
  adType: number,
): Promise<Drop | undefined> {
  if (isRent(before) === isRent(adType)) return undefined;
  await trx.deleteFrom('price_changes').where('realEstateID', '=', realEstateID).execute();
  return noDrop;
}

interface DropColumns {
  price: number;
  dropFrom: number | null;
  droppedAt: Date | null;
}

/** What a card shows of a drop of the last 30 days: percent of the price before, and days since. */
export function getPriceDrop({ price, dropFrom, droppedAt }: DropColumns, now: Date) {
  if (dropFrom === null || droppedAt === null) return null;
  const days = daysBetween(toBudapestDay(droppedAt), toBudapestDay(now));
  const percent = Math.round(((dropFrom - price) / dropFrom) * 100);
  return days > shownDropDays || percent < 1 ? null : { percent, days };
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
