import { expect, it } from 'vitest';
import { formatDay, keepDayTogether, startingAt, upperFirst, withArticle } from './hungarian.ts';

it.each([1, 5, 50, 55, 59, 500, 599, 1000, 1999, 5000, 5999, 50_000, 500_000, 1_000_000, 1_999_999])(
  'uses az before %i, which begins with a vowel when read aloud',
  (number) => {
    expect(withArticle(number)).toBe(`az ${number}`);
  },
);

it.each([0, 2, 4, 10, 11, 15, 19, 27, 49, 100, 150, 199, 2000, 10_000, 15_000, 100_000, 10_000_000, -5])(
  'uses a before %i, which begins with a consonant when read aloud',
  (number) => {
    expect(withArticle(number)).toBe(`a ${number}`);
  },
);

it.each([
  ['1000+', 'az 1000+'],
  ['1 200', 'az 1 200'],
  ['10\u00a0500\u00a0Ft', 'a 10\u00a0500\u00a0Ft'],
  ['1 kép', 'az 1 kép'],
  ['5. oldal', 'az 5. oldal'],
  ['100 000 Ft', 'a 100 000 Ft'],
  ['2026. 12. 03.', 'a 2026. 12. 03.'],
  ['ingatlan', 'az ingatlan'],
  ['Őrség', 'az Őrség'],
  ['szállás', 'a szállás'],
  ['„Üveges”', 'az „Üveges”'],
  ['PRO csomag', 'a PRO csomag'],
])('puts the article before %s', (written, expected) => {
  expect(withArticle(written)).toBe(expected);
});

it('breaks no day over two lines, but a span between its days', () => {
  expect(formatDay('2027-08-03')).toBe('2027.\u00a008.\u00a003.');
  expect(
    ['2026. december 1.', 'júl. 8–11.', 'dec. 30. – jan. 2.', '2026. 11. 21. 11:51:27'].map(keepDayTogether),
  ).toEqual([
    '2026.\u00a0december\u00a01.',
    'júl.\u00a08–11.',
    'dec.\u00a030. – jan.\u00a02.',
    '2026.\u00a011.\u00a021. 11:51:27',
  ]);
});

it('gives a minimum the suffix of its unit', () => {
  expect(startingAt('12 000 Ft')).toBe('12 000 Ft-tól');
  expect(startingAt('500 m²')).toBe('500 m²-től');
});

it('upperFirst changes the first letter only', () => {
  expect(['glamping, SZÉP-kártya', 'ács', '5 férőhely', ''].map(upperFirst)).toEqual([
    'Glamping, SZÉP-kártya',
    'Ács',
    '5 férőhely',
    '',
  ]);
});
