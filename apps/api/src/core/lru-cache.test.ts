import { afterEach, expect, it, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps a value for its time', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const values = createLruCache<number>({ max: 10, ttlMs: 1000 });
  values.set('first', 0);
  expect(values.get('first')).toBe(0);
  clock.mockReturnValue(999);
  expect(values.get('first')).toBe(0);
  clock.mockReturnValue(1000);
  expect(values.get('first')).toBeUndefined();
});

it('keeps the most recently used values', () => {
  const values = createLruCache<number>({ max: 2, ttlMs: 1000 });
  for (const name of ['first', 'second', 'third']) values.set(name, name.length);
  expect(values.get('first')).toBeUndefined();
  expect(values.get('third')).toBe(5);
});
