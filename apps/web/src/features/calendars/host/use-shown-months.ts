import { useState } from 'react';
import { hamburgerWidth, useIsNarrow } from '../../../lib/media.ts';
import { addMonths, monthOf } from '../month/index.tsx';

/** Months that a phone shows at first, and those that it adds at once. */
const shownAtFirst = 3;
const addedAtOnce = 6;

function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The months from the first to the last day. A phone shows them in parts: below each other they are ten screens. */
export function useShownMonths(first: string, last: string) {
  const [count, setCount] = useState(shownAtFirst);
  const isNarrow = useIsNarrow(hamburgerWidth);
  const all = listMonths(first, last);
  const months = isNarrow ? all.slice(0, count) : all;
  return {
    months,
    /** The first month that is not shown. */
    next: all[months.length],
    /** Shows the months up to that of a day. */
    reveal: (day: string) => {
      const missing = all.indexOf(monthOf(day)) + 1 - count;
      if (missing > 0) setCount(count + Math.ceil(missing / addedAtOnce) * addedAtOnce);
    },
  };
}
