import { describe, expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatThousands, formatYesNo, orDash } from './format.ts';
import { formatTimestamp } from './timestamp.ts';

describe('formatting', () => {
  // Shows LAY-14.
  it('shows forints in Hungarian, without decimals and with no-break spaces', () => {
    expect(formatMoney(12_500_000)).toBe('12\u00a0500\u00a0000\u00a0Ft');
    expect(formatMoney(9_500)).toBe('9\u00a0500\u00a0Ft');
    expect(formatMoney(0.6)).toBe('1\u00a0Ft');
  });
  it('converts prices from thousands of forints', () => {
    expect(formatThousands(74_900)).toBe('74\u00a0900\u00a0000\u00a0Ft');
  });
  // Shows LAY-15.
  it('shows a dash for missing values', () => {
    const shown = [
      formatMoney(null),
      formatThousands(undefined),
      formatNumber(null, 'm²'),
      formatDate(''),
      formatTimestamp(null),
      orDash(''),
      formatYesNo(null),
    ];
    expect(new Set(shown)).toEqual(new Set(['–']));
  });
  it('shows zero, which is not missing', () => {
    expect([formatMoney(0), orDash(0), formatYesNo(0)]).toEqual(['0\u00a0Ft', '0', 'Nem']);
  });
  it('shows a calendar day unchanged in every time zone', () => {
    expect(formatDate('2026-11-21')).toBe('2026.\u00a011.\u00a021.');
  });
  // Shows LAY-13.
  it('shows the Budapest day of an instant, also just after midnight there', () => {
    expect(formatDate('2026-11-20T23:30:00.000Z')).toBe('2026.\u00a011.\u00a021.');
  });
  // Shows LAY-13.
  it('shows a timestamp to the second in Budapest time, on both sides of the clock change', () => {
    expect(formatTimestamp('2026-10-25T00:59:59.999Z')).toBe('2026.\u00a010.\u00a025. 02:59:59');
    expect(formatTimestamp('2026-10-25T01:00:00.000Z')).toBe('2026.\u00a010.\u00a025. 02:00:00');
  });
  it('puts the unit after a number', () => {
    expect(formatNumber(1284, 'm²')).toBe('1\u00a0284\u00a0m²');
  });
  it('formats flags with the given words', () => {
    expect([formatYesNo(1), formatYesNo(0, ['Van', 'Nincs'])]).toEqual(['Igen', 'Nincs']);
  });
});
