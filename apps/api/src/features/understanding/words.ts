import { createRecord } from '@piacter/contracts/core';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { type PlaceNames, wordBases } from '../places/index.ts';
import { type Candidate, listPositions, type Reading } from './candidates.ts';
import type { FlatText } from './flat-text.ts';
import type { Meaning } from './meaning.ts';
import { isStreet, minPeopleOfCommonWord, readPlace } from './meant-places.ts';
import type { FoundProfession, ProfessionIndex } from './professions-index.ts';
import { getTyped, type Word } from './split-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { commonWords, fillers } from './word-tables.ts';
import { preverbs } from './work-verbs.ts';

/** Words that may become one name: 'győr moson sopron megyében'. */
const maxJoined = 5;

interface Tables {
  vocabulary: Vocabulary;
  places: PlaceNames;
  professions: ProfessionIndex;
}

/** Whether a word is a common one in any form, which is no misspelling of another. */
const isCommon = (flat: string) =>
  wordBases(flat).some(
    ({ base, depth }) => (depth === 0 || base.length >= minCommonBase) && commonWords.has(base),
  );
const minCommonBase = 5;

interface Spans {
  byKind: Record<ListingKind, Candidate[]>;
  ofPlaces: Candidate[];
  trades: FoundProfession[];
}

function addMeanings(
  spans: Spans,
  [first, last]: readonly [number, number],
  found: ReturnType<Vocabulary['find']>,
  score: number,
): void {
  for (const kind of listingKinds) {
    const meaning = found?.[kind];
    if (meaning) spans.byKind[kind].push({ first, last, score, meaning });
  }
}

/** 'kis telek' is not Kistelek. */
const isHome = (span: readonly Word[], vocabulary: Vocabulary): boolean =>
  span.length > 1 && vocabulary.find(span.at(-1)?.flat ?? '')?.property?.filters.houseType !== undefined;

/** A verb without what separates it: 'vennék ki' is 'kivennék', and 'ki szeretnék venni' 'kivenni'; 'ki tud jönni' asks who can. */
function joinVerb(span: readonly Word[]): string | undefined {
  const [first = '', ...others] = span.map(({ flat }) => flat);
  const last = others.pop() ?? '';
  if (others.length === 0 && preverbs.has(last)) return last + first;
  const isInfinitive = preverbs.has(first) && last.endsWith('ni');
  return isInfinitive && others.every((flat) => fillers.has(flat) && flat !== 'tud')
    ? first + last
    : undefined;
}

/** Adds what the words from one position on may mean; whether that one means anything. */
function readFrom(
  first: number,
  text: FlatText,
  words: readonly Word[],
  tables: Tables,
  spans: Spans,
): boolean {
  let isKnown = false;
  for (let last = first + 1; last <= Math.min(words.length, first + maxJoined); last += 1) {
    const span = words.slice(first, last);
    if (span.slice(1).some(({ isJoined }) => !isJoined)) break;
    // 'erkély és lift' has no 'erkélyes'.
    if (span.length > 1 && span.at(-1)?.flat === 'es') continue;
    const verb = joinVerb(span);
    const key = verb ?? span.map(({ flat }) => flat).join('');
    // Suffixes belong to the last word, of which something has to remain.
    const minLength = span.length > 1 && !verb ? key.length - (span.at(-1)?.flat.length ?? 0) + 2 : 0;
    const meanings = tables.vocabulary.find(key, minLength);
    const named = isHome(span, tables.vocabulary)
      ? undefined
      : readPlace(text, words, [first, last], tables.places);
    isKnown ||= meanings !== undefined || named?.isNamed === true;
    addMeanings(spans, [first, last], meanings, span.length * 10 - 2);
    // A landscape abroad outranks a village with an ending: 'Tátra' is hardly 'to Tát'.
    if (!meanings?.accommodation?.filters.countryID) spans.ofPlaces.push(...(named?.candidates ?? []));
  }
  return isKnown;
}

/** Letters of two words from which on they are corrected as one name: 'wellnesz hotel'. */
const minCorrectedPair = 10;

/** Every compound of these is one: 'luxuslakás', 'saroktelek'. Not so houses: 'kórház', 'színház'. */
const compound = /(?<=\p{L}{3})(?:lakas|telek|telk)/u;

/** A compound of which the last part is known; the first stays a wish. */
function findCompound(flat: string, vocabulary: Vocabulary): Meaning | undefined {
  const at = flat.search(compound);
  const meaning = at < 0 ? undefined : vocabulary.find(flat.slice(at))?.property;
  return meaning?.filters.houseType ? { ...meaning, isWish: true } : undefined;
}

/** Every compound of these is work of their trade: 'aromamasszázs', 'gyerektorta'. */
const compoundWork = /(?<=\p{L}{3})(?:masszazs|takaritas|fotozas|torta(?!j))/u;

/** The trade of a compound of which the last part is known. */
function findCompoundTrade(flat: string, professions: ProfessionIndex): FoundProfession | undefined {
  const at = flat.search(compoundWork);
  return at < 0 ? undefined : professions.find([flat.slice(at)])[0];
}

/** Adds what a word that means nothing may be a misspelling of, alone or with the next one. */
function correctWord(
  first: number,
  text: FlatText,
  words: readonly Word[],
  tables: Tables,
  spans: Spans,
): void {
  const word = words[first];
  if (!word || /\d/.test(word.flat)) return;
  const next = words[first + 1];
  const ofBoth = next?.isJoined
    ? tables.vocabulary.correct(word.flat + next.flat, minCorrectedPair)
    : undefined;
  if (ofBoth) addMeanings(spans, [first, first + 2], ofBoth, 12);
  const meanings = tables.vocabulary.correct(word.flat);
  if (meanings) {
    addMeanings(spans, [first, first + 1], meanings, 3);
    return;
  }
  const compound = findCompound(word.flat, tables.vocabulary);
  if (compound) {
    spans.byKind.property.push({ first, last: first + 1, score: 3, meaning: compound });
    return;
  }
  const ofCompound = findCompoundTrade(word.flat, tables.professions);
  if (ofCompound) {
    spans.trades.push({ ...ofCompound, words: [first] });
    return;
  }
  if (isStreet(word.flat, next?.flat ?? '')) return;
  const place = tables.places.correct(getTyped(text, [word]));
  const trade = place ? undefined : tables.professions.correct(word.flat);
  if (place) spans.ofPlaces.push({ first, last: first + 1, score: 2, place, isCorrected: true });
  if (trade) spans.trades.push({ ...trade, words: [first] });
}

/** Whether a word is a town with the ending of a place, or written as its name is: 'Egerben' and 'Eger', not 'egér'. */
function isTown(text: FlatText, word: Word | undefined, places: PlaceNames): boolean {
  const typed = word && getTyped(text, [word]);
  const place = typed === undefined ? undefined : places.recognise(typed);
  if (!place || place.weight < minPeopleOfCommonWord) return false;
  return place.suffix === 'place' || typed === place.name.toLowerCase();
}

/** What every span of words may mean, for all kinds at once. */
export function readSpans(text: FlatText, words: readonly Word[], tables: Tables): Spans {
  const spans: Spans = {
    byKind: createRecord(listingKinds, () => []),
    ofPlaces: [],
    trades: tables.professions.find(
      words.map(({ flat }) => flat),
      (at) => isTown(text, words[at], tables.places),
    ),
  };
  const known = new Set(spans.trades.flatMap((trade) => trade.words));
  words.forEach(({ flat }, first) => {
    const isKnown = readFrom(first, text, words, tables, spans);
    const isMeant = isKnown || known.has(first) || fillers.has(flat) || isCommon(flat);
    if (!isMeant && !tables.professions.knows(flat)) correctWord(first, text, words, tables, spans);
  });
  return spans;
}

/** The best reading of the words: the non-overlapping candidates with the highest score. `isFree` excludes words. */
export function chooseReadings(
  words: readonly Word[],
  candidates: readonly Candidate[],
  isFree: (at: number) => boolean,
): Reading[] {
  const best: { score: number; chosen?: Candidate }[] = [{ score: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let choice: { score: number; chosen?: Candidate } = { score: best[end - 1]?.score ?? 0 };
    for (const candidate of candidates) {
      if (candidate.last !== end) continue;
      const score = (best[candidate.first]?.score ?? 0) + candidate.score;
      if (score > choice.score && listPositions(candidate).every(isFree))
        choice = { score, chosen: candidate };
    }
    best.push(choice);
  }
  const readings: Reading[] = [];
  for (let at = words.length; at > 0; ) {
    const chosen = best[at]?.chosen;
    if (chosen)
      readings.unshift({
        ...chosen,
        start: words[chosen.first]?.start ?? 0,
        end: words[chosen.last - 1]?.end ?? 0,
      });
    at = chosen ? chosen.first : at - 1;
  }
  return readings;
}
