import { addDays, toDayNumber } from '@piacter/contracts/core/days';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeRanges, findUndo, type OwnRange } from './change-ranges.ts';

const first = '2027-12-20';
const change = fc
  .record({
    start: fc.integer({ min: 0, max: 40 }),
    nights: fc.integer({ min: 1, max: 20 }),
    busy: fc.constantFrom(0 as const, 1 as const),
    note: fc.constantFrom(null, 'festés', 'család'),
  })
  .map(({ start, nights, ...rest }) => ({
    from: addDays(first, start),
    to: addDays(first, start + nights),
    ...rest,
  }));

/** Night by night: the note of each busy one. */
function toNights(ranges: readonly OwnRange[]): Map<number, string | null> {
  const nights = new Map<number, string | null>();
  for (const { from, to, note } of ranges)
    for (let night = toDayNumber(from); night < toDayNumber(to); night += 1) {
      expect(nights.has(night), 'no night is in two ranges').toBe(false);
      nights.set(night, note);
    }
  return nights;
}
const applyAll = (ranges: readonly OwnRange[], changes: Parameters<typeof changeRanges>[1][]) =>
  changes.reduce<OwnRange[]>(changeRanges, [...ranges]);

it('changes the nights of a change and no others, whatever was there', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), change, (earlier, last) => {
      const before = applyAll([], earlier);
      const expected = toNights(before);
      for (let night = toDayNumber(last.from); night < toDayNumber(last.to); night += 1)
        if (last.busy === 1) expected.set(night, last.note);
        else expected.delete(night);
      const after = changeRanges(before, last);
      const sorted = [...expected].sort(([one], [other]) => one - other);
      expect([...toNights(after)]).toEqual(sorted);
      // No two neighbours could be one.
      for (const [index, range] of after.entries()) {
        const next = after[index + 1];
        expect(next && next.from === range.to && next.note === range.note).not.toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('is undone by one list of changes', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      (earlier, later) => {
        const before = applyAll([], earlier);
        expect(applyAll(applyAll(before, later), findUndo(before, later))).toEqual(before);
      },
    ),
    { numRuns: 500 },
  );
});

it('splits and merges', () => {
  const week = changeRanges([], { from: '2027-07-01', to: '2027-07-08', busy: 1, note: null });
  const split = changeRanges(week, { from: '2027-07-03', to: '2027-07-04', busy: 0, note: null });
  expect(split).toEqual([
    { from: '2027-07-01', to: '2027-07-03', note: null },
    { from: '2027-07-04', to: '2027-07-08', note: null },
  ]);
  expect(changeRanges(split, { from: '2027-07-03', to: '2027-07-04', busy: 1, note: null })).toEqual(week);
});
