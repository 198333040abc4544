import type { Refinement, RowReader } from '../search/index.ts';
import type { AskedStay, PossibleStay } from './asked-stay.ts';
import { hasRow } from './busy-nights.ts';
import { isOpenOn } from './stay-conditions.ts';
import { createOpeningReader, findMinimum } from './stay-row.ts';

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

function keepOpen(reader: RowReader, stay: PossibleStay): Refinement {
  const readOpening = createOpeningReader(reader);
  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += isOpenOn(readOpening(row), stay) ? 1 : 0;
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

/** Keeps the rows that one of several stays is possible in; a host without prices of seasons has one minimum for all. */
function keepAnyPossible(reader: RowReader, { stays, nights, isMinimumKept }: AskedStay): Refinement {
  const readOpening = createOpeningReader(reader);
  const minimumStay = reader.getNumbers('minimumStay');
  const prices = reader.getSequence('stayPrices').view();
  const busyNights = reader.getDays('busyNights');

  function isAnyPossible(row: number): boolean {
    const minimum = minimumStay[row] ?? 0;
    const hasSeasons = isMinimumKept && (prices.starts[row] ?? -1) >= 0;
    if (isMinimumKept && !hasSeasons && minimum > nights) return false;
    const opening = readOpening(row);
    return stays.some(
      (stay) =>
        isOpenOn(opening, stay) &&
        !busyNights.hasAny(row, stay.from, stay.to) &&
        (!hasSeasons || (findMinimum(prices, row, stay.monthDay) ?? minimum) <= nights),
    );
  }

  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      if (isAnyPossible(row)) into[kept++] = row;
    }
    return kept;
  };
}

/** What keeps the rows that one of the stays is possible in; what most rows fail and costs least comes first. */
export function keepPossible(reader: RowReader, asked: AskedStay): readonly Refinement[] {
  const [only, ...others] = asked.stays;
  if (!only || others.length > 0) return [keepAnyPossible(reader, asked)];
  return [
    keepFree(reader.getDays('busyNights').findRows(only.from, only.to)),
    keepOpen(reader, only),
    ...(asked.isMinimumKept ? [keepLongEnough(reader, only.monthDay, asked.nights)] : []),
  ];
}
