import { percentile } from '../table.ts';

/** A figure of a page, and the goal that it must not exceed or, for scores, not fall below. */
export interface Goal {
  name: string;
  unit?: string;
  atMost?: number;
  atLeast?: number;
  digits?: number;
}

/** What Lighthouse is asked for on every page; scores from 0 to 100, the first that of the performance. */
export const lighthouseGoals = {
  performance: { name: 'speed', atLeast: 97 },
  accessibility: { name: 'a11y', atLeast: 100 },
  bestPractices: { name: 'practices', atLeast: 100 },
  seo: { name: 'SEO', atLeast: 100 },
  lcp: { name: 'LCP', unit: 'ms', atMost: 1800 },
  tbt: { name: 'TBT', unit: 'ms', atMost: 100 },
  cls: { name: 'CLS', atMost: 0.01, digits: 3 },
  script: { name: 'JS', unit: 'kB', atMost: 130, digits: 1 },
} satisfies Record<string, Goal>;

/** What a page must reach on the slow line, in milliseconds after the address was entered, and the requests before the first paint. */
export const slowLineGoals = {
  firstPaint: { name: 'first paint', unit: 'ms', atMost: 1200 },
  heading: { name: 'heading', unit: 'ms', atMost: 1600 },
  firstPicture: { name: 'first picture', unit: 'ms', atMost: 1600 },
  usable: { name: 'usable', unit: 'ms', atMost: 3500 },
  requests: { name: 'requests', atMost: 12 },
} satisfies Record<string, Goal>;

export type Figures<Goals> = Record<keyof Goals, number>;

/** The median of each figure by itself. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const keys = Object.keys(first) as Key[];
  const valuesOf = (key: Key) => runs.map((run) => run[key]);
  return Object.fromEntries(keys.map((key) => [key, percentile(valuesOf(key), 0.5)])) as Record<Key, number>;
}

/** Whether a figure reaches its goal; a missing figure (NaN) does not. */
export const isReached = (value: number, { atMost, atLeast }: Goal): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);

/** A figure as a cell, marked where it misses its goal. */
export const toCell = (value: number, goal: Goal): string =>
  `${isReached(value, goal) ? '' : '✗ '}${value.toFixed(goal.digits ?? 0)}`;

/** The heading of a column: the figure with its goal. */
export const toHeading = (goal: Goal): string => {
  const limit = goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return [goal.name, limit, goal.unit].filter(Boolean).join(' ');
};
