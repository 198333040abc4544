import { expect, it } from 'vitest';
import { locatives } from './results.ts';

const backVowels = /[aáoóuú]/i;
const lengthened: Readonly<Record<string, string>> = { a: 'á', e: 'é' };

it.each(Object.entries(locatives))('%s takes a suffix of its own vowels: %s', (name, locative) => {
  if (name === 'Pécs') return expect(locative).toBe('Pécsett');
  // A final short vowel is lengthened: Baja, Baján.
  const stem = name.replace(/[ae]$/, (vowel) => lengthened[vowel] ?? vowel);
  expect(locative.startsWith(stem)).toBe(true);
  const suffix = locative.slice(stem.length);
  expect(['n', 'on', 'en', 'ön', 'ban', 'ben']).toContain(suffix);
  expect(suffix === 'n').toBe(/[aáeéiíoóöőuúüű]$/.test(name) && suffix.length === 1);
  const lastWord = name.replace(/^.*(?=(vár|város|háza|hely)$)/, '');
  const [lastVowel = ''] = lastWord.match(/[aáeéiíoóöőuúüű](?=[^aáeéiíoóöőuúüű]*$)/i) ?? [];
  if (suffix !== 'n' && !['i', 'í'].includes(lastVowel))
    expect(/[aáo]/.test(suffix)).toBe(backVowels.test(lastVowel));
});
