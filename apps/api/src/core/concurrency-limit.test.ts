import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('a concurrency limit', () => {
  const pending = () => Promise.withResolvers<string>();

  it('runs up to the limit, queues the rest in order, and rejects when the queue is full', async () => {
    const limit = createConcurrencyLimit({ inFlight: 2, waiting: 1 });
    const started: number[] = [];
    const works = [pending(), pending(), pending()];
    const results = works.map(({ promise }, index) =>
      limit(() => {
        started.push(index);
        return promise;
      }),
    );
    await expect(limit(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(started).toEqual([0, 1]);
    works[1]?.resolve('second');
    expect(await results[1]).toBe('second');
    await expect.poll(() => started).toEqual([0, 1, 2]);
    works[0]?.resolve('first');
    works[2]?.resolve('third');
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
  });

  it('releases its slot after a failure', async () => {
    const limit = createConcurrencyLimit({ inFlight: 1, waiting: 0 });
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit(async () => 'next')).toBe('next');
  });
});
