import { expect, it, vi } from 'vitest';
import { createPageCache, type SentPage } from './page-cache.ts';

const pageOf = (bytes: number): SentPage => ({ content: Buffer.alloc(bytes), etag: '' });
const make = (bytes: number, isLasting = true) => vi.fn(async () => ({ page: pageOf(bytes), isLasting }));

it('makes a page once for all who ask for it, also at the same time', async () => {
  const getPage = createPageCache(100);
  const first = make(10);
  const [one, other] = await Promise.all([getPage('a', first), getPage('a', first)]);
  expect(other).toBe(one);
  expect(await getPage('a', first)).toBe(one);
  expect(first).toHaveBeenCalledTimes(1);
});

it('lets the pages go that were asked for longest ago, by their bytes', async () => {
  const getPage = createPageCache(100);
  const [a, b] = [make(40), make(40)];
  await getPage('a', a);
  await getPage('b', b);
  await getPage('a', a);
  await getPage('c', make(50));
  await getPage('a', a);
  expect(a).toHaveBeenCalledTimes(1);
  await getPage('b', b);
  expect(b).toHaveBeenCalledTimes(2);
});

it('keeps neither a page that is larger than all, nor one that is not to last', async () => {
  const getPage = createPageCache(100);
  const [large, small, passing] = [make(101), make(60), make(10, false)];
  await getPage('small', small);
  for (const key of [1, 2]) {
    await getPage('large', large);
    await getPage('passing', passing);
    expect(large).toHaveBeenCalledTimes(key);
    expect(passing).toHaveBeenCalledTimes(key);
  }
  await getPage('small', small);
  expect(small).toHaveBeenCalledTimes(1);
});

it('makes a page again after a failure', async () => {
  const getPage = createPageCache(100);
  await expect(getPage('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  const again = make(10);
  await getPage('a', again);
  expect(again).toHaveBeenCalledTimes(1);
});
