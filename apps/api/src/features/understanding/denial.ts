import { foldText } from '@piacter/db/fold-text';
import type { Reading } from './candidates.ts';
import { type Filters, subjectNames } from './meaning.ts';
import type { Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(foldText(words).split(' '));

const deny = toSet('nem ne sem se kivéve kerülném kerülnénk');
/** Joins what is denied, or permits what is named before: 'se hotel, se panzió', 'Budaörs sem baj'. */
const neither = toSet('se sem');
/** Between the denial and what it denies: 'ne legyen', 'nem szeretnék', 'kivéve ha'. */
const between = toSet(
  'legyen kell kellene érdekel jó akarok akarunk lehet szeretnék kérek jöhet is ha ami egy',
);
/** After a reading: 'panel ne', 'lift nélkül', 'földszint kizárva', 'hostel kivételével'. */
const without = toSet(
  'nélkül nélküli kizárva kizárt kivételével leszámítva kívül kívüli kíméljen kíméljenek kíméljetek',
);
/** After 'nem': what is not wanted. */
const unwanted = toSet(
  'kell kellene érdekel jó legyen kérek szeretnék akarok akarunk jöhet lehet játszik opció',
);
/** After 'nem': what may be missing, which says nothing against it. */
const unneeded = toSet('kell kellene szükséges muszáj feltétlenül');
/** After a reading: 'reggeli felesleges'. */
const pointless = toSet('felesleges fölösleges szükségtelen');
/** After 'nem': what somebody does not mind. */
const indifferent = toSet('baj gond probléma zavar számít fontos szempont feltétel');
/** Between two things of which the second is denied with the first: 'nem panel vagy vályog'. */
const alternatives = toSet('vagy se sem illetve meg');

/** After 'is': what somebody takes, too, which is no condition: 'felújítandó is jöhet'. */
const accepted = toSet('jó jöhet lehet érdekel megfelel oké ok mehet belefér elfogadható rendben');
/** The same without 'is': 'panel mehet'. */
const acceptedAlone = toSet('mehet belefér elfogadható');
/** What makes a wish of it again: 'medence is jó lenne'. */
const wished = toSet('lenne volna legyen');

/** How a text says that it does not want something; of what is not needed, a trait is not said to be missing. */
export interface Denial {
  /** The positions of its words. */
  words: readonly number[];
  kind: 'unwanted' | 'unneeded' | 'indifferent' | 'permitted';
}

/** What is denied: the position behind it. */
export interface Denied {
  last: number;
  denial: Denial;
  /** No filter says the opposite: both stay a wish. */
  isLeft?: true;
}

const range = (first: number, last: number) => Array.from({ length: last - first }, (_, at) => first + at);

function findKind(words: readonly string[]): Denial['kind'] {
  if (words.some((word) => indifferent.has(word))) return 'indifferent';
  return words.some((word) => unneeded.has(word)) ? 'unneeded' : 'unwanted';
}

/** Parameters of what is searched, which a following 'nem kell' says nothing about while it has something of its own. */
const subjects: ReadonlySet<string> = new Set([...subjectNames, 'settlement']);
const homes: ReadonlySet<string> = new Set(['adType', 'houseType']);
const pets: ReadonlySet<string> = new Set(['petAllowed', 'isPetAllowed']);

/** The positions of 'is jó', 'is szóba jöhet'. */
function findAccepted(get: (at: number) => string, at: number): number[] {
  if (acceptedAlone.has(get(at))) return [at];
  if (get(at) !== 'is') return [];
  const last = get(at + 1) === 'szoba' ? at + 2 : at + 1;
  return accepted.has(get(last)) && !wished.has(get(last + 1)) ? range(at, last + 1) : [];
}

/** 'felújítandó is jöhet', 'lehet felújítandó is', 'akár felújítandó is': of what is searched and of pets it says no less, but of a place. */
function findPermission(
  get: (at: number) => string,
  { first, last, meaning, place }: Pick<Reading, 'first' | 'last' | 'meaning' | 'place'>,
): Denial | undefined {
  const names = Object.keys(meaning?.filters ?? {});
  if (!place && names.every((name) => subjects.has(name) || pets.has(name))) return undefined;
  const after = findAccepted(get, last);
  const isBefore = ['lehet', 'akar'].includes(get(first - 1)) && get(last) === 'is';
  const words = after.length > 0 ? after : isBefore ? [first - 1, last] : [];
  return words.length > 0 ? { words, kind: 'permitted' } : undefined;
}

/** 'lift nélkül', 'lift nem kell', 'panel ne legyen', 'földszint kizárva', 'Siófok nem, de …'. */
function findAfter(get: (at: number) => string, last: number, endsClause: boolean): Denial | undefined {
  if (pointless.has(get(last))) return { words: [last], kind: 'unneeded' };
  if (without.has(get(last))) {
    // 'lift nélkül is jó'
    if (get(last + 1) !== 'is') return { words: [last], kind: 'unwanted' };
    return { words: [last, last + 1, ...findAccepted(get, last + 1)], kind: 'indifferent' };
  }
  if (!deny.has(get(last))) return undefined;
  const said = get(last + 1);
  if (unwanted.has(said) || unneeded.has(said) || indifferent.has(said))
    return { words: [last, last + 1], kind: findKind([said]) };
  const isAlone = endsClause || said === 'de' || (get(last) === 'ne' && said === '');
  const isSaid = get(last) === 'ne' || get(last) === 'nem';
  return isSaid && isAlone ? { words: [last], kind: 'unwanted' } : undefined;
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
  if (words[last + 1]?.flat !== 'legyen') return false;
  const names = Object.keys(meaning?.filters ?? {});
  // 'félpanzió ne legyen apartman', with which the sentence ends; 'panel ne legyen lakás Győr' goes on.
  const isEnd = last > 1 && words[last + 3]?.isJoined !== true;
  return place !== undefined || names.length === 0 || names.some((name) => homes.has(name)) || isEnd;
};

/** After 'nem': what somebody looks for in vain, and wants. */
const inability = /^(?:talal|tud|kap)/;

/** 'nem panel', 'ne legyen földszint', 'kivéve a VIII. kerület', 'nem kell lift', 'nem baj ha földszint'. */
function findBefore(
  get: (at: number) => string,
  first: number,
  { isBarePlace, isJoined }: { isBarePlace: boolean; isJoined: boolean },
): Denial | undefined {
  const isBetween = (at: number) =>
    (fillers.has(get(at)) && !inability.test(get(at))) ||
    between.has(get(at)) ||
    unneeded.has(get(at)) ||
    indifferent.has(get(at));
  let at = first - 1;
  while (at >= 0 && !deny.has(get(at)) && isBetween(at)) at -= 1;
  if (at < 0 || !deny.has(get(at))) return undefined;
  const said = range(at, first).map(get);
  // 'medence sem baj Budaörs', 'lift nem fontos, Budaörs'
  if (indifferent.has(said.at(-1) ?? '') && (neither.has(get(at)) || !isJoined)) return undefined;
  // 'nem baj, ha nem vízparti'
  const isPermitted = get(at - 1) === 'ha' && indifferent.has(get(at - 2)) && deny.has(get(at - 3));
  if (isPermitted) return { words: range(at - 3, first), kind: 'indifferent' };
  // 'ne legyen se hotel se panzió'
  const ahead = neither.has(get(at))
    ? findBefore(get, at, { isBarePlace: false, isJoined: true })
    : undefined;
  if (ahead) return { words: range(ahead.words[0] ?? at, first), kind: ahead.kind };
  // 'koliba nem akarok menni Miskolc' does not want to go to the first.
  if (isBarePlace && said.some((word) => /.ni$/.test(word))) return undefined;
  return { words: range(at, first), kind: findKind(said) };
}

/** 'nem panel vagy vályog': the second is denied with the first. */
function findShared(
  get: (at: number) => string,
  first: number,
  denied: readonly Denied[],
): Denial | undefined {
  const previous = denied.findLast(({ last }) => last <= first);
  const gap = previous ? range(previous.last, first) : [];
  const isShared =
    gap.some((at) => alternatives.has(get(at))) &&
    gap.every((at) => alternatives.has(get(at)) || fillers.has(get(at)));
  return previous && isShared ? { words: gap, kind: previous.denial.kind } : undefined;
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
  const { first, last, meaning, place } = reading;
  const isTaken = (at: number) => denied.some(({ denial }) => denial.words.includes(at));
  const get = (at: number) => (isTaken(at) ? '' : (words[at]?.flat ?? ''));
  const after = isFollowed ? findAfter(get, last, words[last]?.endsClause === true) : undefined;
  // 'lakás nem kell lift' is about the lift, and so is 'lift nem kell lakás'.
  const isSubject = place !== undefined || isAboutKind(meaning?.filters);
  const isFollowedToo = after !== undefined && words[last + after.words.length]?.isJoined === true;
  // 'Eger ne legyen hotel' is about the hotel.
  const isSaidOfNext =
    after?.kind === 'unneeded' ||
    (after?.kind === 'indifferent' && get(last) === 'nem') ||
    (after?.kind === 'unwanted' && isUnsaid(reading, words));
  const isOfNext = (isSubject || after?.kind === 'unwanted') && isSaidOfNext && isFollowedToo;
  if (after && !isOfNext) return after;
  const isBarePlace = place?.suffix === 'none';
  const permission = isFollowed ? findPermission(get, reading) : undefined;
  const isJoined = words[first]?.isJoined === true;
  return permission ?? findBefore(get, first, { isBarePlace, isJoined }) ?? findShared(get, first, denied);
}
