/** A text as its contact data is looked for, and where each of its characters stood. */
export interface Skeleton {
  /** Lower case, without accents, invisible characters and look-alikes of other alphabets. */
  text: string;
  /** The index in the original of each character, and its length at the end. */
  origin: readonly number[];
}

/** Letters of other alphabets that look like Latin ones. */
const lookalikes = new Map<string, string>(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    к: 'k',
    м: 'm',
    н: 'h',
    т: 't',
    в: 'b',
    г: 'r',
    ԁ: 'd',
    ӏ: 'l',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    '∕': '/',
    '⁄': '/',
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '−': '-',
    '․': '.',
    '。': '.',
    '·': '.',
    '•': '.',
    // Units of area, no digits.
    '²': ' ',
    '³': ' ',
  }),
);

/** The first code points of further decimal digits: Arabic, Persian, Devanagari. */
const zeros = [0x660, 0x6f0, 0x966];

/** Characters of a skeleton for one of the text: ligatures have two or three, and one that stands for a sentence is none. */
const maxExpansion = 4;

function foldRare(character: string): string {
  const known = lookalikes.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  const plain = character
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return [...plain]
    .slice(0, maxExpansion)
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('');
}

const folded = new Map<string, string>();
const maxFolded = 4096;

function fold(character: string): string {
  if (character <= '\u007f') return character.toLowerCase();
  const before = folded.get(character);
  if (before !== undefined) return before;
  const plain = foldRare(character);
  if (folded.size < maxFolded) folded.set(character, plain);
  return plain;
}

/** The skeleton of a text in NFC. */
export function toSkeleton(original: string): Skeleton {
  const origin: number[] = [];
  let text = '';
  let index = 0;
  for (const character of original) {
    const plain = fold(character);
    for (let count = 0; count < plain.length; count += 1) origin.push(index);
    text += plain;
    index += character.length;
  }
  origin.push(original.length);
  return { text, origin };
}

/** Letters that stand alone, at least this many in a row, are one word: 'b e l a @ …'. */
const minSpaced = 5;

/** The same text with the spaces left out between characters that stand alone. */
export function closeSpaced({ text, origin }: Skeleton): Skeleton | undefined {
  const isLone = (index: number) =>
    index < text.length && text[index] !== ' ' && (index + 1 >= text.length || text[index + 1] === ' ');
  const kept: number[] = [];
  let isClosed = false;
  for (let index = 0; index < text.length; ) {
    let end = index;
    if (index === 0 || text[index - 1] === ' ') while (isLone(end)) end += 2;
    const count = (end - index) / 2;
    if (count >= minSpaced) {
      for (let lone = index; lone < end; lone += 2) kept.push(lone);
      // The space after the last one stays.
      if (end - 1 < text.length) kept.push(end - 1);
      isClosed = true;
      index = end;
    } else {
      kept.push(index);
      index += 1;
    }
  }
  if (!isClosed) return undefined;
  return {
    text: kept.map((index) => text[index]).join(''),
    origin: [...kept.map((index) => origin[index] ?? 0), origin[text.length] ?? 0],
  };
}
