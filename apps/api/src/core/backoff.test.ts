import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

it('doubles with each failure, up to a limit', () => {
  const backoffMs = createBackoff({ firstMs: 5, maxMs: 60 });
  expect([0, 1, 2, 3, 4, 1000].map(backoffMs)).toEqual([5, 10, 20, 40, 60, 60]);
});
