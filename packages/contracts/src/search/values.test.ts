import { expect, it } from 'vitest';
import { formatAreaFilter } from './values.ts';

it('an area is called after the map when it is what the map shows', () => {
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5;47.6,19')).toBe('A térkép területe');
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5;47.6,19.1')).toBe('Rajzolt terület');
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5')).toBe('Rajzolt terület');
});
