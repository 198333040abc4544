import { findAbsence, findBan, isOfPets } from './absent-pets.ts';
import type { Reading } from './candidates.ts';
import { findAccepted, findAfter, findKind, isBeforeHome } from './denial-behind.ts';
import {
  allTheSame,
  alternatives,
  between,
  type Denial,
  deny,
  englishThings,
  indifferent,
  missing,
  neither,
  unneeded,
} from './denial-words.ts';
import { findExcuse, findExcuseAround } from './excuses.ts';
import { type Filters, subjectNames } from './meaning.ts';
import { findSoftening } from './soft-wishes.ts';
import { range, type Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

/** What is denied: the position behind it. */
export interface Denied {
  last: number;
  denial: Denial;
  /** The parameters of what it is said of. */
  names?: string;
  /** No filter says the opposite: both stay a wish. */
  isLeft?: true;
}

/** Parameters of what is searched, which a following 'nem kell' says nothing about while it has something of its own. */
const subjects: ReadonlySet<string> = new Set([...subjectNames, 'settlement']);
const homeNames: ReadonlySet<string> = new Set(['adType', 'houseType']);

/** 'felújítandó is jöhet', 'lehet felújítandó is', 'akár felújítandó is': of what is searched and of pets it says no less, but of a place. */
function findPermission(
  get: (at: number) => string,
  { first, last, meaning, place }: Pick<Reading, 'first' | 'last' | 'meaning' | 'place'>,
): Denial | undefined {
  const names = Object.keys(meaning?.filters ?? {});
  if (!place && (names.every((name) => subjects.has(name)) || isOfPets(meaning))) return undefined;
  const after = findAccepted(get, last);
  const isBefore = ['lehet', 'akar'].includes(get(first - 1)) && get(last) === 'is';
  const words = after.length > 0 ? after : isBefore ? [first - 1, last] : [];
  return words.length > 0 ? { words, kind: 'permitted' } : undefined;
}

/** Of a word that says no more than the kind, too: 'szállás nem kell medence'. */
function isAboutKind(filters: Filters | undefined): boolean {
  const names = Object.keys(filters ?? {});
  return filters !== undefined && (names.length === 0 || names.some((name) => subjects.has(name)));
}

/** 'Eger ne legyen', 'szállás ne legyen': hardly said of a place or of all that is looked for. */
const isUnsaid = (
  { last, meaning, place }: Pick<Reading, 'last' | 'meaning' | 'place'>,
  words: readonly Word[],
): boolean => {
  const said = words[last + 1]?.flat ?? '';
  // 'Eger nem lehet kutyát vinni', 'Győr nem kérek panelt'
  if (/^(?:lehet|akar(?:ok|unk)|szeretn(?:ek|em|enk)|ker(?:ek|unk))$/.test(said)) return place !== undefined;
  if (!/^legyen(?:ek)?$/.test(said)) return false;
  const names = Object.keys(meaning?.filters ?? {});
  // 'félpanzió ne legyen apartman', with which the sentence ends; 'panel ne legyen lakás Győr' goes on.
  const isEnd = last > 1 && words[last + 3]?.isJoined !== true;
  return place !== undefined || names.length === 0 || names.some((name) => homeNames.has(name)) || isEnd;
};

/** After 'nem': what somebody looks for in vain, and wants. */
const inability = /^(?:talal|tud|kap)/;

/** Whether a word denies what follows; of 'no' only where that is English. */
const isDenying = (get: (at: number) => string, at: number): boolean =>
  deny.has(get(at)) || missing.has(get(at)) || (get(at) === 'no' && englishThings.has(get(at + 1)));

/** The position of what may deny what follows, or of the first word that ends the search for it; -1 without one. */
function findStart(get: (at: number) => string, before: number, isBetween: (at: number) => boolean): number {
  let at = before;
  while (at >= 0 && !isDenying(get, at) && !allTheSame.has(get(at)) && isBetween(at)) at -= 1;
  return at;
}

/** 'nem panel', 'ne legyen földszint', 'kivéve a VIII. kerület', 'nem kell lift', 'nem baj ha nincs lift', 'mindegy a lift'. */
function findBefore(
  get: (at: number) => string,
  { first, last }: Pick<Reading, 'first' | 'last'>,
  {
    isBarePlace,
    isJoined,
    isSubject,
    isBorder,
  }: { isBarePlace: boolean; isJoined: boolean; isSubject: boolean; isBorder: (at: number) => boolean },
): Denial | undefined {
  const isBetween = (at: number) =>
    (fillers.has(get(at)) && !inability.test(get(at))) ||
    between.has(get(at)) ||
    unneeded.has(get(at)) ||
    indifferent.has(get(at));
  const at = findStart(get, first - 1, (one) => isBetween(one) && !isBorder(one));
  if (at < 0 || isBorder(at)) return undefined;
  // 'mindegy a lift', but not 'kerület mindegy, de inkább az V.'
  const isAllTheSame = allTheSame.has(get(at)) && !range(at, first).some((one) => get(one) === 'de');
  if (isAllTheSame && !isSubject) return { words: range(at, first), kind: 'indifferent' };
  if (!isDenying(get, at)) return undefined;
  // 'nincs Győrben kiadó lakás?'
  if (missing.has(get(at)) && isSubject) return undefined;
  const said = range(at, first).map(get);
  // 'medence sem baj Budaörs', 'lift nem fontos, Budaörs'
  if (indifferent.has(said.at(-1) ?? '') && (neither.has(get(at)) || !isJoined)) return undefined;
  // 'nem baj, ha nem vízparti', 'nem gond, ha nincs lift'
  const excuse = findExcuse(get, at);
  if (excuse !== undefined) return { words: range(excuse, first), kind: 'indifferent' };
  // 'ne legyen se hotel se panzió'
  const ahead = neither.has(get(at))
    ? findBefore(
        get,
        { first: at, last: at },
        { isBarePlace: false, isJoined: true, isSubject: false, isBorder },
      )
    : undefined;
  if (ahead) return { words: range(ahead.words[0] ?? at, first), kind: ahead.kind };
  // 'koliba nem akarok menni Miskolc' does not want to go to the first.
  if (isBarePlace && said.some((word) => /.ni$/.test(word))) return undefined;
  // 'no breakfast needed'
  const isNeedless = /^(?:needed|required|necessary)$/.test(get(last));
  return isNeedless
    ? { words: [...range(at, first), last], kind: 'unneeded' }
    : { words: range(at, first), kind: findKind(said) };
}

/** 'nem panel vagy vályog', 'fafűtés is jó, cserépkályha': the second is denied or permitted with the first. */
function findShared(
  get: (at: number) => string,
  { first, meaning }: Pick<Reading, 'first' | 'meaning'>,
  denied: readonly Denied[],
): Denial | undefined {
  const previous = denied.findLast(({ last }) => last <= first);
  if (!previous) return undefined;
  const { kind, words } = previous.denial;
  const gap = range(previous.last, first).filter((at) => !words.includes(at));
  const isMore =
    kind === 'permitted' &&
    gap.length === 0 &&
    meaning !== undefined &&
    previous.names === Object.keys(meaning.filters).join();
  const isShared =
    gap.some((at) => alternatives.has(get(at))) &&
    gap.every((at) => alternatives.has(get(at)) || fillers.has(get(at)));
  return isShared || isMore ? { words: gap, kind } : undefined;
}

/**
 * What denies a reading: words after it, words before it, or the denial of the one before where both are alternatives.
 * `denied` is what is denied so far; `isFollowed` says whether the next word stands right behind the reading.
 */
export function findDenial(
  words: readonly Word[],
  reading: Pick<Reading, 'first' | 'last' | 'meaning' | 'place'>,
  denied: readonly Denied[],
  isFollowed = words[reading.last]?.isJoined === true,
): Denial | undefined {
  const soft = findSoftening(words, reading, isFollowed);
  if (soft) return soft;
  const { first, last, meaning, place } = reading;
  const isTaken = (at: number) => denied.some(({ denial }) => denial.words.includes(at));
  const get = (at: number) => (isTaken(at) ? '' : (words[at]?.flat ?? ''));
  // 'lakás nem kell lift' is about the lift, and so is 'lift nem kell lakás'.
  const isSubject = place !== undefined || isAboutKind(meaning?.filters);
  const excuse = isSubject
    ? undefined
    : (findAbsence(get, reading) ??
      findBan(get, reading, isFollowed) ??
      findExcuseAround(get, reading, isFollowed));
  if (excuse) return excuse;
  const ends = (at: number) => words[at]?.endsClause === true;
  const isOfHome = isSubject && isBeforeHome(get, last);
  const after = isFollowed && !isOfHome ? findAfter(get, last, ends) : undefined;
  const isFollowedToo = after !== undefined && words[last + after.words.length]?.isJoined === true;
  // 'Eger ne legyen hotel' is about the hotel.
  const isSaidOfNext =
    after?.kind === 'unneeded' ||
    (after?.kind === 'indifferent' && (get(last) === 'nem' || allTheSame.has(get(last)))) ||
    (after?.kind === 'unwanted' && isUnsaid(reading, words));
  const isOfNext = (isSubject || after?.kind === 'unwanted') && isSaidOfNext && isFollowedToo;
  if (after && !isOfNext) return after;
  const isBarePlace = place?.suffix === 'none';
  const permission = isFollowed ? findPermission(get, reading) : undefined;
  const isJoined = words[first]?.isJoined === true;
  // 'ha nem, kell medence', but 'nem baj, ha panel' and 'ne legyen: panel'
  const isBorder = (at: number) =>
    ends(at) && words[at]?.announces === false && !/^(?:ha|hogy)$/.test(get(at + 1));
  return (
    permission ??
    findBefore(get, reading, { isBarePlace, isJoined, isSubject, isBorder }) ??
    findShared(get, reading, denied)
  );
}
