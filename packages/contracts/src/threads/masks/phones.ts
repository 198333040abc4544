import type { DigitGroup, DigitRun } from './digit-runs.ts';
import { findAll, type Span } from './span.ts';

/** Area codes of two digits. */
const areas = new Set(
  '22 23 24 25 26 27 28 29 32 33 34 35 36 37 42 44 45 46 47 48 49 52 53 54 56 57 59 62 63 66 68 69 72 73 74 75 76 77 78 79 80 82 83 84 85 87 88 89 90 91 92 93 94 95 96 99'.split(
    ' ',
  ),
);
const mobiles = new Set(['20', '21', '30', '31', '50', '70', '71']);

const minDigits = 8;
const maxDigits = 15;
/** '76/123-456'. */
const landlineGroups = 3;
/** Groups of a window: digits one by one, and some words between. */
const maxGroups = 18;

/** Whether these are the digits of a Hungarian number after its trunk prefix: '301234567', '76123456', '12345678'. */
function isNational(digits: string): boolean {
  const area = digits.slice(0, 2);
  if (mobiles.has(area)) return digits.length === 9;
  // No number in Budapest begins with 0; that is one of the register of companies: '06-10-123456'.
  if (digits.startsWith('1')) return digits.length === 8 && digits[1] !== '0';
  return areas.has(area) && digits.length === 8 && digits[2] !== '0';
}

/** Numbers that say themselves that they are telephone numbers. */
function hasPrefix(digits: string, hasPlus: boolean): boolean {
  for (const prefix of ['06', '36', '0036'])
    if (digits.startsWith(prefix) && isNational(digits.slice(prefix.length)))
      // '36 …' without plus or zeros could be anything, unless a mobile number follows.
      return prefix !== '36' || hasPlus || mobiles.has(digits.slice(2, 4));
  if (hasPlus) return digits.length >= 9 && digits.length <= 15 && !digits.startsWith('0');
  return /^00[1-9]/.test(digits) && digits.length >= 11 && digits.length <= 15;
}

/** Neighbouring groups of a run. */
interface Window {
  digits: string;
  /** Digits of each group. */
  lengths: number[];
  /** Nothing but spaces and signs stands between. */
  isTight: boolean;
  /** The text between its groups. */
  separators: string;
  wordCount: number;
}

/** How many digits a telephone number has at most that begins with these groups; 0 if none does. */
function getMaxDigits({ digits, lengths }: Window, hasPlus: boolean): number {
  if (hasPlus) return maxDigits;
  if (digits.startsWith('00')) return digits[2] === '0' ? 0 : maxDigits;
  const hasTrunk = digits.startsWith('06');
  const national = hasTrunk ? digits.slice(2) : digits;
  const area = national.slice(0, 2);
  const isPossible = area.length < 2 || area.startsWith('1') || mobiles.has(area) || areas.has(area);
  if (!isPossible) return 0;
  if (hasTrunk || digits.startsWith('36')) return 11;
  return lengths.length <= landlineGroups || mobiles.has(area) ? 9 : 0;
}

/** Mobile numbers without any prefix: '30 123 4567', '30/123-45-67', '301234567'; sums have groups of three. */
function isBareMobile({ digits, lengths, isTight }: Window): boolean {
  if (!isTight || digits.length !== 9 || !mobiles.has(digits.slice(0, 2)) || digits[2] === '0') return false;
  if (lengths.length === 1 || lengths.every((length) => length === 1)) return true;
  const isSum = lengths.slice(1).every((length) => length === 3);
  return !isSum && lengths[0] === 2 && Math.max(...lengths.slice(1)) <= 7;
}

/** Landline numbers without prefix, by their signs: '(76) 123-456', '76/123-456', '1/234-5678'. */
function isBareLandline({ digits, lengths, separators }: Window): boolean {
  if (!isNational(digits) || mobiles.has(digits.slice(0, 2)) || lengths.length < 2) return false;
  const [area = 0] = lengths;
  if (area !== (digits.startsWith('1') ? 1 : 2)) return false;
  return /^[)/]/.test(separators) && separators.includes('-') && lengths.length === landlineGroups;
}

const isMobileInWords = ({ digits, wordCount }: Window) =>
  wordCount > 2 && digits.length === 9 && mobiles.has(digits.slice(0, 2)) && digits[2] !== '0';

const isNumber = (window: Window, hasPlus: boolean, isClear: boolean): boolean =>
  (hasPrefix(window.digits, hasPlus) && (!isClear || window.isTight)) ||
  (!isClear && (isBareMobile(window) || isBareLandline(window) || isMobileInWords(window)));

/** Whether a plus sign or its word stands right before a place. */
function hasPlusBefore(text: string, place: number): boolean {
  const sign = text.lastIndexOf('+', place);
  return (sign >= 0 && sign >= place - 3) || text.slice(Math.max(0, place - 6), place).includes('plus');
}

/** Whether a telephone number may begin with the group, so that most numbers cost nothing more. */
const mayBegin = (text: string, { digits, to }: DigitGroup, hasPlus: boolean): boolean =>
  hasPlus || digits !== '1' || text[to] === ')' || text[to] === '/';

/** The longest telephone number of a run that begins with a group; how many groups it has. */
function findFrom(text: string, { groups, gaps }: DigitRun, first: number, isClear: boolean): number {
  const hasPlus = hasPlusBefore(text, groups[first]?.from ?? 0);
  const window: Window = { digits: '', lengths: [], isTight: true, separators: '', wordCount: 0 };
  let found = 0;
  for (let index = first; index < first + maxGroups; index += 1) {
    const group = groups[index];
    if (!group || (index === first && !mayBegin(text, group, hasPlus))) break;
    if (index > first) {
      if (gaps[index] !== 'plain') window.isTight = false;
      window.separators += text.slice(groups[index - 1]?.to, group.from);
    }
    window.digits += group.digits;
    window.lengths.push(group.digits.length);
    if (group.isWord) window.wordCount += 1;
    if (window.digits.length > getMaxDigits(window, hasPlus)) break;
    if (window.digits.length >= minDigits && isNumber(window, hasPlus, isClear)) found = index - first + 1;
  }
  return found;
}

/** A number after the name of its network: 'a harmincas számom 555 6677'. */
const afterNetwork =
  /(?<![a-z])(?:(?:husz|harminc)as|(?:otven|hetven)es)(?: ?(?:-?os)? ?(?:szam|mobil|telefon)(?:szam)?(?:om|unk)?)?[ :-]{0,3}\d(?:[ -]?\d){6}(?!\d|[ .]\d{3})/g;

export const findNumbersOfNetworks = (text: string): Span[] => findAll(text, afterNetwork);

/**
 * The telephone numbers among runs of digits; of a `clear` search those only that have a prefix and nothing but spaces
 * and signs between.
 */
export function findPhones(text: string, runs: readonly DigitRun[], isClear = false): Span[] {
  const spans: Span[] = [];
  for (const run of runs) {
    for (let first = 0; first < run.groups.length; ) {
      const count = findFrom(text, run, first, isClear);
      const start = run.groups[first];
      const end = run.groups[first + count - 1];
      if (count === 0 || !start || !end) {
        first += 1;
        continue;
      }
      const sign = /(?:\+ ?\(?|\()$/.exec(text.slice(Math.max(0, start.from - 3), start.from));
      spans.push({ from: start.from - (sign?.[0].length ?? 0), to: end.to });
      first += count;
    }
  }
  return spans;
}
