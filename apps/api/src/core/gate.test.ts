import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  const pending = () => Promise.withResolvers<string>();

  it('lets so many in at a time, the others in their order, and refuses beyond the queue', async () => {
    const gate = createGate({ inFlight: 2, waiting: 1 });
    const started: number[] = [];
    const works = [pending(), pending(), pending()];
    const results = works.map(({ promise }, index) =>
      gate(() => {
        started.push(index);
        return promise;
      }),
    );
    await expect(gate(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(started).toEqual([0, 1]);
    works[1]?.resolve('second');
    expect(await results[1]).toBe('second');
    await expect.poll(() => started).toEqual([0, 1, 2]);
    works[0]?.resolve('first');
    works[2]?.resolve('third');
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
  });

  it('gives the place back after a failure', async () => {
    const gate = createGate({ inFlight: 1, waiting: 0 });
    await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate(async () => 'next')).toBe('next');
  });
});
