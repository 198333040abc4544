import type { ListingKind } from '@piacter/contracts/listings';
import { foldText } from '@piacter/db/fold-text';
import { createSpellingIndex, getLongestForm, wordBases } from '../places/index.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Meaning } from './meaning.ts';
import { wordRows } from './word-tables.ts';

type Meanings = Partial<Record<ListingKind, Meaning>>;

const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** A word of at least so many letters is corrected; shorter ones only to the words that a search is made of. */
const minCorrected = 6;
const minCoreCorrected = 4;
const coreWords = [
  'elado',
  'kiado',
  'lakas',
  'telek',
  'szallas',
  'alberlet',
  'hotel',
  'panel',
  'tegla',
  'hazat',
];

/** What the words of the table mean, inflected and misspelt ones included. */
export function createVocabulary(values: LookupValues) {
  const byKey = new Map<string, Meanings>();
  for (const { words, kind, weight, filters, isWish } of wordRows) {
    const meaning = {
      weight,
      ...(isWish && { isWish }),
      filters: Object.fromEntries(
        Object.entries(filters).map(([parameter, names]) => [
          parameter,
          names.map((name) => values.getValue(parameter, name)),
        ]),
      ),
    };
    for (const word of words) {
      const key = toKey(word);
      const held = byKey.get(key) ?? {};
      byKey.set(key, { [kind]: meaning, ...held });
    }
  }
  // 'Szombathly' is the town, not a Saturday.
  const isDay = (key: string) => byKey.get(key)?.service?.filters.open !== undefined;
  const spelling = createSpellingIndex(
    [...byKey.keys()].filter((key) => key.length >= minCoreCorrected && !isDay(key)),
  );

  const longest = getLongestForm(byKey.keys());

  /**
   * The meanings of a key without spaces; for each kind those of the word with the fewest suffixes. `minLength`: the
   * letters that stay when suffixes are removed.
   */
  function find(typed: string, minLength = 0): Meanings | undefined {
    // 'legeslegolcsóbb' says no more than 'legolcsóbb'.
    const key = typed.replace(/^legesleg/, 'leg');
    if (key.length > longest) return undefined;
    let found: Meanings | undefined;
    for (const { base } of wordBases(key)) {
      const meanings = base.length < minLength ? undefined : byKey.get(base);
      if (meanings) found = { ...meanings, ...found };
    }
    return found;
  }

  return {
    find,
    /** The meanings of a word with one error of typing; of no base shorter than `minLength`. */
    correct(key: string, minLength = minCoreCorrected): Meanings | undefined {
      // 'garazsal' for 'garázzsal', 'liftel' for 'lifttel'
      const thing = /^(.{4,}[^aeiou])[ae]l$/.exec(key)?.[1];
      const ofThing = thing === undefined ? undefined : byKey.get(thing);
      if (ofThing) return ofThing;
      for (const { base, depth } of wordBases(key)) {
        if (depth > 1 || base.length < minLength) continue;
        const found = spelling
          .find(base)
          .filter(
            (word) =>
              (base.length >= minCorrected && word.length >= minCorrected) || coreWords.includes(word),
          );
        const [word] = found;
        if (word) return byKey.get(word);
      }
      return undefined;
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
