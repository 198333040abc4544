import { type RawBuilder, sql } from 'kysely';
import type { DaySet, RowReader, RowRule, SequenceView } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { isOpenOn, isOpenSql, type StoredOpening } from './stay-conditions.ts';
import { noNumber, priceNumbers, seasonNumbers } from './stay-sequences.ts';

/** The least nights of a stay that begins on a day of the year, if its season says it. */
function findMinimum({ starts, numbers }: SequenceView, row: number, monthDay: number): number | undefined {
  const start = starts[row] ?? -1;
  if (start < 0) return undefined;
  const end = start + (numbers[start] ?? 0);
  for (let index = start + 1 + priceNumbers; index <= end; index += seasonNumbers) {
    const [from = 0, to = 0] = [numbers[index], numbers[index + 1]];
    const isIn = from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
    if (!isIn) continue;
    const minimum = numbers[index + 3] ?? noNumber;
    return minimum === noNumber ? undefined : minimum;
  }
  return undefined;
}

/** What a row says of a stay. */
export interface StayRow extends StoredOpening {
  minimumStay: number;
  busyNights: DaySet;
  stayPrices: SequenceView;
  /** Where it is in both. */
  row: number;
}

/** Whether a row has room for a stay; one without a calendar may have. What most rows fail and costs least is asked first. */
export const isPossible = (row: StayRow, stay: PossibleStay, { nights, isMinimumKept }: AskedStay): boolean =>
  isOpenOn(row, stay) &&
  !row.busyNights.hasAny(row.row, stay.from, stay.to) &&
  (!isMinimumKept || (findMinimum(row.stayPrices, row.row, stay.monthDay) ?? row.minimumStay) <= nights);

/** Reads the rows in memory, one at a time. */
export function createStayReader({ getNumbers, getSequence, getDays }: RowReader): (row: number) => StayRow {
  const openFromDay = getNumbers('openFromDay');
  const openLast = getNumbers('openLast');
  const openSpan = getNumbers('openSpan');
  const minimumStay = getNumbers('minimumStay');
  const stay: StayRow = {
    ...{ row: 0, openFromDay: -1, openLast: -1, openSpan: -1, minimumStay: 0 },
    busyNights: getDays('busyNights'),
    stayPrices: getSequence('stayPrices').view(),
  };
  return (row) => {
    stay.row = row;
    stay.openFromDay = openFromDay[row] ?? -1;
    stay.openLast = openLast[row] ?? -1;
    stay.openSpan = openSpan[row] ?? -1;
    stay.minimumStay = minimumStay[row] ?? 0;
    return stay;
  };
}

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
  createTest(reader) {
    const readStay = createStayReader(reader);
    const [only, ...others] = asked.stays;
    // Called for each row: most searches have one stay.
    if (only && others.length === 0) return (row) => isPossible(readStay(row), only, asked);
    return (row) => {
      const found = readStay(row);
      return asked.stays.some((stay) => isPossible(found, stay, asked));
    };
  },
  sql: sql`exists (
    select 1 from ${toTable(asked.stays)}
    where ${isOpenSql} and ${isFreeSql} ${asked.isMinimumKept ? sql`and ${minimumSql} <= ${asked.nights}` : sql``})`,
});
