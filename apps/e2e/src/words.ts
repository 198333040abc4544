const letters = 'bdfgklmprsz';

/** A unique word, of letters that no Hungarian suffix begins or ends with, so that stemming leaves it intact. */
export const freshWord = (beginning: string): string =>
  beginning +
  Array.from({ length: 8 }, () => letters.charAt(Math.floor(Math.random() * letters.length))).join('');

/** Removes accents, as people type on a foreign keyboard. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
