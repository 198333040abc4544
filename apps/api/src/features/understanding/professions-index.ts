import { foldText } from '@piacter/db';
import { createSpellingIndex, wordBases } from '../places/index.ts';
import { fillers } from './word-tables.ts';

export interface ProfessionRow {
  typeID: number;
  typeName: string;
  /** Separated by commas. */
  synonyms: string | null;
}

export interface FoundProfession {
  typeID: number;
  /** Positions of the words that name it. */
  words: readonly number[];
  weight: number;
}

const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** 'villanyszerel' of szerelő and szerelés, by which a trade and its work are one. */
const toRoot = (key: string): string | undefined => /^(.{4,})(?:o|as|es|os|oi)$/.exec(key)?.[1];

/** The shortest reading of a word without suffixes, by which the words of a phrase meet in any form. */
const toStem = (word: string): string =>
  // 'felújított' is no 'felújítás'.
  /[oe]tt$/.test(word)
    ? word
    : wordBases(word)
        .filter(({ base, depth }) => depth <= 2 && base.length >= 4)
        .reduce((shortest, { base }) => (base.length < shortest.length ? base : shortest), word);

const hasInstrumental = /(?:v|([b-df-hj-np-tv-z])\1|[csgntzl]{2}[szhy])[ae]l$/;

const weights = { name: 4.5, synonym: 4, root: 4, phrase: 4, corrected: 3, withThing: 1 };
/** Words of a query that are joined to one name: 'konyhabútor készítő'. */
const maxJoined = 4;
const minCorrected = 7;

/** Finds professions by name, synonym or trouble, in any form and order of words. */
export function createProfessionIndex(rows: readonly ProfessionRow[]) {
  const byKey = new Map<string, { typeID: number; weight: number }>();
  const byRoot = new Map<string, number>();
  const phrases: { typeID: number; stems: readonly string[] }[] = [];
  const phrasesByStem = new Map<string, number[]>();
  const addKey = (form: string, typeID: number, weight: number) => {
    const key = toKey(form);
    const held = byKey.get(key);
    if (!held || held.weight < weight) byKey.set(key, { typeID, weight });
  };
  for (const { typeID, typeName } of rows) {
    addKey(typeName, typeID, weights.name);
  }
  for (const { typeID, synonyms } of rows)
    for (const synonym of (synonyms ?? '').split(',')) {
      addKey(synonym, typeID, weights.synonym);
      const words = foldText(synonym)
        .split(' ')
        .filter((word) => word !== '' && !fillers.has(word));
      if (words.length < 2) continue;
      const stems = [...new Set(words.map(toStem))];
      phrases.push({ typeID, stems });
      for (const stem of stems)
        phrasesByStem.set(stem, [...(phrasesByStem.get(stem) ?? []), phrases.length - 1]);
    }
  // Synonyms are more special than the root of a name: 'festés' is a house painter's work.
  for (const [key, { typeID }] of byKey) {
    const root = toRoot(key);
    if (root && !byRoot.has(root)) byRoot.set(root, typeID);
  }
  const spelling = createSpellingIndex([...byKey.keys()].filter((key) => key.length >= minCorrected));

  function findKey(key: string, minLength = 0): { typeID: number; weight: number } | undefined {
    for (const { base, suffix, depth } of wordBases(key)) {
      if (base.length < minLength) continue;
      const exact = byKey.get(base);
      const isThing = depth > 0 && /[ae]l$/.test(key) && suffix === 'other';
      if (exact) return isThing ? { ...exact, weight: weights.withThing } : exact;
      const typeID = byRoot.get(toRoot(base) ?? '');
      if (typeID !== undefined) return { typeID, weight: weights.root };
    }
    return undefined;
  }

  function findPhrases(words: readonly string[]): FoundProfession[] {
    const stems = words.map(toStem);
    const candidates = new Set(stems.flatMap((stem) => phrasesByStem.get(stem) ?? []));
    return [...candidates].flatMap((index) => {
      const phrase = phrases[index];
      if (!phrase) return [];
      const positions = phrase.stems.map((stem) => stems.indexOf(stem));
      if (positions.includes(-1)) return [];
      // 'napelemmel felszerelt' tells what there is, not what is to be done.
      const isThing = positions.some((at) => hasInstrumental.test(words[at] ?? ''));
      const weight = isThing ? weights.withThing : weights.phrase + phrase.stems.length / 2;
      return [{ typeID: phrase.typeID, words: positions, weight }];
    });
  }

  return {
    /** Every profession that some of the folded words name. */
    find(words: readonly string[]): FoundProfession[] {
      const found = findPhrases(words);
      for (let start = 0; start < words.length; start += 1)
        for (let end = start + 1; end <= Math.min(words.length, start + maxJoined); end += 1) {
          if (words.slice(start, end).some((word) => word.includes('\u0001'))) break;
          const key = words.slice(start, end).join('');
          // Suffixes belong to the last word, of which something has to remain.
          const one = findKey(key, end - start > 1 ? key.length - (words[end - 1]?.length ?? 0) + 3 : 0);
          if (one)
            found.push({
              typeID: one.typeID,
              weight: one.weight + (end - start - 1) / 2,
              words: Array.from({ length: end - start }, (_, at) => start + at),
            });
        }
      return found;
    },
    /** The profession of one misspelt word. */
    correct(word: string): { typeID: number; weight: number } | undefined {
      for (const { base, depth } of wordBases(word)) {
        if (depth > 1 || base.length < minCorrected) continue;
        const key = spelling.find(base).find((candidate) => candidate.length >= minCorrected);
        const exact = key === undefined ? undefined : byKey.get(key);
        if (exact) return { typeID: exact.typeID, weight: weights.corrected };
      }
      return undefined;
    },
  };
}

export type ProfessionIndex = ReturnType<typeof createProfessionIndex>;
