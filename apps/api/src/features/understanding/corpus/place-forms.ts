const suffixes = 'ban ben n on en ön ra re ról ről ból ből ba be nál nél hoz hez höz tól től i'.split(' ');
const lengthened: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
const vowel = /[aáeéiíoóöőuúüű]$/;
const onlyAfterConsonant = new Set(['on', 'en', 'ön']);

const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A place with each suffix, with and without accents: 'Tatán', 'Tatan', 'Tatáról' … Also the ones that vowel harmony
 * would not choose, which people without accents type.
 */
export function listPlaceForms(name: string): string[] {
  const isVowel = vowel.test(name);
  const forms = suffixes
    .filter((suffix) => (suffix === 'n' ? isVowel : !(onlyAfterConsonant.has(suffix) && isVowel)))
    .map((suffix) => {
      if (suffix === 'i') return name.endsWith('i') ? name : `${name}i`;
      return name.replace(/[aeoö]$/, (last) => lengthened[last] ?? last) + suffix;
    });
  return forms.flatMap((form) => [form, removeAccents(form)]);
}
