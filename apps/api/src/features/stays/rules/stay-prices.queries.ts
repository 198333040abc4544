import { plainPrices, type StayPrices } from '@piacter/contracts/stays/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../../core/db/transaction.ts';

/** The prices of an accommodation beside its price per person; the plain ones where its host has set none. */
export async function selectStayPrices(db: Database, accommodationID: number): Promise<StayPrices> {
  const row = await db
    .selectFrom('accommodation_prices')
    .select(['seasons', 'under6', 'from7', 'from14', 'cleaningFee', 'touristTax'])
    .where('accommodationID', '=', accommodationID)
    .executeTakeFirst();
  if (!row) return plainPrices;
  const { seasons, under6, from7, from14, cleaningFee, touristTax } = row;
  return {
    seasons: JSON.parse(seasons) as StayPrices['seasons'],
    childPercent: { under6, from7, from14 },
    cleaningFee,
    touristTax,
  };
}

export async function upsertStayPrices(
  trx: Trx,
  accommodationID: number,
  { seasons, childPercent, cleaningFee, touristTax }: StayPrices,
  now: Date,
): Promise<void> {
  const row = {
    seasons: JSON.stringify(seasons),
    ...childPercent,
    cleaningFee,
    touristTax,
    updated: now,
  };
  await trx
    .insertInto('accommodation_prices')
    .values({ accommodationID, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
}
