import type { DayBits, DaySet, Refinement, RowReader, SequenceView } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { minimumAt, noNumber, priceNumbers, seasonNumbers } from './stay-sequences.ts';
import {
  isEnoughAlways,
  isEnoughSometimes,
  isOpen,
  manyNights,
  neverOpen,
  type StayTerms,
} from './stay-terms.ts';

type Numbers = ReturnType<RowReader['getNumbers']>;

/** The least nights of a stay that begins on a day of the year, if its season says it. */
function findMinimum({ starts, numbers }: SequenceView, row: number, monthDay: number): number | undefined {
  const start = starts[row] ?? -1;
  if (start < 0) return undefined;
  const end = start + (numbers[start] ?? 0);
  for (let index = start + 1 + priceNumbers; index <= end; index += seasonNumbers) {
    const [from = 0, to = 0] = [numbers[index], numbers[index + 1]];
    const isIn = from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
    if (!isIn) continue;
    const minimum = numbers[index + minimumAt] ?? noNumber;
    return minimum === noNumber ? undefined : minimum;
  }
  return undefined;
}

/** What a row says of a stay. */
export interface StayRow {
  stayTerms: StayTerms;
  minimumStay: number;
  busyNights: DaySet;
  stayPrices: SequenceView;
  /** Where it is in both. */
  row: number;
}

/** Whether a row has room for a stay; one without a calendar may have. */
export const isPossible = (
  { stayTerms, minimumStay, busyNights, stayPrices, row }: StayRow,
  stay: PossibleStay,
  { nights, isMinimumKept }: AskedStay,
): boolean =>
  isOpen(stayTerms, stay.neededSpans) === 1 &&
  !busyNights.hasAny(row, stay.from, stay.to) &&
  (!isMinimumKept || (findMinimum(stayPrices, row, stay.monthDay) ?? minimumStay) <= nights);

/** Reads the rows in memory, one at a time. */
export function createStayReader(reader: RowReader): (row: number) => StayRow {
  const stayTerms = reader.getNumbers('stayTerms');
  const minimumStay = reader.getNumbers('minimumStay');
  const busyNights = reader.getDays('busyNights');
  const stayPrices = reader.getSequence('stayPrices').view();
  return (row) => ({
    row,
    stayTerms: stayTerms[row] ?? neverOpen,
    minimumStay: minimumStay[row] ?? 0,
    busyNights,
    stayPrices,
  });
}

// Loops of their own, which read as little of a row as they can: a test of a whole row, called for each, takes several times
// as long.

/** Says whether a stay in a row is long enough, where it is not always. */
function createMinimumTest({ getNumbers, getSequence }: RowReader, nights: number) {
  const minimumStay = getNumbers('minimumStay');
  const prices = getSequence('stayPrices').view();
  return (row: number, { monthDay }: PossibleStay): boolean =>
    (findMinimum(prices, row, monthDay) ?? minimumStay[row] ?? 0) <= nights;
}

/** Keeps the rows that have none of the days. */
const keepFree =
  ({ numbers, mask }: DayBits): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += Number(((numbers[row] ?? 0) & mask) === 0);
    }
    return kept;
  };

/** Keeps the rows that are open on the days of a stay, have none of the bits, and a season that is content with its nights. */
const keepOpen =
  (
    stayTerms: Numbers,
    { neededSpans }: PossibleStay,
    nights: number,
    { numbers, mask }: DayBits,
  ): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const terms = stayTerms[row] ?? neverOpen;
      const isFree = Number(((numbers[row] ?? 0) & mask) === 0);
      into[kept] = row;
      kept += isFree & isOpen(terms, neededSpans) & isEnoughSometimes(terms, nights);
    }
    return kept;
  };

/** Keeps the rows whose season is content with the nights of a stay, of those that have such a season. */
const keepLongEnough =
  (stayTerms: Numbers, isEnough: (row: number) => boolean, nights: number): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += isEnoughAlways(stayTerms[row] ?? neverOpen, nights) || Number(isEnough(row));
    }
    return kept;
  };

/** Keeps the rows that a stay is possible in. */
function keepPossibleOn(
  reader: RowReader,
  stay: PossibleStay,
  { nights, isMinimumKept }: AskedStay,
): Refinement {
  const stayTerms = reader.getNumbers('stayTerms');
  const isEnough = createMinimumTest(reader, nights);
  const [first = { numbers: stayTerms, mask: 0 }, ...others] = reader
    .getDays('busyNights')
    .findBits(stay.from, stay.to);
  const minimum = isMinimumKept ? nights : manyNights;
  const keepAll = [
    keepOpen(stayTerms, stay, minimum, first),
    ...others.map(keepFree),
    ...(isMinimumKept ? [keepLongEnough(stayTerms, (row) => isEnough(row, stay), nights)] : []),
  ];
  return (from, count, into) => {
    let selected = { rows: from, count };
    for (const keep of keepAll) selected = { rows: into, count: keep(selected.rows, selected.count, into) };
    return selected.count;
  };
}

/** Keeps the rows that one of several stays is possible in. */
function keepAnyPossible(reader: RowReader, { stays, nights, isMinimumKept }: AskedStay): Refinement {
  const stayTerms = reader.getNumbers('stayTerms');
  const busyNights = reader.getDays('busyNights');
  const isEnough = createMinimumTest(reader, nights);
  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const terms = stayTerms[row] ?? neverOpen;
      const isSure = !isMinimumKept || isEnoughAlways(terms, nights) === 1;
      if (!isSure && isEnoughSometimes(terms, nights) === 0) continue;
      const isAnyPossible = stays.some(
        (stay) =>
          isOpen(terms, stay.neededSpans) === 1 &&
          !busyNights.hasAny(row, stay.from, stay.to) &&
          (isSure || isEnough(row, stay)),
      );
      if (isAnyPossible) into[kept++] = row;
    }
    return kept;
  };
}

/** Keeps the rows that one of the stays is possible in. */
export function keepPossible(reader: RowReader, asked: AskedStay): Refinement {
  const [only, ...others] = asked.stays;
  return only && others.length === 0 ? keepPossibleOn(reader, only, asked) : keepAnyPossible(reader, asked);
}
