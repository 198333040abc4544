import type { DaySet, RowReader, SequenceView } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { isOpenOn, type StoredOpening } from './stay-conditions.ts';
import { noNumber, priceNumbers, seasonNumbers } from './stay-sequences.ts';

/** The least nights of a stay that begins on a day of the year, if its season says it. */
export function findMinimum(
  { starts, numbers }: SequenceView,
  row: number,
  monthDay: number,
): number | undefined {
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

/** Whether a row has room for a stay; one without a calendar may have. */
export const isPossible = (row: StayRow, stay: PossibleStay, { nights, isMinimumKept }: AskedStay): boolean =>
  isOpenOn(row, stay) &&
  !row.busyNights.hasAny(row.row, stay.from, stay.to) &&
  (!isMinimumKept || (findMinimum(row.stayPrices, row.row, stay.monthDay) ?? row.minimumStay) <= nights);

/** Reads the opening of a row, one at a time. */
export function createOpeningReader({ getNumbers }: RowReader): (row: number) => StoredOpening {
  const openFromDay = getNumbers('openFromDay');
  const openLast = getNumbers('openLast');
  const openSpan = getNumbers('openSpan');
  const opening: StoredOpening = { openFromDay: -1, openLast: -1, openSpan: -1 };
  return (row) => {
    opening.openFromDay = openFromDay[row] ?? -1;
    opening.openLast = openLast[row] ?? -1;
    opening.openSpan = openSpan[row] ?? -1;
    return opening;
  };
}

/** Reads the rows in memory, one at a time. */
export function createStayReader(reader: RowReader): (row: number) => StayRow {
  const readOpening = createOpeningReader(reader);
  const minimumStay = reader.getNumbers('minimumStay');
  const busyNights = reader.getDays('busyNights');
  const stayPrices = reader.getSequence('stayPrices').view();
  return (row) => ({ ...readOpening(row), row, minimumStay: minimumStay[row] ?? 0, busyNights, stayPrices });
}
