/** One letter in lower case without accent; the letter itself where that would change the length. */
const flatten = (letter: string): string => {
  const lower = letter.toLowerCase();
  const [base = letter] = lower.normalize('NFD');
  return lower.length === 1 && base.length === 1 ? base : letter;
};

/** A text in lower case without accents, of the same length: patterns match it, and positions count in both. */
export const flattenLetters = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => flatten(text.charAt(at))).join('');
