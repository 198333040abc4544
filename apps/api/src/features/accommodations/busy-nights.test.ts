import { dayMs } from '@piacter/contracts/core/days';
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/seeded-numbers.ts';
import { createDaySets, daysOfList, rangeLengthBits } from './busy-nights.ts';

const today = 20_783;
const create = () => createDaySets(undefined, today * dayMs);
const toRange = (first: number, days: number) => (first << rangeLengthBits) + days;

describe('sets of days', () => {
  it('have the days of a range up to the day of departure, which another may arrive on', () => {
    const sets = create();
    sets.put(40, [toRange(today + 3, 4)]);
    expect(sets.hasAny(40, today, today + 3)).toBe(false);
    expect(sets.hasAny(40, today, today + 4)).toBe(true);
    expect(sets.hasAny(40, today + 6, today + 9)).toBe(true);
    expect(sets.hasAny(40, today + 7, today + 9)).toBe(false);
    expect(sets.hasAny(41, today, today + 60)).toBe(false);
    expect(sets.hasAny(8, today, today + 60)).toBe(false);
  });

  it('replace the days of a row alone, and have those of one that began long ago', () => {
    const sets = create();
    sets.put(0, [toRange(today - 300, 310)]);
    sets.put(1, [toRange(today + 5, 2)]);
    sets.put(0, [toRange(today + 20, 1)]);
    expect(sets.hasAny(0, today, today + 20)).toBe(false);
    expect(sets.hasAny(0, today + 20, today + 21)).toBe(true);
    expect(sets.hasAny(1, today, today + 6)).toBe(true);
    sets.put(1, [toRange(today - 300, 310)]);
    expect(sets.hasAny(1, today, today + 1)).toBe(true);
    expect(sets.hasAny(1, today + 10, today + 11)).toBe(false);
  });

  it('are made again on a later day of what was saved', () => {
    const earlier = create();
    earlier.put(3, [toRange(today + 5, 2), toRange(today + 9, 1)]);
    const sets = createDaySets(structuredClone(earlier.save()), (today + 6) * dayMs);
    sets.put(4, [toRange(today + 7, 1)]);
    const busyDays = (row: number) =>
      [5, 6, 7, 8, 9, 10].filter((day) => sets.hasAny(row, today + day, today + day + 1));
    expect(busyDays(3)).toEqual([5, 6, 9]);
    expect(busyDays(4)).toEqual([7]);
    sets.put(3, []);
    expect(busyDays(3)).toEqual([]);
    expect(busyDays(4)).toEqual([7]);
  });

  it('say the same as a look at each range, for thousands of rows that come and change', () => {
    const { below } = numbers(7);
    const sets = create();
    const ranges = new Map<number, number[]>();
    for (let time = 0; time < 6000; time += 1) {
      const row = time < 3000 ? time : below(3000);
      const list = Array.from({ length: below(6) }, () => toRange(today - 5 + below(700), 1 + below(20)));
      ranges.set(row, list);
      sets.put(row, list);
    }
    const rows = Int32Array.from(ranges.keys());
    for (let time = 0; time < 300; time += 1) {
      const from = today + below(700);
      const to = from + 1 + below(14);
      const free = rows.filter((row) => !daysOfList(ranges.get(row) ?? []).hasAny(0, from, to));
      expect(rows.filter((row) => !sets.hasAny(row, from, to))).toEqual(free);
      const bits = sets.findBits(from, to);
      const isFree = (row: number) => bits.every(({ numbers: of, mask }) => ((of[row] ?? 0) & mask) === 0);
      expect(rows.filter(isFree)).toEqual(free);
    }
  });
});
