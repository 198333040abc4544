import { expect, it, vi } from 'vitest';
import { formatStayDays } from './stay-source.ts';

it('says the year of days that are not of this one', () => {
  vi.setSystemTime('2026-11-27T10:00:00Z');
  expect(formatStayDays({ arrival: '2027-01-04', departure: '2027-01-08' })).toBe(
    '2027.\u00a0jan.\u00a04. – jan.\u00a08.',
  );
  expect(formatStayDays({ arrival: '2026-12-30', departure: '2027-01-02' })).toBe(
    'dec.\u00a030. – jan.\u00a02.',
  );
});
