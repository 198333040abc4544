import { expect, it } from 'vitest';
import { interleave } from './highlights.tsx';

it('interleaves the lists', () => {
  expect(
    interleave(
      [
        ['p1', 'p2'],
        ['a1', 'a2'],
        ['s1', 's2'],
      ],
      12,
    ),
  ).toEqual(['p1', 'a1', 's1', 'p2', 'a2', 's2']);
});

it('continues with the other lists when one has ended', () => {
  expect(interleave([['p1'], [], ['s1', 's2', 's3']], 12)).toEqual(['p1', 's1', 's2', 's3']);
});

it('stops at the maximum', () => {
  expect(
    interleave(
      [
        ['p1', 'p2', 'p3'],
        ['a1', 'a2', 'a3'],
      ],
      3,
    ),
  ).toEqual(['p1', 'a1', 'p2']);
  expect(interleave([], 12)).toEqual([]);
});
