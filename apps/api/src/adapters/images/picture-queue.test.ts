import { expect, it } from 'vitest';
import { PictureQueue } from './picture-queue.ts';

const create = () => new PictureQueue<{ owner: number; name: string }>({ total: 5, perOwner: 3 });
const nobody = () => false;

it('owners take turns, each in the order of their pictures', () => {
  const queue = create();
  for (const name of ['a1', 'a2', 'a3']) queue.add({ owner: 1, name });
  for (const name of ['b1', 'b2']) queue.add({ owner: 2, name });
  const taken = Array.from({ length: 6 }, () => queue.take(nobody)?.name);
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined]);
});

it('the pictures of an owner wait while one is in work', () => {
  const queue = create();
  queue.add({ owner: 1, name: 'a1' });
  queue.add({ owner: 2, name: 'b1' });
  expect(queue.take((owner) => owner === 1)?.name).toBe('b1');
  expect(queue.take((owner) => owner === 1)).toBeUndefined();
  expect(queue.take(nobody)?.name).toBe('a1');
});

it('it is full for one owner before it is for all', () => {
  const queue = create();
  for (const name of ['a1', 'a2', 'a3']) queue.add({ owner: 1, name });
  expect([queue.isFullFor(1), queue.isFullFor(2)]).toEqual([true, false]);
  for (const name of ['b1', 'b2']) queue.add({ owner: 2, name });
  expect(queue.isFullFor(3)).toBe(true);
});
