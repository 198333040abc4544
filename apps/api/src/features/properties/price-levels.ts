import { toFlag } from '@piacter/contracts/core/values';
import { minPriceSample, type PriceComparison, type PriceLevelQuery } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { published } from '../listings/rows/index.ts';
import { resolvePlace } from '../places/index.ts';

/** Hours after which the medians of a place are computed again. */
const hoursToKeep = 24;

/** Places of one run, so that a run stays short; the next one continues. */
const batchSize = 500;

/** The places whose medians are due, the oldest first: those without any run before all others. */
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

/** Claims a place for this run; false when another process was faster. */
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

/** The settlements whose properties a place is compared by: those of a county, or the settlement itself. */
async function selectSettlements(trx: Trx, placeID: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('regions')
    .select('regionID')
    .where('parentID', '=', placeID)
    .where('kind', '=', 'settlement')
    .execute();
  return rows.length > 0 ? rows.map(({ regionID }) => regionID) : [placeID];
}

/** Replaces the medians and quartiles of a place; index only, whatever the number of its properties. */
async function refreshPlace(trx: Trx, placeID: number): Promise<void> {
  await trx.deleteFrom('price_levels').where('settlementID', '=', placeID).execute();
  const settlements = await selectSettlements(trx, placeID);
  await sql`
    insert into price_levels (settlementID, adType, houseType, median, sampleSize, lowerQuartile, upperQuartile)
    select ${placeID}, adType, houseType,
      round(avg(case when position in ((sampleSize + 1) div 2, (sampleSize + 2) div 2) then unitPrice end)),
      max(sampleSize),
      max(case when position = (sampleSize + 3) div 4 then unitPrice end),
      max(case when position = (3 * sampleSize + 3) div 4 then unitPrice end)
    from (
      select adType, houseType, unitPrice,
        row_number() over (partition by adType, houseType order by unitPrice) as position,
        count(*) over (partition by adType, houseType) as sampleSize
      from real_estates force index (real_estates_price_level)
      where settlementID in (${sql.join(settlements)}) and status = ${published}
        and houseType is not null and unitPrice is not null
    ) as ranked
    where sampleSize >= ${minPriceSample}
    group by adType, houseType`.execute(trx);
}

/** The counties of settlements, which are compared by where a settlement has too few properties. */
async function selectCounties(db: Database, settlementIDs: readonly number[]): Promise<number[]> {
  if (settlementIDs.length === 0) return [];
  const rows = await db
    .selectFrom('regions')
    .select('parentID')
    .distinct()
    .where('regionID', 'in', settlementIDs)
    .execute();
  return rows.flatMap(({ parentID }) => parentID ?? []);
}

/**
 * Computes the median prices of settlements and counties once a day, some at each run (PRICE-02): a search or a page never
 * counts what it compares with. Each place is a transaction of its own, claimed by one process.
 */
export async function refreshPriceLevels({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  const dueBefore = new Date(now.getTime() - hoursToKeep * 60 * 60 * 1000);
  const due = await selectDue(db, dueBefore);
  for (const placeID of new Set([...due, ...(await selectCounties(db, due))]))
    await inTransaction(db, async (trx) => {
      if (await claim(trx, placeID, now, dueBefore)) await refreshPlace(trx, placeID);
    });
}

/**
 * A published property beside the median of its kind in its settlement, or else in its county; null where there is none,
 * undefined for any other property.
 */
export async function findPriceComparison(
  db: Database,
  gazetteer: Gazetteer,
  realEstateID: number,
): Promise<PriceComparison | null | undefined> {
  const row = await db
    .selectFrom('real_estates as ad')
    .leftJoin('price_levels as level', (join) =>
      join
        .on((on) =>
          on.or([
            on('level.settlementID', '=', on.ref('ad.settlementID')),
            on('level.settlementID', '=', on.ref('ad.regionID')),
          ]),
        )
        .onRef('level.adType', '=', 'ad.adType')
        .onRef('level.houseType', '=', 'ad.houseType'),
    )
    .select(['ad.settlementID', 'ad.settlement', 'ad.unitPrice', 'level.settlementID as placeID'])
    .select(['level.median', 'level.sampleSize', 'level.lowerQuartile', 'level.upperQuartile'])
    .where('ad.realEstateID', '=', realEstateID)
    .where('ad.status', '=', published)
    .orderBy(sql`level.settlementID = ad.settlementID`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { placeID, unitPrice, median, sampleSize, lowerQuartile, upperQuartile } = row;
  if (unitPrice === null || median === null || sampleSize === null) return null;
  return {
    place: gazetteer.findPlace(placeID)?.regionName ?? row.settlement,
    isWider: toFlag(placeID !== row.settlementID),
    unitPrice,
    median,
    sampleSize,
    lowerQuartile,
    upperQuartile,
  };
}

/** The median of a kind of properties in a settlement, or else in its county; null where there is none. */
export async function findPriceLevel(
  db: Database,
  gazetteer: Gazetteer,
  { adType, houseType, postalCode, ...written }: PriceLevelQuery,
): Promise<{ place: string; median: number } | null> {
  const address = { ...written, postalCode: postalCode ?? null, countyRegion: null };
  const { settlement, settlementID, regionID } = resolvePlace(gazetteer, address);
  const places = [settlementID, regionID].filter((id) => id !== null);
  if (places.length === 0) return null;
  const row = await db
    .selectFrom('price_levels')
    .select(['settlementID', 'median'])
    .where('settlementID', 'in', places)
    .where('adType', '=', adType)
    .where('houseType', '=', houseType)
    .orderBy(sql`settlementID = ${settlementID}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { place: gazetteer.findPlace(row.settlementID)?.regionName ?? settlement, median: row.median }
    : null;
}
