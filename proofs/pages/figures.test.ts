import { describe, expect, it } from 'vitest';
import { isReached, medians, toCell, toHeading } from './goals.ts';
import { type LighthouseReport, readReport } from './lighthouse.ts';

const audit = (title: string, score: number | null, numericValue?: number) => ({
  title,
  score,
  ...(numericValue !== undefined && { numericValue }),
});
const report: LighthouseReport = {
  environment: { benchmarkIndex: 1200 },
  categories: {
    performance: { score: 0.9, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: 0.3,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'image-alt', weight: 3 },
        { id: 'video-caption', weight: 10 },
        { id: 'focus-traps', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
    seo: {
      score: 0.2,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'document-title', weight: 1 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': audit('LCP', 0.9, 1700),
    'total-blocking-time': audit('TBT', 1, 40),
    'cumulative-layout-shift': audit('CLS', 1, 0),
    'color-contrast': audit('Contrast is low', 0),
    'image-alt': audit('Images have texts', 1),
    'video-caption': audit('Not applicable', null),
    'focus-traps': audit('To be checked by hand', 0),
    'errors-in-console': audit('No errors', 1),
    'is-crawlable': audit('Page is blocked from indexing', 0),
    'document-title': audit('Has a title', 1),
    'network-requests': {
      ...audit('Requests', 1),
      details: {
        items: [
          { resourceType: 'Script', transferSize: 100_000 },
          { resourceType: 'Script', transferSize: 20_500 },
          { resourceType: 'Stylesheet', transferSize: 9000 },
        ],
      },
    },
  },
};

describe('a report of Lighthouse', () => {
  it('is read as scores, times and the scripts in kB, with what costs points', () => {
    expect(readReport(report)).toEqual({
      figures: {
        performance: 90,
        accessibility: 30,
        bestPractices: 100,
        seo: 20,
        lcp: 1700,
        tbt: 40,
        cls: 0,
        script: 120.5,
      },
      faults: ['Contrast is low', 'Page is blocked from indexing'],
      machine: 1200,
    });
  });
  it('throws when the page could not be loaded', () => {
    expect(() => readReport({ ...report, runtimeError: { message: 'no first paint' } })).toThrow(
      'no first paint',
    );
  });
});

describe('a goal', () => {
  const lcp = { name: 'LCP', unit: 'ms', atMost: 1800 };
  it('is compared with the median of each figure', () => {
    const runs = [
      { lcp: 1900, cls: 0 },
      { lcp: 1700, cls: 0.2 },
      { lcp: 1750, cls: 0.1 },
    ];
    expect(medians(runs)).toEqual({ lcp: 1750, cls: 0.1 });
  });
  it('is missed beyond the limit and without a figure', () => {
    const reached = [1800, 1801, Number.NaN].map((value) => isReached(value, lcp));
    expect(reached).toEqual([true, false, false]);
    expect(isReached(96, { name: 'performance', atLeast: 97 })).toBe(false);
  });
  it('stands in the heading of its column, and marks the cells that miss it', () => {
    expect(toHeading(lcp)).toBe('LCP ≤ 1800 ms');
    expect([toCell(1799.6, lcp), toCell(2000, lcp)]).toEqual(['1800', '✗ 2000']);
  });
});
