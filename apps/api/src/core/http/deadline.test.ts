import { expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

it('settles like the work', async () => {
  await expect(withDeadline(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withDeadline(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

it('rejects when the work does not end in time', async () => {
  await expect(withDeadline(new Promise(() => undefined), 5)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
});
