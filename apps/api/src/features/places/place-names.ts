import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { type Base, getLongestForm, placeBases, type SuffixKind } from './inflection.ts';
import { collectPlaceEntries, type PlaceEntry, type PlaceName, quarterRank, toKey } from './place-entries.ts';
import { createSpellingIndex } from './spelling.ts';

export interface RecognisedPlace extends PlaceName {
  suffix: SuffixKind;
  /** Whether one letter was wrong. */
  isCorrected: boolean;
}

/**
 * Letters and people from which on a misspelt name is corrected: nearly every short word is close to some village. Words
 * without the ending of a place are common ones more often: 'kiszállás' and Kisszállás, 'egyéni' and Egyek.
 */
const correctable = {
  withEnding: [
    { letters: 7, people: 0 },
    { letters: 6, people: 500 },
    { letters: 5, people: 3000 },
    { letters: 4, people: 15_000 },
  ],
  withoutEnding: [
    { letters: 8, people: 1500 },
    { letters: 7, people: 3000 },
    { letters: 6, people: 8000 },
    { letters: 5, people: 20_000 },
    { letters: 4, people: 50_000 },
  ],
} as const;

/** Accents that a name does not have, from which on another word is meant. */
const maxContradictions = 2;

/** Short names of quarters are too close to common words: 'Csala' and 'család'. */
const minQuarterLetters = 7;

/** The same of landscapes without the ending of a place: 'bukik' and 'Bükk', 'értő' and 'Fertő'. */
const minLandscapeLetters = 6;

const lengthen: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };

/** How many accents of the typed word contradict a name; the last vowel may be lengthened by a suffix: Tata, Tatán. */
function countContradictions(typed: string, name: string): number {
  const lower = name.toLowerCase();
  let count = 0;
  for (let at = 0; at < Math.min(typed.length, lower.length); at += 1) {
    const [letter = '', expected = ''] = [typed[at], lower[at]];
    if (letter === expected || /[a-z]/.test(letter)) continue;
    if (at === lower.length - 1 && lengthen[expected] === letter) continue;
    count += 1;
  }
  return count;
}

/** 'tetőn' is not in Tét: of the endings that have no long vowel none is typed with one. */
const shortEnding = /^(?:[oe]n|[oe]?tt|b[ae]n?|r[ae]|h[oe]z|ig|n[ae]k)$/;
const isTypedWithLong = (typed: string, folded: string, { length }: string) =>
  typed.length === folded.length &&
  shortEnding.test(folded.slice(length)) &&
  /[áéíóőúű]/.test(typed.slice(length));

/** Recognises the places of a gazetteer, landscapes, quarters, landmarks and countries in every form that people type. */
function createPlaceNames(gazetteer: Gazetteer) {
  const entries = collectPlaceEntries(gazetteer);
  const longest = getLongestForm(entries.keys());
  const spelling = createSpellingIndex([...entries.keys()].filter((key) => key.length >= 4));

  /** The best entry of a key: by rank, then by the accents that were typed, then by size. */
  const pick = (key: string, typed: string): PlaceEntry | undefined =>
    entries
      .get(key)
      ?.toSorted(
        (a, b) =>
          a.rank - b.rank ||
          countContradictions(typed, a.written) - countContradictions(typed, b.written) ||
          b.weight - a.weight,
      )[0];

  const toRecognised = (
    { rank: _rank, written: _written, ...place }: PlaceEntry,
    base: Base,
    isCorrected: boolean,
  ): RecognisedPlace => ({
    ...place,
    suffix: base.suffix,
    isCorrected,
  });

  // 'szülőknek' is not Szulok; other forms than names of settlements are written without accents.
  const isAsTyped = ({ kind, written, name }: PlaceEntry, contradictions: number) =>
    kind !== 'settlement' || written !== name || contradictions < maxContradictions;

  const isCorrectable = ({ base, suffix }: Base, { kind, weight, rank, written, isBare }: PlaceEntry) =>
    !isBare &&
    !(kind === 'landscape' && suffix !== 'place' && written.length < minLandscapeLetters) &&
    !(rank === quarterRank && written.length < minQuarterLetters) &&
    correctable[suffix === 'place' ? 'withEnding' : 'withoutEnding'].some(
      ({ letters, people }) => base.length >= letters && weight >= people,
    );

  return {
    /**
     * The place of a word or of several, in any form: 'Győrben', 'egri', 'pest megyei', 'tiszató'. `typed` is lower
     * case with accents.
     */
    recognise(typed: string): RecognisedPlace | undefined {
      const folded = toKey(typed);
      if (folded.length > longest) return undefined;
      const plain = typed.replace(/[^\p{L}]/gu, '');
      const bases = placeBases(folded);
      const found = bases.flatMap((base) => {
        const entry = isTypedWithLong(plain, folded, base.base) ? undefined : pick(base.base, plain);
        return entry ? [{ base, entry, contradictions: countContradictions(plain, entry.written) }] : [];
      });
      const [best] = found.sort(
        (a, b) =>
          a.contradictions - b.contradictions ||
          a.base.depth - b.base.depth ||
          Number(a.entry.rank > 4) - Number(b.entry.rank > 4) ||
          b.entry.weight - a.entry.weight,
      );
      return best && isAsTyped(best.entry, best.contradictions)
        ? toRecognised(best.entry, best.base, false)
        : undefined;
    },
    /** The same for a name with one wrong, missing or superfluous letter, where it is long or large enough. */
    correct(typed: string): RecognisedPlace | undefined {
      const folded = toKey(typed);
      const found = placeBases(folded).flatMap((base) =>
        base.base.length < 4
          ? []
          : spelling.find(base.base).flatMap((key) => {
              if (Math.abs(key.length - base.base.length) > 1) return [];
              const entry = pick(key, '');
              return entry && entry.rank <= 4 && isCorrectable(base, entry) ? [{ base, entry }] : [];
            }),
      );
      const [best] = found.sort(
        (a, b) => b.base.base.length - a.base.base.length || b.entry.weight - a.entry.weight,
      );
      return best && toRecognised(best.entry, best.base, true);
    },
  };
}

export type PlaceNames = ReturnType<typeof createPlaceNames>;

const cache = new WeakMap<Gazetteer, PlaceNames>();

/** The place names of a gazetteer, made once for each. */
export function getPlaceNames(gazetteer: Gazetteer): PlaceNames {
  const names = cache.get(gazetteer) ?? createPlaceNames(gazetteer);
  cache.set(gazetteer, names);
  return names;
}
