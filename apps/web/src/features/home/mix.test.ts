import { expect, it } from 'vitest';
import { mix } from './mix.ts';

it('takes one from each list in turn', () => {
  expect(
    mix(
      [
        ['p1', 'p2'],
        ['a1', 'a2'],
        ['s1', 's2'],
      ],
      12,
    ),
  ).toEqual(['p1', 'a1', 's1', 'p2', 'a2', 's2']);
});

it('leaves the turns of a list that has ended to the others', () => {
  expect(mix([['p1'], [], ['s1', 's2', 's3']], 12)).toEqual(['p1', 's1', 's2', 's3']);
});

it('stops when there are enough', () => {
  expect(
    mix(
      [
        ['p1', 'p2', 'p3'],
        ['a1', 'a2', 'a3'],
      ],
      3,
    ),
  ).toEqual(['p1', 'a1', 'p2']);
  expect(mix([], 12)).toEqual([]);
});
