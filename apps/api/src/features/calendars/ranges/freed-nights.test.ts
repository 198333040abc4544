import { expect, it } from 'vitest';
import { findFreedNights } from './freed-nights.ts';

const nights = (from: number, to: number) => ({ from: `2027-07-${from}`, to: `2027-07-${to}` });

it.each([
  ['all of a range that is gone', [nights(10, 14)], [], [nights(10, 14)]],
  ['nothing of what stays busy', [nights(10, 14)], [nights(10, 14)], []],
  ['nothing of what was free', [], [nights(10, 14)], []],
  ['both ends of one that is shorter', [nights(10, 20)], [nights(12, 15)], [nights(10, 12), nights(15, 20)]],
  [
    'nothing of what somebody else keeps busy',
    [nights(10, 14), nights(12, 16)],
    [nights(12, 16)],
    [nights(10, 12)],
  ],
  ['nothing where ranges only touch', [nights(10, 12)], [nights(10, 11), nights(11, 12)], []],
])('finds %s', (_what, before, after, freed) => {
  expect(findFreedNights(before, after)).toEqual(freed);
});
