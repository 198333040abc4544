import { minPriceSample, type PriceComparison } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { published } from '../listings/rows/index.ts';

/** Hours after which the medians of a settlement are computed again. */
const hoursToKeep = 24;

/** Settlements of one run, so that a run stays short; the next one continues. */
const batchSize = 500;

/** The settlements whose medians are due, the oldest first: those without any run before all others. */
async function selectDue(db: Database, dueBefore: Date): Promise<number[]> {
  // The first is a loose scan of the index, one entry a settlement; the second has what was published only formerly.
  const { rows } = await sql<{ settlementID: number }>`
    select place.settlementID from (
      select distinct settlementID from real_estates where settlementID is not null
      union select settlementID from price_level_runs
    ) as place left join price_level_runs as run on run.settlementID = place.settlementID
    where run.computedAt is null or run.computedAt <= ${dueBefore}
    order by run.computedAt limit ${sql.lit(batchSize)}`.execute(db);
  return rows.map(({ settlementID }) => settlementID);
}

/** Claims a settlement for this run; false when another process was faster. */
async function claim(trx: Trx, settlementID: number, now: Date, dueBefore: Date): Promise<boolean> {
  await sql`
    insert into price_level_runs (settlementID, computedAt) values (${settlementID}, ${now})
    on duplicate key update computedAt = case when computedAt <= ${dueBefore} then ${now} else computedAt end`.execute(
    trx,
  );
  const row = await trx
    .selectFrom('price_level_runs')
    .select('computedAt')
    .where('settlementID', '=', settlementID)
    .executeTakeFirst();
  return row?.computedAt.getTime() === now.getTime();
}

/** Replaces the medians of a settlement; index only, whatever the number of its properties. */
async function refreshSettlement(trx: Trx, settlementID: number): Promise<void> {
  await trx.deleteFrom('price_levels').where('settlementID', '=', settlementID).execute();
  await sql`
    insert into price_levels (settlementID, adType, houseType, median, sampleSize)
    select ${settlementID}, adType, houseType, round(avg(unitPrice)), max(sampleSize) from (
      select adType, houseType, unitPrice,
        row_number() over (partition by adType, houseType order by unitPrice) as position,
        count(*) over (partition by adType, houseType) as sampleSize
      from real_estates force index (real_estates_price_level)
      where settlementID = ${settlementID} and status = ${published} and houseType is not null and unitPrice is not null
    ) as ranked
    where sampleSize >= ${minPriceSample} and position in ((sampleSize + 1) div 2, (sampleSize + 2) div 2)
    group by adType, houseType`.execute(trx);
}

/**
 * Computes the median prices of the settlements once a day, some at each run (PRICE-02): a search or a page never counts
 * what it compares with. Each settlement is a transaction of its own, claimed by one process.
 */
export async function refreshPriceLevels({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  const dueBefore = new Date(now.getTime() - hoursToKeep * 60 * 60 * 1000);
  for (const settlementID of await selectDue(db, dueBefore))
    await inTransaction(db, async (trx) => {
      if (await claim(trx, settlementID, now, dueBefore)) await refreshSettlement(trx, settlementID);
    });
}

/** A published property beside the median of its kind; null where there is none, undefined for any other. */
export async function findPriceComparison(
  db: Database,
  gazetteer: Gazetteer,
  realEstateID: number,
): Promise<PriceComparison | null | undefined> {
  const row = await db
    .selectFrom('real_estates as ad')
    .leftJoin('price_levels as level', (join) =>
      join
        .onRef('level.settlementID', '=', 'ad.settlementID')
        .onRef('level.adType', '=', 'ad.adType')
        .onRef('level.houseType', '=', 'ad.houseType'),
    )
    .select(['ad.settlementID', 'ad.settlement', 'ad.unitPrice', 'level.median', 'level.sampleSize'])
    .where('ad.realEstateID', '=', realEstateID)
    .where('ad.status', '=', published)
    .executeTakeFirst();
  if (!row) return undefined;
  const { unitPrice, median, sampleSize } = row;
  if (unitPrice === null || median === null || sampleSize === null) return null;
  const place = gazetteer.findPlace(row.settlementID)?.regionName ?? row.settlement;
  return { place, unitPrice, median, sampleSize };
}
