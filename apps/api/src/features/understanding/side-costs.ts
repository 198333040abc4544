import { about, above, around, atLeast, atMost, below } from './comparisons.ts';
import { deposits, parkingPlaces, runningCosts } from './cost-names.ts';
import type { FlatText, Span } from './flat-text.ts';
import { homes } from './home-words.ts';
import type { Item } from './meaning.ts';
import { countWord, numberPattern, readNumber, smallNumber } from './numbers.ts';
import type { Quantity } from './quantities.ts';
import { getSumFactor, sumUnit } from './sums.ts';

/** A place for a car is a cost beside a home or a stay only, and up to so many forints, unless a greater sum precedes it. */
const maxParking = 60_000;
const home = new RegExp(`(?<![a-z])(?:${homes}|alberlet|albi|szoba|szallas|apartman|hotel|panzio)`);

const cost = `(?<![a-z])(?:(?<running>${runningCosts})|(?<deposit>${deposits})|(?<parking>${parkingPlaces}))`;
/** 'rezsije', 'kaucióra'; of 'rezsivel' the sum is that of both. */
const ending = '(?:j?[ae]|j?[aeo]?t|n?k|[aeou]m|r[ae])?(?![a-z])';
/** Between a cost and its sum: 'a rezsi télen [se több 50 ezernél]'. */
const between =
  ':?(?<between>(?: (?:fejenkent|havi|havonta|telen|nyaron|atlag(?:osan|ban)?|is|csak|ne|nem|se|sem|legyen|lehet(?:ne)?|menjen|haladja|meg|tobb|mint|az?|van|lesz))*)';
const sum = `(?<number>${numberPattern})(?: ?(?<unit>${sumUnit}))?`;

const namedBefore = new RegExp(`${cost}${ending}${between} ?$`);
const namedAfter = new RegExp(`^ (?:(?:az?|havi|tud[a-z]{1,4}) )?${cost}(?<ending>[a-z]{0,6})(?![a-z])`);
const sumBefore = new RegExp(
  `(?<![\\p{L}\\d.,])${sum}(?:-?[a-z]{1,4})?(?: ${below}| ${around})?(?: ?(?:\\+|plusz))? $`,
  'u',
);
const sumAfter = new RegExp(
  `^${between} (?:(?:${atMost}|${atLeast}|${about}) )?${sum}(?:(?<=[a-z])(?![a-z])|(?= *(?:$|[,;.])))`,
);
/** 'nem kell [kaució 150 ezer]', 'kis [rezsi 150 ezer]', '2 havi [kaució 150 ezer]': the sum is another one. */
const ofMonths = '(?:havi|ho(?:nap)?(?:nyi|os)?)';
const isSettled = new RegExp(
  `(?:nem kell|nincs|kis|kicsi|keves|alacsony|olcso|minimalis|kedvezo|(?:${smallNumber}|masfel) ?${ofMonths}) $`,
);
/** '[150 ezer rezsi] nélkül', '[150 ezer kaució] 2 havi', '[150 ezer kaució] egy havi' */
const isOfOther = new RegExp(
  `^:? (?:nelkul|nincs|nem|kulon|benne|mentes|(?:[\\d+]+|${countWord}|masfel) ?(?:havi|ho))`,
);
/** '[20 ezer] alatti rezsivel', '[15 ezer] forintos közös költséggel' */
const isAttribute = new RegExp(`(?:alatti|${above}|koruli|[aeo]s)$`);

/** In forints; a bare number is in thousands. */
function toForints(groups: Readonly<Record<string, string | undefined>> | undefined): number | undefined {
  if (groups?.number === undefined) return undefined;
  const value = readNumber(groups.number) * getSumFactor(groups.unit ?? '');
  return value < 1000 ? value * 1000 : value;
}

/**
 * Where a text says what something beside the price costs, without the name of it: '[max 50 ezer]' of the 'rezsi',
 * '[20 ezer] közös költség'; undefined of another sum. Of two sums around such a name the less is that of what is paid with
 * the price, and the greater one that of a deposit.
 */
export function findSideCost(
  { original, flat }: FlatText,
  { start, end, from, to }: Quantity,
): Span | undefined {
  const value = toForints({ number: String(to ?? from) }) ?? 0;
  const isCost = (groups: Readonly<Record<string, string | undefined>> = {}, other?: number) => {
    if (groups.parking) return value < (other ?? maxParking) && home.test(original);
    return other === undefined || (groups.deposit ? value >= other : value < other);
  };
  const [ahead, rest] = [original.slice(0, start), original.slice(end)];
  const before = namedBefore.exec(ahead);
  if (before) {
    const clause = ahead.slice(0, before.index);
    const isOwn = !isSettled.test(clause) && isCost(before.groups, toForints(sumBefore.exec(clause)?.groups));
    // Of 'rezsi télen max 50 ezer' the season was taken before.
    const untaken = /[a-z ]*$/.exec(flat.slice(0, start))?.[0] ?? '';
    const first = ahead.trimEnd().length - (before.groups?.between ?? '').length;
    return isOwn ? { start: Math.max(first, start - untaken.length), end } : undefined;
  }
  const after = namedAfter.exec(rest);
  if (!after) return undefined;
  const behind = rest.slice(after[0].length);
  const isPlain =
    new RegExp(`^${ending}$`).test(after.groups?.ending ?? '') || after.groups?.running === 'onero';
  const isSaid = isAttribute.test(original.slice(start, end)) || (isPlain && !isOfOther.test(behind));
  return isSaid && isCost(after.groups, toForints(sumAfter.exec(behind)?.groups))
    ? { start, end }
    : undefined;
}

const months = `(?:${atMost} )?(?:\\d(?: ?[+–-] ?\\d)?|${countWord}|masfel) ?${ofMonths}(?![a-z])`;
const monthsOfDeposit = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:nem kell|nincs) )?${months}(?= (?:berleti dij )?(?:${deposits}))|(?<=(?:${deposits}):? )${months}`,
  'gu',
);

/** The months of a deposit ('2 havi kaució'), which are taken out of the text and stay a wish. */
export const readDeposits = (text: FlatText): Item[] =>
  [...text.flat.matchAll(monthsOfDeposit)].map((match) => ({ ...text.takeMatch(match), meanings: {} }));
