import { describe, expect, it } from 'vitest';
import { floorNumber } from './schemas.ts';

describe('a floor', () => {
  it.each([
    ['földszint', 'földszint'],
    [' 2 ', '2'],
    [3, '3'],
    ['-5', '-5'],
    ['200', '200'],
  ])('may be %j', (typed, stored) => expect(floorNumber.parse(typed)).toBe(stored));

  it.each(['-6', '201', '999', 201, 'padlás', '1.5'])('cannot be %j, as a number or as text', (typed) =>
    expect(floorNumber.safeParse(typed).success).toBe(false),
  );

  it('says which floors there are', () =>
    expect(floorNumber.safeParse('999').error?.issues.map(({ message }) => message)).toEqual([
      'Adj meg egy számot -5 és 200 között, vagy ezt: földszint!',
    ]));
});
