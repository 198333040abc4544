import { expect, it } from 'vitest';
import { nameFloor } from './units.ts';

it.each([
  [0, 'földszint'],
  [4, '4. emelet'],
  ['3', '3. emelet'],
  ['-1', '-1. szint'],
  ['földszint', 'földszint'],
  ['félemelet', 'félemelet'],
])('names the floor %j', (floor, name) => {
  expect(nameFloor(floor)).toBe(name);
});
