import { expect, it } from 'vitest';
import { Sampler } from './sampler.ts';

it('passes the first few of each second, and reports how many were skipped since', () => {
  const sampler = new Sampler(2);
  const pass = (...times: number[]) => times.map((now) => sampler.pass(now));
  expect(pass(1000, 1100, 1200, 1999)).toEqual([0, 0, undefined, undefined]);
  expect(pass(2000, 2001, 2002)).toEqual([2, 0, undefined]);
  expect(pass(9000)).toEqual([1]);
});
