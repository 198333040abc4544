import { describe, expect, it } from 'vitest';
import { keywordStems, serviceShortText, serviceTerms } from './service-words.ts';

describe('the terms of a service', () => {
  it('are the distinct stems of title and description, title first', () => {
    expect(serviceTerms('Vízszerelő', '<p>Vízszerelés <b>Győr</b>ben,</p><p>gyorsan</p>')).toEqual([
      'vizszerel',
      'gyor',
      'gyors',
    ]);
  });

  it('are limited to four hundred', () => {
    const words = Array.from({ length: 900 }, (_, index) => `szo${index}`);
    expect(serviceTerms('Cím', words.join(' '))).toHaveLength(400);
  });

  it('match keywords in any inflected form and without accents', () => {
    const terms = new Set(serviceTerms('Szobafestés', 'Tapétázás és mázolás Győrben'));
    for (const typed of ['szobafesto', 'TAPÉTÁZÓ', 'mazolas gyor', 'Győri szobafestő'])
      expect(keywordStems(typed).every(({ stem }) => terms.has(stem))).toBe(true);
    expect(keywordStems('asztalos').every(({ stem }) => terms.has(stem))).toBe(false);
    expect(keywordStems('%_ "')).toEqual([]);
  });
});

it('the short text of a service has at most two hundred characters and an ellipsis', () => {
  expect(serviceShortText('<p>Rövid</p><p>szöveg</p>')).toBe('Rövid. Szöveg.');
  expect(serviceShortText('<p>Vállalok:</p><ul><li><p>festést</p></li><li>mázolást</li></ul>')).toBe(
    'Vállalok: festést, mázolást.',
  );
  const long = serviceShortText(`<p>${'szavak sora '.repeat(60)}</p>`);
  expect(long.length).toBeLessThanOrEqual(201);
  expect(long).toMatch(/(szavak|sora)…$/);
});
