import { describe, expect, it } from 'vitest';
import { foldText } from './reference/fold-text.ts';
import { keywordStems, serviceShortText, serviceTerms, toStem } from './service-words.ts';

const stems = (words: string) => words.split(' ').map((word) => toStem(foldText(word)));

describe('the stem of a Hungarian word', () => {
  it.each([
    [
      'vízszerelő vízszerelés vízszerelők vízszerelést vízszereléssel vízszerelőt vízszerelőknek',
      'vizszerel',
    ],
    ['festő festés festést festők festett festővel', 'fest'],
    ['burkoló burkolás burkolat burkolatok burkolatot', 'burkol'],
    ['ajtó ajtók ajtókat ajtóval ajtót ajtóban', 'ajt'],
    ['ház házak házakat házban házzal', 'haz'],
    ['munka munkát munkák munkával munkánk', 'munk'],
    ['fodrász fodrászat fodrászatban fodrásszal', 'fodrasz'],
    ['asztalos asztalosok asztalosnak', 'asztal'],
    ['Győr Győrben győri Győrött', 'gyor'],
    ['Debrecen Debrecenben debreceni Debrecenig', 'debrec'],
    ['Kecskemét Kecskeméten kecskeméti', 'kecsk'],
    ['Budapest Budapesten budapesti', 'budap'],
    ['Balaton Balatonnál balatoni', 'balat'],
    ['lakás lakások lakást lakásokat', 'lak'],
  ])('is the same for %s', (words, stem) => {
    expect(new Set(stems(words))).toEqual(new Set([stem]));
  });

  it('differs for words that only share a prefix', () => {
    expect(new Set(stems('Győr gyors kert kertész')).size).toBe(4);
  });

  it('leaves short words and numbers alone, and truncates long words', () => {
    expect(stems('fal 2026 24h a3 2500at')).toEqual(['fal', '2026', '24h', 'a3', '2500at']);
    expect(toStem('x'.repeat(99))).toHaveLength(32);
  });
});

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
  expect(serviceShortText('<p>Rövid</p><p>szöveg</p>')).toBe('Rövid szöveg');
  expect(serviceShortText('<p>Vállalok:</p><ul><li><p>festést</p></li><li>mázolást</li></ul>')).toBe(
    'Vállalok: festést, mázolást',
  );
  const long = serviceShortText(`<p>${'szavak sora '.repeat(60)}</p>`);
  expect(long.length).toBeLessThanOrEqual(201);
  expect(long).toMatch(/(szavak|sora)…$/);
});
