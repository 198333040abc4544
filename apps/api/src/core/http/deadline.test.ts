import { expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

it('answers what the work answers, or how it fails', async () => {
  await expect(withDeadline(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withDeadline(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

it('gives up on work that never ends', async () => {
  await expect(withDeadline(new Promise(() => undefined), 5)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
});
