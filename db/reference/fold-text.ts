/** Letters that Unicode does not decompose into a base letter and a mark. */
const specialLetters: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/**
 * Normalizes a text for searching: lower case, without accents, every run of other characters as one space.
 * 'Győr-Moson-Sopron' and 'gyor moson sopron' fold to the same text. The result is ASCII.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłđðøæœþı]/g, (letter) => specialLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
