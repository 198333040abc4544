import { createLRU } from 'lru.min';

/** How a suffix bears on a word: a place suffix (-ban, -ról, -nál), the adjective's -i, or any other. */
export type SuffixKind = 'none' | 'place' | 'adjective' | 'other';

export interface Base {
  base: string;
  suffix: SuffixKind;
  /** Number of suffixes that were removed. */
  depth: number;
}

const placeSuffixes =
  'ban ben bol ba be ra re rol nal nel hoz hez tol on en n ott ett tt ig nak nek bel rel tel'.split(' ');
const otherSuffixes =
  'val vel t ot et at k ok ek ak s os es as ert kent ja je a e i u ju m om em am unk nk uk ik jai jei ai ei ban ben bol ba be ra re rol nal nel hoz hez tol on en n ig nak nek va ve ul'.split(
    ' ',
  );

/** Shortest word that is left when a suffix is removed, in letters. */
const minBase = 2;

/** -val and -vel take the consonant before them: 'kerttel' is 'kert', 'erkellyel' is 'erkely'. Undefined for other words. */
function stripAssimilated(word: string): string | undefined {
  const single = /^(.+([b-df-hj-np-tv-z]))\2[ae]l$/.exec(word);
  if (single) return single[1];
  const digraph = /^(.+)([csgntzl])\2([szhy])[ae]l$/.exec(word);
  return digraph ? `${digraph[1]}${digraph[2]}${digraph[3]}` : undefined;
}

const strip = (word: string, suffixes: readonly string[]) =>
  suffixes
    .filter((suffix) => word.length - suffix.length >= minBase && word.endsWith(suffix))
    .map((suffix) => word.slice(0, -suffix.length));

/**
 * What a folded place name may be without its suffix, the word itself first: 'gyorben' is 'gyor', 'tatan' is 'tata' (the
 * long vowel is lost in folding), 'soproni' is 'sopron'. All readings are returned; the gazetteer tells which is a place.
 */
export function placeBases(word: string): Base[] {
  const bases: Base[] = [{ base: word, suffix: 'none', depth: 0 }];
  for (const base of strip(word, placeSuffixes)) bases.push({ base, suffix: 'place', depth: 1 });
  if (word.endsWith('i') && word.length > minBase)
    bases.push({ base: word.slice(0, -1), suffix: 'adjective', depth: 1 });
  // 'győriek', 'pestiek'; 'egriben' is an adjective used as a noun.
  const people = /^(.{2,}i)(?:ek|ak|ben|ban|t|eket)$/.exec(word)?.[1];
  if (people) bases.push({ base: people.slice(0, -1), suffix: 'adjective', depth: 2 });
  const assimilated = stripAssimilated(word);
  if (assimilated) bases.push({ base: assimilated, suffix: 'other', depth: 1 });
  return bases;
}

const locatives = new Set(placeSuffixes.filter((suffix) => suffix.length > 1));
const suffixKind = (word: string, base: string): SuffixKind =>
  locatives.has(word.slice(base.length)) ? 'place' : 'other';

const maxDepth = 3;
/** Shortest base of a word that is no place name, in letters. */
const minWordBase = 3;

/** What is left of a word without its last suffix; `depth` counts it. */
function shorten(word: string, depth: number): Base[] {
  const isFirst = depth === 1;
  const assimilated = isFirst ? stripAssimilated(word) : undefined;
  const shorter = strip(word, otherSuffixes).map((base) => ({
    base,
    suffix: isFirst ? suffixKind(word, base) : ('other' as const),
    depth,
  }));
  return assimilated ? [{ base: assimilated, suffix: 'other', depth }, ...shorter] : shorter;
}

function computeWordBases(word: string): readonly Base[] {
  const found = new Map<string, Base>([[word, { base: word, suffix: 'none', depth: 0 }]]);
  let level = [word];
  for (let depth = 1; depth <= maxDepth && level.length > 0; depth += 1) {
    const known = new Set(found.keys());
    const shorter = level
      .flatMap((current) => shorten(current, depth))
      .filter(({ base }) => base.length >= minWordBase && !known.has(base));
    // The first reading of a base counts.
    for (const reading of shorter) if (!found.has(reading.base)) found.set(reading.base, reading);
    level = [...new Set(shorter.map(({ base }) => base))];
  }
  return [...found.values()];
}

/** Words whose bases are kept: each is looked up in several tables, and most come again in the next text. */
const maxKept = 5000;
/** Longer words are names joined together, of which hardly any comes twice. */
const maxKeptLetters = 20;
const kept = createLRU<string, readonly Base[]>({ max: maxKept });

/**
 * What any folded word may be without up to three suffixes, the word itself first. Unlike a stemmer it keeps every
 * reading, so that no two words of a table fall together: the table tells which reading is a word.
 */
export function wordBases(word: string): readonly Base[] {
  const known = kept.get(word);
  if (known) return known;
  const bases = computeWordBases(word);
  if (word.length <= maxKeptLetters) kept.set(word, bases);
  return bases;
}

/** Letters of the longest three suffixes of a word. */
const maxSuffixLetters = maxDepth * Math.max(...otherSuffixes.map(({ length }) => length));

/** Letters of the longest form of some words: a longer one need not be looked up among them. */
export function getLongestForm(words: Iterable<string>): number {
  let longest = 0;
  for (const { length } of words) longest = Math.max(longest, length);
  return longest + maxSuffixLetters;
}
