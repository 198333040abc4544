import { expect, it } from 'vitest';
import { getLeans } from './get-leans.ts';

it('fans out the pins that would cover each other, from west to east', () => {
  expect(getLeans([{ x: 100, y: 100 }])).toEqual([0]);
  expect(
    getLeans([
      { x: 110, y: 100 },
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ]),
  ).toEqual([25, -25, 0]);
  const [one, other] = getLeans([
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ]);
  expect(one).not.toBe(other);
});
