import { describe, expect, it } from 'vitest';
import { article, fill, formatFigure, inYear } from './wording.ts';

describe('Hungarian words around numbers', () => {
  it('have the article of the spoken number', () => {
    expect([1, 5, 54, 500, 1200].map(article)).toEqual(['az', 'az', 'az', 'az', 'az']);
    expect([2, 15, 62, 100, 2019].map(article)).toEqual(['a', 'a', 'a', 'a', 'a']);
  });

  it('have the suffix of the last word of a year', () => {
    expect([2013, 2016, 2018, 2020].map(inYear)).toEqual(['2013-ban', '2016-ban', '2018-ban', '2020-ban']);
    expect([2010, 2014, 2019, 2021, 2025].map(inYear)).toEqual([
      '2010-ben',
      '2014-ben',
      '2019-ben',
      '2021-ben',
      '2025-ben',
    ]);
  });

  it('are grouped from five digits on', () => {
    expect([800, 4600, 10_900].map(formatFigure)).toEqual(['800', '4600', '10\u00a0900']);
  });

  it('start a sentence with a capital, whatever its first word', () => {
    expect(fill('{rooms} ház eladó.', { rooms: 'ötszobás' })).toBe('Ötszobás ház eladó.');
  });
});
