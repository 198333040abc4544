import { alternative, counted } from '../places/index.ts';
import {
  about,
  above,
  around,
  atLeast,
  atMost,
  below,
  comparedEnding,
  findSide,
  less,
  more,
} from './comparisons.ts';
import { addedCosts } from './cost-names.ts';
import { type Direction, findDeniedLimit } from './denied-limits.ts';
import type { FlatText, Span } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';
import { numberPattern, opening, readNumber } from './numbers.ts';

/** A number with its unit, or two of them; both ends of a bare one are equal and `isBare` is true. */
export interface Quantity extends Span {
  from: number | undefined;
  to: number | undefined;
  /** Without 'at most', 'from', 'to' …: what that means depends on the unit. */
  isBare: boolean;
  isAbout: boolean;
  /** The unit of the last number as it was matched. */
  unit: string;
  /** What follows the quantity and belongs to it: '/hó', 'telek'. */
  tail: string;
}

export interface Unit {
  /** Pattern of the unit; may be empty where `tail` or the size of the number tells. */
  unit: string;
  /** Pattern of what may follow the quantity. */
  tail?: string;
  /** The factor of a unit. */
  getFactor?: (unit: string) => number;
  /** '2 felnőtt és 1 gyerek' is no range. */
  hasOneUnit?: boolean;
}

const before = `(?<before>(?:${atMost}|${atLeast}|${about}|<=?|>=?|(?:${less}|${more}) mint|${below}|${above}|mar|akar) ?(?:a |havi )?)?`;
/** '150 ezer + 40 ezer rezsi' and '150 ezer + 2 havi kaució' are no 'or more'; months of a deposit are taken before. */
const noSum = `(?! ?(?:\\d|[\\u0001 ]*${addedCosts}))`;
/** '250 max', '60 nm minimum', but not '3 szoba max 60 millió' */
const limitBehind = `(?:${atMost}|${atLeast})(?![a-z]|\\.? ?(?:az? )?${numberPattern})`;
const after = `(?<after> ?(?:(?:(?:vagy|es) )?(?:${below}|${above}|alatta)|(?:fole|ala)(?![a-z])|feluli?|${around}|kozotti?|kozt|(?:vagy )?(?:${less}|${more})${comparedEnding}|(?:plusz|\\+)${noSum}|${limitBehind}))?`;
const ending =
  '(?<ending>(?:-?[aeo]?s)?(?:(?:a|e|u|ja|je)?(?:-| (?=n[ae]l |(?:ig|tol)(?![a-z])))?(?:ig|tol|ert|bol|nal|nel|rol|ra|re|val|vel|[bdfgklmnprstvz]?[ae]l|ban|ben|on|en|nak|nek|ba|be|hoz|hez|ot|et|at|t|k|nk))?)';
const boundary = '(?![\\p{L}\\d²])';

function readDirection(said: string, ending: string, later: string): 'min' | 'max' | 'about' | undefined {
  const [ahead, behind] = [findSide(said), findSide(later.trim())];
  if (behind ?? (ahead !== 'about' && ahead)) return behind ?? ahead;
  // '250-ért'
  if (ending.endsWith('ig') || ending.endsWith('ert')) return 'max';
  return ending.endsWith('tol') ? 'min' : ahead;
}

const laterWord = new RegExp(`(?:${below}|${above})$`);
/** 'felett' of '15 ezer/fő felett'. */
const findLaterWord = (tail = ''): string => laterWord.exec(tail)?.[0] ?? '';

/** '-ig' of '800 ezer Ft/m2-ig'. */
const findLaterEnding = (tail = ''): string => /-?(?:ig|tol)$/.exec(tail)?.[0] ?? '';

const conjunction = '(?: ?[,;]| de| es)(?: (?:de|es))?';
/** ', de 150-nél kisebb' behind '100 nm felett': the other end of it, without a unit of its own. */
const otherEndAfter = new RegExp(
  `^(?<joined>${conjunction}) ${before}(?<b>${numberPattern})${ending}${boundary}${after}(?!${counted})`,
  'u',
);
/** 'legalább 50, ' before 'legfeljebb 70 nm'. */
const otherEndBefore = new RegExp(`${opening}${before}(?<b>${numberPattern})${conjunction} $`, 'u');
/** Sizes are compared so; without 'de' anything else may be the end of another quantity. */
const isComparison = new RegExp(`${more}|${less}|legalabb|legfeljebb`);

/** One end of a quantity, both where the text does not say which. */
const toOpenEnds = (value: number, direction: Direction | undefined) => ({
  from: direction === 'max' ? undefined : value,
  to: direction === 'min' ? undefined : value,
  isBare: direction === undefined,
  isAbout: false,
});

/** What the other end of a quantity changes, where it stands as a bare number beside it. */
function findOtherEnd(
  text: string,
  { start, end }: Span,
  direction: Direction,
  factor: number,
): Partial<Quantity> {
  const other = direction === 'min' ? 'max' : 'min';
  const find = (match: RegExpExecArray | null, isJoined: boolean) => {
    const { before: said = '', ending: suffix = '', after: later = '', b = '' } = match?.groups ?? {};
    if (!match || readDirection(said, suffix, later) !== other) return undefined;
    if (!isJoined && !isComparison.test(`${said} ${later}`)) return undefined;
    const value = readNumber(b) * factor;
    return { length: match[0].length, change: other === 'max' ? { to: value } : { from: value } };
  };
  const after = otherEndAfter.exec(text.slice(end));
  const behind = find(after, / de/.test(after?.groups?.joined ?? ''));
  if (behind) return { ...behind.change, end: end + behind.length };
  const ahead = find(otherEndBefore.exec(text.slice(0, start)), false);
  return ahead ? { ...ahead.change, start: start - ahead.length } : {};
}

/** ' vagy 4' behind '3 szoba', with which a clause ends. */
const orAnother = new RegExp(`^ ${alternative} (?<b>\\d[\\d.,]*)(?= *(?:$|[,;!?)]))`);

/** The direction of a match of one number. */
function findDirection({ plus, before: said = '', ending = '', after: later = '', tail }: Groups) {
  if (plus) return 'min';
  return readDirection(said, ending || findLaterEnding(tail), later || findLaterWord(tail));
}
type Groups = Readonly<Record<string, string | undefined>>;

type ToItems = (quantity: Quantity) => Item[];

/** How far 'about' reaches to either side. */
const tolerance = 0.1;

export function createQuantityReader({ unit, tail = '', getFactor = () => 1, hasOneUnit = false }: Unit) {
  const tailPattern = tail === '' ? '(?<tail>)' : `(?<tail>${tail})?`;
  const number = (name: string) => `(?<${name}>${numberPattern})`;
  const single = new RegExp(
    `${opening}${before}${number('b')}(?<plus>(?:\\+| ?plusz)${noSum})?[ -]?(?<unit>${unit})${ending}${boundary}${after}${tailPattern}`,
    'gu',
  );
  const between = `(?: ?-?tol ?-? ?| ?[-–—] ?| ${alternative} (?!fel))`;
  const range = new RegExp(
    `${opening}${before}${number('a')}(?:[ -]?(?<unitA>${unit}))?(?:-?[aeo]?s)?${between}(?<mid>a )?${number('b')}[ -]?(?<unit>${unit})${ending}${boundary}${after}${tailPattern}`,
    'gu',
  );

  const toEnds = (low: number, high: number) => ({ from: Math.min(low, high), to: Math.max(low, high) });

  function readRange(match: RegExpMatchArray): Quantity | undefined {
    const { a = '', b = '', unitA = '', unit: lastUnit = '', tail: rest = '' } = match.groups ?? {};
    if (hasOneUnit && unitA !== '' && unitA !== lastUnit) return undefined;
    const factor = getFactor(lastUnit);
    const low = readNumber(a) * (unitA ? getFactor(unitA) : factor);
    const high = readNumber(b) * factor;
    if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
    const start = match.index ?? 0;
    const position = { start, end: start + match[0].length, unit: lastUnit, tail: rest };
    return { ...position, ...toEnds(low, high), isBare: false, isAbout: false };
  }

  function readSingle(match: RegExpMatchArray): Quantity | undefined {
    const groups = match.groups ?? {};
    const { b = '', unit: lastUnit = '', tail: rest = '', ending: suffix = '' } = groups;
    const factor = getFactor(lastUnit);
    const value = readNumber(b) * factor;
    if (!Number.isFinite(value)) return undefined;
    const start = match.index ?? 0;
    const position = { start, end: start + match[0].length, unit: lastUnit, tail: rest };
    const direction = findDirection(groups);
    if (direction === 'about') {
      const [from, to] = [1 - tolerance, 1 + tolerance].map((part) => Math.round(value * part));
      return { ...position, from, to, isBare: false, isAbout: true };
    }
    const limit = findDeniedLimit(match.input ?? '', position, direction, suffix);
    if (limit) return { ...position, ...limit, ...toOpenEnds(value, limit.direction) };
    const another = unit === '' || direction ? null : orAnother.exec((match.input ?? '').slice(position.end));
    if (another) {
      const both = toEnds(value, readNumber(another.groups?.b ?? '') * factor);
      return { ...position, end: position.end + another[0].length, ...both, isBare: false, isAbout: false };
    }
    const ends = toOpenEnds(value, direction);
    if (direction === undefined || unit === '' || position.tail !== '') return { ...position, ...ends };
    return { ...position, ...ends, ...findOtherEnd(match.input ?? '', position, direction, factor) };
  }

  const readAll = (
    text: FlatText,
    matches: Iterable<RegExpMatchArray>,
    read: (match: RegExpMatchArray) => Quantity | undefined,
    toItems: ToItems,
  ): Item[] =>
    [...matches].flatMap((match) => {
      const quantity = read(match);
      const items = quantity ? toItems(quantity) : [];
      for (const { start, end } of items) text.take(start, end);
      return items;
    });

  /** What the quantities of a text say, ranges first; the items of those that `toItems` accepts are taken out of it. */
  return (text: FlatText, toItems: ToItems): Item[] => [
    ...readAll(text, text.flat.matchAll(range), readRange, toItems),
    ...readAll(text, text.flat.matchAll(single), readSingle, toItems),
  ];
}

/** Both ends as filters, rounded to `digits` decimals. */
export function toRange(stem: string, { from, to }: Pick<Quantity, 'from' | 'to'>, digits = 0): Filters {
  const write = (value: number) => String(Number(value.toFixed(digits)));
  return {
    ...(from !== undefined && { [`${stem}From`]: [write(from)] }),
    ...(to !== undefined && { [`${stem}To`]: [write(to)] }),
  };
}
