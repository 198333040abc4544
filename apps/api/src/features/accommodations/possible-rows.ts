import type { DaySet, Refinement, RowReader, SequenceView } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { hasRow } from './busy-nights.ts';
import { isOpenOn, type StoredOpening } from './stay-conditions.ts';
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

// Loops of their own, each of which reads one thing of the rows that are left: a test of a whole row, called for each, takes
// several times as long.

const keepFree =
  (busyRows: Int32Array): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += hasRow(busyRows, row) ? 0 : 1;
    }
    return kept;
  };

function keepOpen({ getNumbers }: RowReader, stay: PossibleStay): Refinement {
  const openFromDay = getNumbers('openFromDay');
  const openLast = getNumbers('openLast');
  const openSpan = getNumbers('openSpan');
  const opening: StoredOpening = { openFromDay: -1, openLast: -1, openSpan: -1 };
  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      opening.openFromDay = openFromDay[row] ?? -1;
      opening.openLast = openLast[row] ?? -1;
      opening.openSpan = openSpan[row] ?? -1;
      into[kept] = row;
      kept += isOpenOn(opening, stay) ? 1 : 0;
    }
    return kept;
  };
}

function keepLongEnough(
  { getNumbers, getSequence }: RowReader,
  monthDay: number,
  nights: number,
): Refinement {
  const minimumStay = getNumbers('minimumStay');
  const prices = getSequence('stayPrices').view();
  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += (findMinimum(prices, row, monthDay) ?? minimumStay[row] ?? 0) <= nights ? 1 : 0;
    }
    return kept;
  };
}

/** What keeps the rows that a stay is possible in; what most rows fail and costs least comes first. */
const keepPossible = (
  reader: RowReader,
  stay: PossibleStay,
  { nights, isMinimumKept }: AskedStay,
): Refinement[] => [
  keepFree(reader.getDays('busyNights').findRows(stay.from, stay.to)),
  keepOpen(reader, stay),
  ...(isMinimumKept ? [keepLongEnough(reader, stay.monthDay, nights)] : []),
];

/** For each stay what keeps the rows that it is possible in, made once. */
export const findPossibleRows = (reader: RowReader, asked: AskedStay) =>
  asked.stays.map((stay) => {
    let made: Refinement[] | undefined;
    return () => (made ??= keepPossible(reader, stay, asked));
  });
