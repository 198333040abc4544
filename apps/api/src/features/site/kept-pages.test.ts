import { expect, it, vi } from 'vitest';
import { keepPages, type SentPage } from './kept-pages.ts';

const pageOf = (bytes: number): SentPage => ({ content: Buffer.alloc(bytes), etag: '' });
const make = (bytes: number, isLasting = true) => vi.fn(async () => ({ page: pageOf(bytes), isLasting }));

it('makes a page once for all who ask for it, also at the same time', async () => {
  const keep = keepPages(100);
  const first = make(10);
  const [one, other] = await Promise.all([keep('a', first), keep('a', first)]);
  expect(other).toBe(one);
  expect(await keep('a', first)).toBe(one);
  expect(first).toHaveBeenCalledTimes(1);
});

it('lets the pages go that were asked for longest ago, by their bytes', async () => {
  const keep = keepPages(100);
  const [a, b] = [make(40), make(40)];
  await keep('a', a);
  await keep('b', b);
  await keep('a', a);
  await keep('c', make(50));
  await keep('a', a);
  expect(a).toHaveBeenCalledTimes(1);
  await keep('b', b);
  expect(b).toHaveBeenCalledTimes(2);
});

it('keeps neither a page that is larger than all, nor one that is not to last', async () => {
  const keep = keepPages(100);
  const [large, small, passing] = [make(101), make(60), make(10, false)];
  await keep('small', small);
  for (const key of [1, 2]) {
    await keep('large', large);
    await keep('passing', passing);
    expect(large).toHaveBeenCalledTimes(key);
    expect(passing).toHaveBeenCalledTimes(key);
  }
  await keep('small', small);
  expect(small).toHaveBeenCalledTimes(1);
});

it('makes a page again after a failure', async () => {
  const keep = keepPages(100);
  await expect(keep('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  const again = make(10);
  await keep('a', again);
  expect(again).toHaveBeenCalledTimes(1);
});
