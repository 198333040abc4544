import { expect, it } from 'vitest';
import { mergeSorted, sortTexts, takeSteps } from './sorted.ts';

it('sorts texts in many steps as in one, each once', () => {
  const texts = Array.from({ length: 150_000 }, (_, index) => `szó${(index * 7_919) % 90_001}`);
  let steps = 0;
  const sorting = sortTexts(texts);
  let last = sorting.next();
  for (; !last.done; last = sorting.next()) steps += 1;
  expect(last.value).toEqual([...new Set(texts)].sort());
  expect(steps).toBeGreaterThan(5);
});

it.each([
  [[], [], []],
  [['a'], [], ['a']],
  [[], ['b', 'c'], ['b', 'c']],
  [
    ['b', 'd'],
    ['a', 'b', 'e', 'f'],
    ['a', 'b', 'd', 'e', 'f'],
  ],
])('merges %j and %j', (one, other, merged) => {
  expect(takeSteps(mergeSorted(one, other))).toEqual(merged);
});
