import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mask, maskContacts } from './mask-contacts.ts';

const options = { ownHosts: ['piacter.hu'] };
const corpus = readFileSync(new URL('corpus.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [kind = '', text = ''] = row.split('\t');
    return { kind, text };
  });
const plain = corpus.filter(({ kind }) => kind === 'plain');
const innocent = corpus.filter(({ kind }) => kind === 'innocent');
const disguised = corpus.filter(({ kind }) => kind !== 'plain' && kind !== 'innocent');

/** Texts of which more than the share is not as it should be; listed, so that a failure says which. */
const findWrong = (rows: readonly { text: string }[], shouldMask: boolean) =>
  rows
    .filter(({ text }) => maskContacts(text, options).includes(mask) !== shouldMask)
    .map(({ text }) => text);

describe('the corpus of messages', () => {
  it('has at least 600 texts, half with contact data, in at least fifteen disguises', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(600);
    expect(innocent.length / corpus.length).toBeGreaterThan(0.45);
    expect(new Set(disguised.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
  });

  it('loses contact data that is written plainly', () => {
    const shown = findWrong(plain, true);
    expect(shown.length / plain.length, shown.join('\n')).toBeLessThanOrEqual(0.01);
  });

  it('loses contact data in disguise', () => {
    const shown = findWrong(disguised, true);
    expect(shown.length / disguised.length, shown.join('\n')).toBeLessThanOrEqual(0.15);
  });

  it('keeps prices, days, areas, hours, plot and tax numbers', () => {
    const changed = findWrong(innocent, false);
    expect(changed.length / innocent.length, changed.join('\n')).toBeLessThanOrEqual(0.01);
  });
});

describe('the mask of a text', () => {
  it.each([
    ['Hívj: 06 30 123 4567, este!', 'Hívj: •••, este!'],
    ['Kovács u. 12., +36-20-123-4567 vagy bela@pelda.hu', 'Kovács u. 12., ••• vagy •••'],
    ['Ez 06 30 123 4567 Ft', 'Ez ••• Ft'],
    ['👍🏽 06 30 123 4567 👍🏽', '👍🏽 ••• 👍🏽'],
  ])('replaces the span only: %s', (text, masked) => {
    expect(maskContacts(text, options)).toBe(masked);
  });

  it("keeps the site's own links, and no others that look like them", () => {
    expect(maskContacts('https://piacter.hu/ingatlan/3 jó', options)).toBe(
      'https://piacter.hu/ingatlan/3 jó',
    );
    expect(maskContacts('https://piacter.hu.example.com/x', options)).toBe(mask);
  });

  it('returns a text without contact data as it is, and has nothing to do a second time', () => {
    const text = 'Köszönöm, 54 m², 1 200 000 Ft.';
    expect(maskContacts(text, options)).toBe(text);
    for (const { text: message } of corpus) {
      const once = maskContacts(message, options);
      expect(maskContacts(once, options)).toBe(once);
    }
  });

  // On an idle machine 2 ms at most; other tests may run beside this one.
  it('takes some milliseconds of CPU for hostile texts', () => {
    const fill = (part: string) => part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000);
    const hostile = [
      ...[
        '0',
        '06 ',
        '0 ',
        'a.',
        '@',
        'a@',
        '@a.',
        'a@a.',
        ' at ',
        'pont ',
        'nulla',
        'nullahat ',
        '(',
        '[at]',
        'o',
        '+36',
      ],
      ...[
        'a a a ',
        '1.1.',
        '1/1-',
        '06:30-',
        'hrsz 1 ',
        'www.',
        'http://',
        'fb: ',
        'fb a b c ',
        'HU42 ',
        'kukac ',
        '-',
      ],
      ...[
        'а',
        '\u200b0',
        '０',
        'ﷺ',
        '👍',
        'a_',
        'a-b.',
        '12345678-',
        '1 000 000 ',
        'szaz',
        'tizenegy',
        'x0',
        '\u0301',
      ],
    ].map(fill);
    const measure = (text: string) => {
      const rounds = 5;
      const start = process.cpuUsage();
      for (let round = 0; round < rounds; round += 1) maskContacts(text, options);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000 / rounds;
    };
    for (const text of hostile) {
      measure(text);
      expect(Math.min(measure(text), measure(text), measure(text)), text.slice(0, 20)).toBeLessThan(6);
    }
  });
});
