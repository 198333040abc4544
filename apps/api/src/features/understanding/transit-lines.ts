import { alternative } from '../places/index.ts';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';

const number = String.raw`\d{1,3}[a-z]?`;
const numbered = 'metro|foldalatti|kisfoldalatti|villamos|busz|autobusz|troli|hev|vasut|vonat';
const road = 'fout|ut(?:on|nal|hoz|ra|rol|tol)?(?![a-z])|autopalya|autout|sztrada|gyorsforgalmi';
/** 'a 4-es metró', '4-6-os villamos', 'a 47-es vagy 49-es villamos', '6-os út', 'M3-as'. */
const line = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:${number}(?:-?[aeo]s)?(?: ?[-/,] ?| ${alternative} ))?${number}-?[aeo]s(?= (?:${numbered}|${road}))|(?<!\\d ?)m ?\\d{1,2}-?[aeo]s(?=\\P{L}|$))`,
  'gu',
);

/**
 * The numbers of lines and roads, which count nothing and stay a wish: taken out before prices and rooms are read. What
 * runs there is left to the words: 'metró közelében'.
 */
export const readTransitLines = (text: FlatText): Item[] =>
  [...text.flat.matchAll(line)].map((match) => ({ ...text.takeMatch(match), meanings: {} }));
