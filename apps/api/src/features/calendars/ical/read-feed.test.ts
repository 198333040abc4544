import { describe, expect, it } from 'vitest';
import { feedCases } from './feed-cases.ts';
import { calendar, days } from './feed-samples.ts';
import { readFeed } from './read-feed.ts';

const today = '2026-07-01';

// Shows CAL-03.
describe('the busy nights of a feed', () => {
  it('are of more than sixty kinds of feeds', () => {
    expect(feedCases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(feedCases)('%s', (_title, feed, nights, only) => {
    const read = () => {
      try {
        const { ranges } = readFeed(Buffer.from(feed), { today, only: only ?? 'all' });
        return ranges.map(({ from, to }) => `${from}/${to}`).join(' ');
      } catch (error) {
        return error instanceof Error && 'fault' in error ? error.fault : error;
      }
    };
    expect(read()).toBe(nights);
  });

  it('come with the number of events that make them', () => {
    const feed = calendar(
      'X',
      days('2026-07-10', '2026-07-12'),
      days('2026-07-11', '2026-07-12'),
      days('2020-01-01', '2020-01-02'),
    );
    expect(readFeed(Buffer.from(feed), { today, only: 'all' }).events).toBe(2);
  });

  it('are read from a feed with a broken letter, too', () => {
    const feed = Buffer.from(calendar('X', days('2026-07-10', '2026-07-12', 'Kov\u00e1cs')), 'latin1');
    expect(readFeed(feed, { today, only: 'all' }).ranges).toEqual([{ from: '2026-07-10', to: '2026-07-12' }]);
  });

  it('are there within a second for the largest feed', () => {
    const feed = Buffer.from(
      calendar(
        'X',
        ...Array.from({ length: 2000 }, (_, one) =>
          days('2026-07-10', '2026-07-12', `Guest ${one}`.padEnd(250, 'x')),
        ),
      ),
    );
    const started = performance.now();
    expect(readFeed(feed, { today, only: 'all' }).events).toBe(2000);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
