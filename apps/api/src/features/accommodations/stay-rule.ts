import { type RawBuilder, sql } from 'kysely';
import type { RowRule } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { keepPossible } from './possible-rows.ts';
import { isOpenSql } from './stay-conditions.ts';

/** The stays as a table of SQL. */
function toTable(stays: readonly PossibleStay[]): RawBuilder<unknown> {
  const rows = stays.map(({ arrival, departure, monthDay, first, last, hasLeapDay }) => [
    ...[arrival, departure, monthDay, first, last, Number(hasLeapDay)],
  ]);
  return sql`json_table(${JSON.stringify(rows)}, '$[*]' columns (
    arrivalDay date path '$[0]', departureDay date path '$[1]', monthDay int path '$[2]',
    firstDay int path '$[3]', lastDay int path '$[4]', hasLeapDay int path '$[5]')) as asked`;
}

const isFreeSql = sql`not exists (
  select 1 from calendar_ranges as busy
  where busy.accommodationID = accommodations.accommodationID
    and busy.toDay > asked.arrivalDay and busy.fromDay < asked.departureDay)`;

/** '06-15' as 615. */
const seasonDay = (column: string) => sql`cast(replace(${sql.ref(column)}, '-', '') as unsigned)`;

const minimumSql = sql`coalesce((
  select season.minimumNights from accommodation_prices as price, json_table(price.seasons, '$[*]' columns (
    seasonFrom char(5) path '$.from', seasonTo char(5) path '$.to', minimumNights int path '$.minimumStay')) as season
  where price.accommodationID = accommodations.accommodationID
    and if(${seasonDay('seasonFrom')} <= ${seasonDay('seasonTo')},
      asked.monthDay between ${seasonDay('seasonFrom')} and ${seasonDay('seasonTo')},
      asked.monthDay >= ${seasonDay('seasonFrom')} or asked.monthDay <= ${seasonDay('seasonTo')})
  limit 1), accommodations.minimumStay)`;

/** Accommodations that one of the stays is possible in, as far as it is known (CAL-05, CAL-09). */
export const stayRule = (asked: AskedStay): RowRule => ({
  createRefinement: (reader) => keepPossible(reader, asked),
  sql: sql`exists (
    select 1 from ${toTable(asked.stays)}
    where ${isOpenSql} and ${isFreeSql} ${asked.isMinimumKept ? sql`and ${minimumSql} <= ${asked.nights}` : sql``})`,
});
