/** Letters that Unicode does not take apart into a base letter and a mark. */
const undecomposed: Record<string, string> = {
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
 * The form in which names are searched: lower case, without accents, every run of other characters one space.
 * 'Győr-Moson-Sopron' and 'gyor moson sopron' fold to the same text; the result is plain ascii.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłđðøæœþı]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
