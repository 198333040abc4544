import { createRecord } from '@piacter/contracts/core';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { foldText } from '@piacter/db/fold-text';
import { type PlaceNames, type RecognisedPlace, wordBases } from '../places/index.ts';
import { findCountyOfList } from './county-lists.ts';
import type { FlatText } from './flat-text.ts';
import type { Meaning } from './meaning.ts';
import { capital } from './place-patterns.ts';
import type { FoundProfession, ProfessionIndex } from './professions-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { commonPlaceWords, commonWords, fillers, isSurroundings, nearPlace } from './word-tables.ts';

/** A word that no pattern took. */
export interface Word {
  start: number;
  end: number;
  /** Lower case without accents. */
  flat: string;
  /** Whether nothing but spaces and hyphens stands before it and the word before. */
  isJoined: boolean;
  isCapital: boolean;
}

/** Nothing but spaces, hyphens and dashes. */
export const isGap = (text: string): boolean => /^[ \t–-]*$/.test(text);

/** Words that may become one name: 'győr moson sopron megyében'. */
const maxJoined = 5;

export function splitWords(text: FlatText): Word[] {
  let last = 0;
  return [...text.flat.matchAll(/[\p{L}\p{N}²]+/gu)].map(({ index, 0: flat }) => {
    const gap = text.flat.slice(last, index);
    last = index + flat.length;
    const first = text.text.charAt(index);
    return {
      start: index,
      end: last,
      flat,
      isJoined: isGap(gap),
      isCapital: first !== first.toLowerCase() && text.text !== text.text.toUpperCase(),
    };
  });
}

/** After these a name is that of a street: 'Pesti út'. */
const streetTypes = new Set(
  'utca utcaban u ut uton ter teren korut krt koz setany fasor sor utja tere'.split(' '),
);

interface Candidate {
  first: number;
  /** Exclusive. */
  last: number;
  score: number;
  meaning?: Meaning;
  place?: RecognisedPlace;
  /** Whether the place is what a word may be a misspelling of. */
  isCorrected?: true;
}

/** A chosen reading of some words. */
export interface Reading extends Candidate {
  start: number;
  end: number;
}

interface Tables {
  vocabulary: Vocabulary;
  places: PlaceNames;
  professions: ProfessionIndex;
}

/** A place of so many people is meant by a word with a place suffix, though the word is common too. */
const minPeopleOfCommonWord = 2000;

/** Whether a word is written as a name is, and not as any first word. */
const isName = ({ isCapital, start }: Word) => isCapital && start > 0;

/** Whether the word is more likely a common one: 'kék' and 'sarok' are villages, too, and 'fehér' is a county. */
const isCommonWord = (place: RecognisedPlace, word: Word, isAlone: boolean) =>
  commonPlaceWords.has(foldText(place.name.replace(/ (?:vár)?megye$/, ''))) &&
  !isAlone &&
  !isName(word) &&
  !(
    place.kind === 'settlement' &&
    !place.isForeign &&
    place.suffix === 'place' &&
    place.weight >= minPeopleOfCommonWord
  );

/** Letters up to which a town abroad has to be written like a name: 'most' is no town in Czechia, nor 'az M3-as' Aš. */
const maxShortName = 4;
const isShortAndForeign = (place: RecognisedPlace, word: Word) =>
  place.isForeign === true && place.name.length <= maxShortName && !isName(word);

/** Whether a word is a common one in any form, which is no misspelling of another. */
const isCommon = (flat: string) =>
  wordBases(flat).some(
    ({ base, depth }) => (depth === 0 || base.length >= minCommonBase) && commonWords.has(base),
  );
const minCommonBase = 5;

/** 'Nyugatinál', 'Deák környékén', 'albérlet keleti': a form of a landmark that means something else more often. */
function isMeantLandmark(
  { suffix }: RecognisedPlace,
  words: readonly Word[],
  [first, last]: readonly [number, number],
): boolean {
  const next = words[last];
  if (suffix === 'place') return true;
  return next === undefined ? words[first]?.isJoined === true : next.isJoined && nearPlace.has(next.flat);
}

/** Whether words that name a place mean it here. */
function isMeant(
  place: RecognisedPlace,
  words: readonly Word[],
  [first, last]: readonly [number, number],
): boolean {
  const word = words[first];
  if (!word) return false;
  const isAlone = words.length === 1;
  if (last - first === 1 && isCommonWord(place, word, isAlone)) return false;
  if (isAlone) return true;
  return !isShortAndForeign(place, word) && (!place.isBare || isMeantLandmark(place, words, [first, last]));
}

interface Spans {
  byKind: Record<ListingKind, Candidate[]>;
  ofPlaces: Candidate[];
  trades: FoundProfession[];
}

const getTyped = (text: FlatText, span: readonly Word[]) =>
  span
    .map(({ start, end }) => text.text.slice(start, end))
    .join('')
    .toLowerCase();

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

/** The place that a span of words names; undefined for a street, a filler and a common word. */
function findPlace(
  text: FlatText,
  words: readonly Word[],
  [first, last]: readonly [number, number],
  places: PlaceNames,
) {
  const span = words.slice(first, last);
  const isFiller = ({ flat }: Word) => fillers.has(flat);
  if (span.slice(0, 1).some(isFiller) || span.slice(-1).some(isFiller)) return undefined;
  if (streetTypes.has(words[last]?.flat ?? '')) return undefined;
  return places.recognise(getTyped(text, span));
}

/** What a word like 'mellett' adds to the place before it. */
const nearScore = 5;

/** What words that name a place may mean: that place, with or without a word that says that something is near to it. */
function listReadings(
  text: FlatText,
  words: readonly Word[],
  [first, last]: readonly [number, number],
  named: RecognisedPlace,
  places: PlaceNames,
): Candidate[] {
  const [from, to, next] = [words[first], words[last - 1], words[last]];
  if (!from || !to) return [];
  const place = findCountyOfList(text, { start: from.start, end: to.end }, named, places) ?? named;
  const score = scorePlace(last - first, place);
  const alone = { first, last, score, place };
  if (!next?.isJoined) return [alone];
  // The surroundings of the capital are a landscape of their own.
  if (place.kind === 'settlement' && place.name !== capital && isSurroundings(next.flat))
    return [alone, { ...alone, last: last + 1, score: scorePlace(last + 1 - first, place) }];
  // 'velencei tó mellett' is near that lake, not in Velence near a lake.
  const isNear = nearPlace.has(next.flat) && !isNearOfNext(words, last, place);
  return isNear ? [alone, { ...alone, last: last + 1, score: score + nearScore }] : [alone];
}

/** 'Eger közel a belvároshoz' is near to what follows. */
export const isNearOfNext = (
  words: readonly Pick<Word, 'flat'>[],
  at: number,
  { suffix }: Pick<RecognisedPlace, 'suffix'>,
): boolean =>
  suffix !== 'place' &&
  words[at]?.flat === 'kozel' &&
  words.slice(at + 1, at + 4).some(({ flat }) => /h[oe]z$/.test(flat));

const scorePlace = (length: number, { suffix }: RecognisedPlace) =>
  length * 14 - (suffix === 'place' ? 5.5 : 6.5);

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
    const key = span.map(({ flat }) => flat).join('');
    // Suffixes belong to the last word, of which something has to remain.
    const minLength = span.length > 1 ? key.length - (span.at(-1)?.flat.length ?? 0) + 2 : 0;
    const meanings = tables.vocabulary.find(key, minLength);
    const place = findPlace(text, words, [first, last], tables.places);
    isKnown ||= meanings !== undefined || place !== undefined;
    addMeanings(spans, [first, last], meanings, span.length * 10 - 2);
    if (!place || !isMeant(place, words, [first, last])) continue;
    spans.ofPlaces.push(...listReadings(text, words, [first, last], place, tables.places));
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
  if (streetTypes.has(words[first + 1]?.flat ?? '')) return;
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
      const span = Array.from({ length: candidate.last - candidate.first }, (_, at) => candidate.first + at);
      if (score > choice.score && span.every(isFree)) choice = { score, chosen: candidate };
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
