import type { CalendarChange } from '@piacter/contracts/calendars';
import type { Nights } from '@piacter/contracts/calendars/values';

/** Busy nights of a host, with a note. */
export interface OwnRange extends Nights {
  note: string | null;
}

/** A range without some nights: none, one or two ranges are left. */
const cutOut = (range: OwnRange, { from, to }: Nights): OwnRange[] =>
  [
    { ...range, to: range.to < from ? range.to : from },
    { ...range, from: range.from > to ? range.from : to },
  ].filter((left) => left.from < left.to);

const isBefore = (one: OwnRange, other: OwnRange) => (one.from < other.from ? -1 : 1);

/** Ranges in order of which those that touch, with the same note, are one. */
function merge(ranges: readonly OwnRange[]): OwnRange[] {
  const merged: OwnRange[] = [];
  for (const range of ranges.toSorted(isBefore)) {
    const last = merged.at(-1);
    if (last && last.to === range.from && last.note === range.note) last.to = range.to;
    else merged.push({ ...range });
  }
  return merged;
}

/** The ranges after a change. They never overlap, and stay in order. */
export const changeRanges = (
  ranges: readonly OwnRange[],
  { from, to, busy, note }: CalendarChange,
): OwnRange[] =>
  merge([
    ...ranges.flatMap((range) => cutOut(range, { from, to })),
    ...(busy === 1 ? [{ from, to, note }] : []),
  ]);

/** What makes the nights that were changed again what they were: all of them free, then those that were busy. */
export function findUndo(before: readonly OwnRange[], changes: readonly Nights[]): CalendarChange[] {
  const changed = changes.reduce<OwnRange[]>(
    (spans, { from, to }) => changeRanges(spans, { from, to, busy: 1, note: null }),
    [],
  );
  return changed.flatMap(({ from, to }) => [
    { from, to, busy: 0 as const, note: null },
    ...before
      .filter((range) => range.to > from && range.from < to)
      .map(({ note, ...range }) => ({
        from: range.from > from ? range.from : from,
        to: range.to < to ? range.to : to,
        busy: 1 as const,
        note,
      })),
  ]);
}
