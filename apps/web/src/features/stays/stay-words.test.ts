import { expect, it } from 'vitest';
import { formatStayDays } from './stay-words.ts';

it('says the year of days that are not of this one', () => {
  const year = new Date().getFullYear() + 1;
  expect(formatStayDays({ arrival: `${year}-01-04`, departure: `${year}-01-08` })).toBe(
    `${year}.\u00a0jan.\u00a04. – jan.\u00a08.`,
  );
  expect(formatStayDays({ arrival: `${year - 1}-12-30`, departure: `${year}-01-02` })).toBe(
    'dec.\u00a030. – jan.\u00a02.',
  );
});
