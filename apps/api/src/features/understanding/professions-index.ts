import { foldText } from '@piacter/db/fold-text';
import { createSpellingIndex, getLongestForm, wordBases } from '../places/index.ts';
import { findFailed } from './pupils.ts';
import { range } from './split-words.ts';
import { trouble } from './trouble.ts';
import { fillers } from './word-tables.ts';
import {
  hasInstrumental,
  isDescribed,
  isDone,
  isRepair,
  listThings,
  repairs,
  toKey,
  toRoot,
  toStem,
  workEnding,
} from './work-nouns.ts';
import { preverbs, toWork, withBare } from './work-verbs.ts';

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
  /** Whether they are its own name or that of its work, not what people call it or suffer from. */
  isOwnName?: boolean;
}

const weights = { name: 4.5, synonym: 4, root: 4, phrase: 4, corrected: 3, withThing: 1 };
/** Words of a query that are joined to one name: 'konyhabútor készítő'. */
const maxJoined = 4;
const minCorrected = 7;

/** Finds professions by name, synonym or trouble, in any form and order of words. */
export function createProfessionIndex(rows: readonly ProfessionRow[]) {
  const verbs = new Set(
    rows
      .flatMap(({ typeName, synonyms }) => foldText(`${typeName} ${synonyms ?? ''}`).split(' '))
      .flatMap((word) => workEnding.exec(word)?.[1] ?? []),
  );
  const byKey = new Map<string, { typeID: number; weight: number }>();
  const byRoot = new Map<string, number>();
  const phrases: {
    typeID: number;
    stems: readonly string[];
    words: readonly string[];
    isOwnName: boolean;
    isThing: boolean;
  }[] = [];
  const phrasesByStem = new Map<string, number[]>();
  const addKey = (form: string, typeID: number, weight: number) => {
    const key = toKey(form);
    const held = byKey.get(key);
    if (!held || held.weight < weight) byKey.set(key, { typeID, weight });
  };
  for (const { typeID, typeName } of rows) {
    addKey(typeName, typeID, weights.name);
  }
  for (const { typeID, typeName, synonyms } of rows)
    for (const synonym of (synonyms ?? '').split(',')) {
      const words = foldText(synonym)
        .split(' ')
        .filter((word) => word !== '' && !fillers.has(word));
      const isThing = words.some((word) => isDone(word, [typeName, ...(synonyms ?? '').split(',')]));
      addKey(synonym, typeID, isThing ? weights.withThing : weights.synonym);
      if (words.length < 2) continue;
      const stems = [...new Set(words.map((word) => toStem(word, verbs)))];
      // 'lépcső készítés' of the 'lépcsőkészítő'
      const isOwnName = toRoot(words.join('')) === (toRoot(toKey(typeName)) ?? '');
      phrases.push({ typeID, stems, words, isOwnName, isThing });
      for (const stem of stems)
        phrasesByStem.set(stem, [...(phrasesByStem.get(stem) ?? []), phrases.length - 1]);
    }
  // Synonyms are more special than the root of a name: 'festés' is a house painter's work.
  for (const [key, { typeID }] of byKey) {
    const root = toRoot(key);
    if (root && !byRoot.has(root)) byRoot.set(root, typeID);
  }
  const spelling = createSpellingIndex([...byKey.keys()].filter((key) => key.length >= minCorrected));

  const ofPhrases = phrases.flatMap(({ words }) => words);
  const known = new Set([
    ...ofPhrases,
    ...listThings(byKey.keys(), new Set([...ofPhrases, ...byKey.keys()])),
  ]);

  const longest = getLongestForm(byKey.keys());

  function findBase(base: string): { typeID: number; weight: number } | undefined {
    const typeID = byRoot.get(toRoot(base) ?? '');
    return byKey.get(base) ?? (typeID === undefined ? undefined : { typeID, weight: weights.root });
  }

  function findKey(key: string, minLength = 0): { typeID: number; weight: number } | undefined {
    if (key.length > longest) return undefined;
    for (const { base, suffix, depth } of wordBases(key)) {
      const found = base.length < minLength ? undefined : findBase(base);
      if (!found) continue;
      const isWithThing = suffix === 'other' && /[ae]l$/.test(key);
      return depth > 0 && (isWithThing || isDescribed(key, base))
        ? { ...found, weight: weights.withThing }
        : found;
    }
    return undefined;
  }

  /** The stem of a word; of a verb that asks for work, that of the work's noun. */
  function getStem(word: string): string {
    const works = toWork(word).map((work) => toStem(work, verbs));
    return works.find((work) => phrasesByStem.has(work)) ?? toStem(word, verbs);
  }

  function findPhrases(words: readonly string[], isPlace: (at: number) => boolean): FoundProfession[] {
    const stems = words.map(getStem);
    const candidates = new Set(stems.flatMap((stem) => phrasesByStem.get(stem) ?? []));
    return [...candidates].flatMap((index) => {
      const phrase = phrases[index];
      if (!phrase) return [];
      const positions = phrase.stems.map((stem) => stems.indexOf(stem));
      if (positions.includes(-1)) return [];
      // 'lakás Egerben' and 'lakás Eger' have no mice: what may be a place is one, unless all is as in the phrase.
      const isAsInPhrase = positions.every((at) => phrase.words.includes(words[at] ?? ''));
      if (!isAsInPhrase && positions.some(isPlace)) return [];
      // 'napelemmel felszerelt' tells what there is, not what is to be done.
      const isThing = phrase.isThing || positions.some((at) => hasInstrumental.test(words[at] ?? ''));
      const weight = isThing ? weights.withThing : weights.phrase + phrase.stems.length / 2;
      return [{ typeID: phrase.typeID, words: positions, weight, isOwnName: phrase.isOwnName }];
    });
  }

  /** The professions of work on a thing: 'klímát szereltetnék', 'fát kivágni', 'bútorok összeszerelése', 'festetnék'. */
  function findWorks(words: readonly string[]): FoundProfession[] {
    return words.flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      // 'vágni ki', 'ki kéne vágni'
      const ahead = words.slice(Math.max(0, at - 2), at).find((other) => preverbs.has(other));
      const split = preverbs.has(next) ? next : ahead;
      const asked = toWork(word).flatMap((work) => (split === undefined ? [work] : [split + work, work]));
      const named = wordBases(word).flatMap(({ base }) => (workEnding.test(base) ? withBare(base) : []));
      // 'darazsat kellene irtani': what only asks may stand between.
      const thingAt = words.findLastIndex(
        (other, position) => position < at && !fillers.has(other) && !preverbs.has(other),
      );
      // 'be kéne kötni a mosogatógépet'
      const behind = words.flatMap((other, position) =>
        position > at && !fillers.has(other) ? position : [],
      );
      const findOfThing = (position: number, works: readonly string[]) =>
        wordBases(words[position] ?? '')
          .filter(({ base, depth }) => base !== '' && depth <= 2)
          .flatMap(({ base }) => works.flatMap((work) => byKey.get(base + work) ?? []))
          .map((found) => ({ ...found, words: [position, at] }));
      // 'aki klímát tisztít'
      const told = words[thingAt]?.endsWith('t') ? [`${word}as`, `${word}es`] : [];
      const ofThing = [
        ...findOfThing(thingAt, [...asked, ...named, ...told]),
        // 'elvinné a régi bútorokat'
        ...behind.slice(0, 2).flatMap((position) => findOfThing(position, asked)),
      ];
      const alone = asked.flatMap((work) => byKey.get(work) ?? []);
      const [both] = ofThing;
      const [work] = both ? [] : alone;
      return [
        ...(both ? [{ ...both, weight: both.weight + 0.5 }] : []),
        ...(work ? [{ ...work, words: [at] }] : []),
      ];
    });
  }

  /** The professions that repair a thing: 'nem megy a tévé', 'elromlott a kazánom', 'hűtőszekrény szerelő'. */
  function findRepairs(words: readonly string[]): FoundProfession[] {
    const isInTrouble = trouble.test(words.join(' '));
    return words.flatMap((word, at) => {
      if (hasInstrumental.test(word) || (!isInTrouble && !isRepair.test(words[at + 1] ?? ''))) return [];
      const [found] = wordBases(word)
        .filter(({ depth }) => depth <= 2)
        .flatMap(({ base }) => repairs.flatMap((repair) => byKey.get(base + repair) ?? []));
      return found ? [{ ...found, words: isInTrouble ? [at] : [at, at + 1] }] : [];
    });
  }

  /** Who teaches what a pupil fails in: 'bukásra áll fizikából'. */
  const findTutors = (words: readonly string[]): FoundProfession[] =>
    findFailed(words).flatMap(({ subject, words: at }) => {
      const found = byKey.get(`${subject}tanar`);
      return found ? [{ typeID: found.typeID, words: at, weight: weights.phrase + at.length / 2 }] : [];
    });

  /** Those whose name or synonym some words are together: 'konyhabútor készítő'. */
  const findNames = (words: readonly string[]): FoundProfession[] =>
    words.flatMap((_word, start) =>
      range(start + 1, Math.min(words.length, start + maxJoined) + 1).flatMap((end) => {
        const span = words.slice(start, end);
        if (span.some((word) => word.includes('\u0001'))) return [];
        const key = span.join('');
        // Suffixes belong to the last word, of which something has to remain.
        const found = findKey(key, span.length > 1 ? key.length - (span.at(-1)?.length ?? 0) + 3 : 0);
        if (!found) return [];
        const { typeID, weight } = found;
        return [
          {
            typeID,
            // As a phrase of so many words.
            weight: weight + (span.length > 1 ? span.length / 2 : 0),
            isOwnName: weight === weights.name,
            words: range(start, end),
          },
        ];
      }),
    );

  return {
    /** Every profession that some of the folded words name; `isPlace` tells of a word that it may be a town. */
    find(words: readonly string[], isPlace: (at: number) => boolean = () => false): FoundProfession[] {
      return [
        ...findPhrases(words, isPlace),
        ...findWorks(words),
        ...findRepairs(words),
        ...findTutors(words),
        ...findNames(words),
      ];
    },
    /** Whether a word is one of trouble or work in any form, alone no profession, and no misspelling: 'darázs'. */
    knows: (word: string): boolean => wordBases(word).some(({ base }) => base.length >= 5 && known.has(base)),
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
