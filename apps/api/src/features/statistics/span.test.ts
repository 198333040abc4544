import { describe, expect, it } from 'vitest';
import { countDays, createSpan as createSpanOf, getBoundaries, getPreviousSpan } from './span.ts';

// A Sunday, in winter time.
const now = new Date('2026-11-22T10:00:00.000Z');
const createSpan = (asked: { from?: string; to?: string }, at: Date) => createSpanOf(asked, at, 84);

describe('a span of statistics', () => {
  it('is the usual number of days by default, in calendar weeks of which the first may be cut', () => {
    const span = createSpan({}, now);
    expect([span.from, span.to, span.unit, countDays(span)]).toEqual([
      '2026-08-31',
      '2026-11-22',
      'week',
      84,
    ]);
    expect(span.bins).toHaveLength(12);
    expect(span.bins[0]).toEqual({ from: '2026-08-31', to: '2026-09-06', isPartial: 0 });
    expect(span.bins.at(-1)).toEqual({ from: '2026-11-16', to: '2026-11-22', isPartial: 1 });
    expect(createSpan({ from: '2026-09-02', to: '2026-10-01' }, now).bins.map(({ from }) => from)).toEqual([
      '2026-09-02',
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
    ]);
  });

  it('is divided at the ends of the calendar, too', () => {
    const first = createSpan({ to: '1900-01-05' }, now);
    expect([first.from, first.bins.length, first.bins[0]?.to]).toEqual(['1899-10-14', 13, '1899-10-15']);
    expect(createSpan({ from: '2199-12-01', to: '2199-12-31' }, now).bins.at(-1)).toMatchObject({
      from: '2199-12-30',
      to: '2199-12-31',
    });
  });

  it('is divided into days up to two weeks', () => {
    expect(createSpan({ from: '2026-11-09' }, now)).toMatchObject({ to: '2026-11-22', unit: 'day' });
    expect(createSpan({ from: '2026-11-08' }, now)).toMatchObject({ unit: 'week' });
  });

  it('ends today, or after the longest span of an earlier first day', () => {
    expect(createSpan({ from: '2025-01-01' }, now)).toMatchObject({ from: '2025-01-01', to: '2026-01-06' });
    expect(createSpan({ from: '2026-12-01' }, now)).toMatchObject({ from: '2026-12-01', to: '2026-12-01' });
    expect(createSpan({ to: '2026-06-30' }, now)).toMatchObject({ from: '2026-04-08', to: '2026-06-30' });
  });

  it('is preceded by the same number of days', () => {
    const span = createSpan({ from: '2026-11-16', to: '2026-11-22' }, now);
    expect(getPreviousSpan(span)).toMatchObject({ from: '2026-11-09', to: '2026-11-15' });
  });

  it('begins and ends at midnight in Budapest, in summer and in winter time', () => {
    const { starts, end } = getBoundaries(createSpan({ from: '2026-10-19', to: '2026-11-01' }, now));
    expect(starts[0]?.toISOString()).toBe('2026-10-18T22:00:00.000Z');
    expect(end.toISOString()).toBe('2026-11-01T23:00:00.000Z');
  });
});
