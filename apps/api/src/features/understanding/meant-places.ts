import { foldText } from '@piacter/db/fold-text';
import type { PlaceNames, RecognisedPlace } from '../places/index.ts';
import type { Candidate } from './candidates.ts';
import { findCountyOfList } from './county-lists.ts';
import type { FlatText } from './flat-text.ts';
import { capital } from './place-patterns.ts';
import { getTyped, type Word } from './split-words.ts';
import { commonPlaceWords, fillers, isSurroundings, nearPlace } from './word-tables.ts';

const streets =
  /^(?:(?:utca|korut|setany|fasor|rakpart)(?:[bhrn][aeo][nzl]?|t|[rt]ol)?|u|ut(?:on|ra|rol|tol|nal|hoz|ja|jan|jara)?|ter(?:en|re|rol|tol|nel|hez)?|tere[ntr]?e?|krt|koz|sor)$/;
const streetsAsAdjectives = /^(?:utcai|uti|teri|koruti)$/;

/** Whether a name before a word is that of a street: 'Pesti út', 'a Váci útra', 'Váci utcai'. */
export const isStreet = (word: string, next: string): boolean =>
  streets.test(next) || (streetsAsAdjectives.test(next) && word.endsWith('i'));

/** A place of so many people is meant by a word with a place suffix, though the word is common too. */
export const minPeopleOfCommonWord = 2000;

/** Whether a word is written as a name is, and not as any first word. */
const isName = ({ isCapital, start }: Word) => isCapital && start > 0;

/** Whether a word is typed with the accents by which the name of a place differs from a common word: 'bőcs' and 'bocs'. */
const isTypedAsName = (typed: string, name: string, common: string) =>
  name !== common && typed.startsWith(name);

/** Whether the word is more likely a common one: 'kék' and 'sarok' are villages, too, and 'fehér' is a county. */
const isCommonWord = (place: RecognisedPlace, word: Word, typed: string, isAlone: boolean) => {
  const name = place.name.replace(/ (?:vár)?megye$/, '');
  const common = commonPlaceWords.get(foldText(name));
  return (
    common !== undefined &&
    !isAlone &&
    !isName(word) &&
    !isTypedAsName(typed, name.toLowerCase(), common) &&
    !(
      place.kind === 'settlement' &&
      !place.isForeign &&
      place.suffix === 'place' &&
      place.weight >= minPeopleOfCommonWord
    )
  );
};

/** Letters up to which a town abroad has to be written like a name: 'most' is no town in Czechia, nor 'az M3-as' Aš. */
const maxShortName = 4;
const isShortAndForeign = (place: RecognisedPlace, word: Word) =>
  place.isForeign === true && place.name.length <= maxShortName && !isName(word);

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
  typed: string,
): boolean {
  const word = words[first];
  if (!word) return false;
  const isAlone = words.length === 1;
  if (last - first === 1 && isCommonWord(place, word, typed, isAlone)) return false;
  if (isAlone) return true;
  return !isShortAndForeign(place, word) && (!place.isBare || isMeantLandmark(place, words, [first, last]));
}

/** The place that a span of words names; undefined for a street and a filler. */
function findPlace(
  text: FlatText,
  words: readonly Word[],
  [first, last]: readonly [number, number],
  places: PlaceNames,
) {
  const span = words.slice(first, last);
  const isFiller = ({ flat }: Word) => fillers.has(flat) && !commonPlaceWords.has(flat);
  if (span.slice(0, 1).some(isFiller) || span.slice(-1).some(isFiller)) return undefined;
  if (isStreet(words[last - 1]?.flat ?? '', words[last]?.flat ?? '')) return undefined;
  return places.recognise(getTyped(text, span));
}

/** What a word like 'mellett' adds to the place before it. */
const nearScore = 5;

/** What words that name a place may mean: that place, with or without a word that says that something is near to it. */
function listCandidates(
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

const toText = (words: readonly Pick<Word, 'flat'>[]) => words.map(({ flat }) => flat).join(' ');

/** 'Eger közel a belvároshoz' and 'Eger közel az orvos' are near to what follows. */
export const isNearOfNext = (
  words: readonly Pick<Word, 'flat'>[],
  at: number,
  { suffix }: Pick<RecognisedPlace, 'suffix'>,
): boolean =>
  suffix !== 'place' &&
  words[at]?.flat === 'kozel' &&
  (/^(?:(?:van|legyen) )?az?(?: |$)/.test(toText(words.slice(at + 1, at + 3))) ||
    words.slice(at + 1, at + 4).some(({ flat }) => /h[oe]z$/.test(flat)));

const scorePlace = (length: number, { suffix }: RecognisedPlace) =>
  length * 14 - (suffix === 'place' ? 5.5 : 6.5);

/** What words may mean that name a place, and whether they name any. */
export function readPlace(
  text: FlatText,
  words: readonly Word[],
  span: readonly [number, number],
  places: PlaceNames,
): { isNamed: boolean; candidates: Candidate[] } {
  const place = findPlace(text, words, span, places);
  const typed = getTyped(text, words.slice(...span));
  const isMeantHere = place !== undefined && isMeant(place, words, span, typed);
  return {
    isNamed: place !== undefined,
    candidates: isMeantHere ? listCandidates(text, words, span, place, places) : [],
  };
}
