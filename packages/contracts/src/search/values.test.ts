import { expect, it } from 'vitest';
import { formatAreaFilter, formatUsualNights } from './values.ts';

it('an area is called after the map when it is what the map shows', () => {
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5;47.6,19')).toBe('A térkép területe');
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5;47.6,19.1')).toBe('Rajzolt terület');
  expect(formatAreaFilter('47.1,19;47.1,19.5;47.6,19.5')).toBe('Rajzolt terület');
});

// Shows FIND-05.
it('says that a window is reckoned with the usual nights, which nobody may have asked for', () => {
  const july = { windowFrom: '2027-07-01', windowTo: '2027-07-31' };
  expect(formatUsualNights('7', july)).toBe('7 éjre számolva');
  expect(formatUsualNights(7, { windowTo: '2027-07-31' })).toBe('7 éjre számolva');
  expect(formatUsualNights('3', july)).toBeUndefined();
  expect(formatUsualNights('7', {})).toBeUndefined();
});
