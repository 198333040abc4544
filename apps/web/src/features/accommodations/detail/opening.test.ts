import { describe, expect, it } from 'vitest';
import { formatOpening } from './opening.ts';

const format = (openMonthFrom: number, openDayFrom: number, openMonthTo: number, openDayTo: number) =>
  formatOpening({ openMonthFrom, openDayFrom, openMonthTo, openDayTo });

describe('the formatted opening period', () => {
  it('names its first and last day', () => {
    expect(format(4, 1, 10, 31)).toBe('április 1. – október 31.');
  });
  it('crosses New Year', () => {
    expect(format(12, 1, 3, 15)).toBe('december 1. – március 15.');
  });
  it('is all year whatever its first day', () => {
    expect([format(1, 1, 12, 31), format(7, 1, 6, 30), format(3, 1, 2, 29)]).toEqual(
      Array.from({ length: 3 }, () => 'egész évben nyitva'),
    );
  });
  it('handles the leap day', () => {
    expect(format(2, 29, 8, 31)).toBe('február 29. – augusztus 31.');
  });
});
