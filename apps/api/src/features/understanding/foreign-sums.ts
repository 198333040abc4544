import { alternative, sums } from '../places/index.ts';
import { about, above, around, atLeast, atMost, below } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { numberPattern, opening } from './numbers.ts';

const signs = '[€$£]|(?:usd|gbp|chf)(?![a-z])';
/** 'euróig', 'fontom', but 'fontos' is important, and 'Európa' no money. */
const nations = '(?:(?:svajci|cseh|sved|norveg|dan|roman|szerb|horvat|lengyel|amerikai|kanadai|angol) )?';
const currencies = `${signs}|eur(?!op)[a-z]{0,7}|dollar[a-z]{0,6}|font(?!os(?![a-z]))[a-z]{0,5}`;
/** What names other things, too, unless it is counted in thousands: '2 korona' are a dentist's. */
const onlyOfSums = 'frank|korona|kuna|lej(?!j)|dinar|zloty|rubel';
const sum = `[ -]?(?:${sums})`;
const to = `(?: ?[-–—] ?| ?-?tol ?-? ?| ${alternative} )`;
const per = String.raw`(?: ?(?:\/|per) ?(?:ho(?:nap)?|fo|ej(?:szaka)?|nap|ora|nm|m2|m²|negyzetmeter)(?![a-z]))*`;
const after = `(?: (?:${below}|${above}|${around}|kozotti?)(?![a-z]))?`;
const before = `(?:(?:${atMost}|${atLeast}|${about}) ?)?`;
const amount = `${numberPattern}(?:${sum}(?![a-z]))?`;
const foreignSum = new RegExp(
  `${opening}${before}(?:${amount}${to})?(?:(?:${amount} ?${nations}(?:${currencies})|${numberPattern}${sum} ${nations}(?:${onlyOfSums})[a-z]{0,5})|(?<![a-z])(?:eur[ao]? ?|${signs} ?)${amount})${per}${after}`,
  'gu',
);

/**
 * Sums of another currency, which no search has, so that they stay a wish: taken out before the numbers of forints are
 * read, of which '200 ezer euró' would be a price below any.
 */
export const readForeignSums = (text: FlatText): Item[] =>
  [...text.flat.matchAll(foreignSum)].map((match) => ({ ...text.takeMatch(match), meanings: {} }));
