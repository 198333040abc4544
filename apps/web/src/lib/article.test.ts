import { expect, it } from 'vitest';
import { withArticle } from './article.ts';

it('puts the article before a number as it is spoken', () => {
  const numbers = [0, 1, 2, 4, 5, 10, 11, 27, 50, 55, 100, 500, 1000, 1999, 2000, 5000, 10_000, 1_000_000];
  expect(numbers.map((number) => withArticle(number))).toEqual([
    'a 0',
    'az 1',
    'a 2',
    'a 4',
    'az 5',
    'a 10',
    'a 11',
    'a 27',
    'az 50',
    'az 55',
    'a 100',
    'az 500',
    'az 1000',
    'az 1999',
    'a 2000',
    'az 5000',
    'a 10000',
    'az 1000000',
  ]);
  expect(withArticle(1000, '1000+')).toBe('az 1000+');
});
