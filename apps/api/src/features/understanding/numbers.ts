const ones: Readonly<Record<string, number>> = {
  masfel: 1.5,
  fel: 0.5,
  egy: 1,
  ketto: 2,
  ket: 2,
  harom: 3,
  negyven: 40,
  negy: 4,
  otven: 50,
  ot: 5,
  hatvan: 60,
  hat: 6,
  hetven: 70,
  het: 7,
  nyolcvan: 80,
  nyolc: 8,
  kilencven: 90,
  kilenc: 9,
  tizen: 10,
  tiz: 10,
  huszon: 20,
  husz: 20,
  harminc: 30,
};

/** A small number in digits or in a word, and such a word alone. */
export const countWord = '(?:egy|ketto|ket|harom|negy|ot|hat|het|nyolc|kilenc|tiz)';
export const smallNumber = String.raw`(?:\d{1,2}|${countWord})`;

const wordPart = `(?:${[...Object.keys(ones), 'szaz'].join('|')})`;
const digits = [
  String.raw`\d{1,3}(?:\.\d{3}){1,4}(?!\d)`,
  String.raw`\d{1,3}(?: \d{3}){2,4}(?!\d)`,
  String.raw`\d{1,3} \d{3}(?= ?(?:ft|forint|huf|-ig|-tol))`,
  String.raw`\d{1,12}(?:[.,]\d{1,2}(?!\d))?`,
];

/** No number goes on here: '5' of '2,5' is none. */
export const opening = '(?<![\\p{L}\\d.,])';

/** Before another number it is the article: 'egy kétszobás', but 'egy száz' is a hundred, and 'egy hét' a week. */
const article = `egy (?!szaz|het(?!ven))${wordPart}`;

/** The source of a pattern for a number in digits or Hungarian words: '45.000.000', '2,5', 'két és fél', 'hatvan'. */
export const numberPattern = `(?:(?:${digits.join('|')})|(?!${article})${wordPart}(?: ?${wordPart}){0,4})(?: es fel| ?1\\/2)?`;

const firstPart = new RegExp(`^${wordPart}`);

function readWords(words: string): number {
  let total = 0;
  let part = 0;
  for (let rest = words.replaceAll(' ', ''); rest !== ''; ) {
    const word = firstPart.exec(rest)?.[0];
    if (!word) return Number.NaN;
    if (word === 'szaz') {
      total += Math.max(part, 1) * 100;
      part = 0;
    } else part += ones[word] ?? 0;
    rest = rest.slice(word.length);
  }
  return total + part;
}

/** The number of a match of `numberPattern`; NaN for anything else. */
export function readNumber(written: string): number {
  const half = /(?: es fel| ?1\/2)$/.test(written) ? 0.5 : 0;
  const bare = written.replace(/(?: es fel| ?1\/2)$/, '');
  if (!/^\d/.test(bare)) return readWords(bare) + half;
  const grouped = /^\d{1,3}(?:[. ]\d{3})+$/.test(bare) ? bare.replace(/[. ]/g, '') : bare.replace(',', '.');
  return Number(grouped) + half;
}
