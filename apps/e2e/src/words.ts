const letters = 'bdfgklmprsz';

/** A word that no other ad has; letters that no Hungarian ending begins or ends with would be cut from it. */
export const freshWord = (beginning: string): string =>
  beginning +
  Array.from({ length: 8 }, () => letters.charAt(Math.floor(Math.random() * letters.length))).join('');

/** As somebody types who has no Hungarian keys. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
