import { isHome, type Reading } from './candidates.ts';
import { above, around, below } from './comparisons.ts';
import { month } from './days/calendar.ts';
import { joining } from './denial-words.ts';
import type { FlatText } from './flat-text.ts';
import { countWord } from './numbers.ts';
import { range, type Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

/** Between what is withdrawn and what is meant: 'Eger, vagyis inkább Egerszalók'. */
const correctives = 'vagyis|azaz|pontosabban|bocs(?:anat|i)?|pardon|elnezest|javitok';
const corrective = new RegExp(`^(?:${correctives})$`);
/** Takes back what it stands behind, or what follows: 'Tatabánya mégse', 'mégsem Győr'. */
const afterAll = /^megsem?$/;

const number = String.raw`(?:\d[\d.,]*|${countWord})`;
const unit = String.raw`(?:[-. ]{0,2}(?<unit>\p{L}{2})\p{L}{0,10})?`;
const free = String.raw`(?<![\p{L}\d.,])(?<!(?:${month})[a-z]{0,8}\.? )`;
/**
 * 'nem 3, hanem [4 főre]', '3 főre, bocsánat [4 főre]', '3 vagyis [4 fő]'; not so '3 nap, azaz 2 éj', which says it twice.
 */
const withdrawnNumbers = [
  new RegExp(String.raw`(?<![a-z])nem ${number}${unit},? hanem (?=${number}(?!\p{L}))`, 'gu'),
  new RegExp(
    String.raw`${free}${number}${unit},? (?:${correctives}|helyett),? (?:inkabb |csak |hanem )?(?=${number}[-. ]{0,2}\k<unit>)`,
    'gu',
  ),
];

/** '80 négyzetméter, vagyis inkább 90 fölötti': what is meant has the unit of what is withdrawn. */
const withoutUnit = new RegExp(
  String.raw`${free}${number}(?<measured>[-. ]{0,2}\p{L}{2,12}),? (?:${correctives}),? (?:inkabb |csak )?(?<meant>\d[\d.,]*)(?= (?:${above}|${below}|${around})(?!\p{L})|-?(?:ig|tol)(?!\p{L})| *(?:$|[;!?]))`,
  'u',
);

/** Takes out the numbers that a text corrects. */
export function takeWithdrawnNumbers(text: FlatText): void {
  const match = withoutUnit.exec(text.flat);
  const { meant = '', measured = '' } = match?.groups ?? {};
  if (match) text.replace(match.index, match.index + match[0].length, meant + measured);
  for (const pattern of withdrawnNumbers)
    for (const found of text.flat.matchAll(pattern)) text.takeMatch(found);
}

/** What may replace a reading: a place another place, a trait one of the same parameter. */
const kindOf = ({ place, meaning }: Reading): string | undefined =>
  place ? 'place' : Object.keys(meaning?.filters ?? {})[0];
const isSame = (one: Reading, other: Reading): boolean =>
  one.place
    ? one.place.name === other.place?.name
    : JSON.stringify(one.meaning?.filters) === JSON.stringify(other.meaning?.filters);

/** What a text takes back. */
export interface Corrections {
  /** The readings that are left. */
  readings: Reading[];
  /** The positions of its words, and of those that take it back. */
  words: readonly number[];
}

/** 'Tatabánya mégse', but 'hotel mégsem Győrben' is about the town, and 'Győr, mégsem panel' about the panel. */
function isTakenBack(words: readonly Word[], reading: Reading, next: Reading | undefined): boolean {
  const after = words[reading.last];
  if (!after?.isJoined || !afterAll.test(after.flat)) return false;
  const isOfNext = next?.first === reading.last + 1 && words[next.first]?.isJoined === true;
  return !isOfNext || kindOf(next) === kindOf(reading);
}

/** The position of 'mégsem' before a reading: 'mégsem a Győr'. */
function findBefore(words: readonly Word[], { first }: Reading): number | undefined {
  let at = first - 1;
  while (fillers.has(words[at]?.flat ?? '') && words[at + 1]?.isJoined) at -= 1;
  return afterAll.test(words[at]?.flat ?? '') && words[at + 1]?.isJoined ? at : undefined;
}

/** The positions of the words between a reading and what is meant instead: 'Eger[, vagyis inkább ]Egerszalók'. */
function findReplacement(
  words: readonly Word[],
  reading: Reading,
  next: Reading | undefined,
): number[] | undefined {
  if (!next || kindOf(next) !== kindOf(reading)) return undefined;
  const between = range(reading.last, next.first);
  const get = (at: number) => words[at]?.flat ?? '';
  const isCorrected =
    between.some((at) => corrective.test(get(at))) &&
    // Of alternatives none is withdrawn.
    between.every((at) => corrective.test(get(at)) || (fillers.has(get(at)) && !joining.has(get(at))));
  return isCorrected ? between : undefined;
}

/** The home of a phrase that is taken back: 'eladó ház csere helyett' is no exchange, but a house. */
function findHomeOf(words: readonly Word[], reading: Reading): Reading | undefined {
  const { first, last, meaning } = reading;
  const { houseType } = meaning?.filters ?? {};
  const end = words[first]?.end;
  if (!meaning || !houseType || last - first < 2 || end === undefined) return undefined;
  return { ...reading, last: first + 1, end, meaning: { ...meaning, filters: { houseType } } };
}

/**
 * What a text corrects: 'Győr helyett inkább Sopron', 'Tatán vagy Tatabányán, bocsánat, Tatabánya mégse'. What is taken
 * back is neither looked for nor left out.
 */
export function findCorrections(words: readonly Word[], readings: readonly Reading[]): Corrections {
  const said = readings.filter((reading) => kindOf(reading) !== undefined);
  const behind = said.filter((reading, at) => isTakenBack(words, reading, said[at + 1]));
  const find = (reading: Reading, next: Reading | undefined): number[] | undefined => {
    const after = words[reading.last];
    if (behind.includes(reading) || (after?.isJoined && after.flat === 'helyett')) return [reading.last];
    const before = findBefore(words, reading);
    const isOfOther = before === undefined || behind.some(({ last }) => last === before);
    return isOfOther ? findReplacement(words, reading, next) : [before];
  };
  const found = said.flatMap((reading, at) => {
    const own = find(reading, said[at + 1]);
    return own ? [{ reading, own }] : [];
  });
  const isWithdrawn = (one: Reading) =>
    found.some(({ reading }) => reading === one || (one.last <= reading.first && isSame(reading, one)));
  const withdrawn = said.filter(isWithdrawn);
  const isOnlyHome = (one: Reading) => readings.filter(isHome).every((other) => other === one);
  return {
    readings: readings.flatMap((one) => {
      if (!withdrawn.includes(one)) return one;
      return isOnlyHome(one) ? (findHomeOf(words, one) ?? []) : [];
    }),
    words: [
      ...found.flatMap(({ own }) => own),
      ...withdrawn.flatMap(({ first, last }) => range(first, last)),
    ],
  };
}
