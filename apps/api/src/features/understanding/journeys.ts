import { radii, usualRadius } from '@piacter/contracts/places/values';
import { about, atMost } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import { numberPattern, opening, readNumber } from './numbers.ts';
import type { FoundRadius } from './place-patterns.ts';

const limit = `(?:(?:${atMost}|${about}|kevesebb mint) )?`;
const amount = String.raw`(?:\d{1,3} ?[-–] ?)?(?<amount>haromnegyed|${numberPattern})[ -]?(?<unit>perc|ora)(?:re|ra|nyira|nyire|nyi|es)?(?![a-z])`;
const notFar = 'nem (?:(?:tul|annyira|olyan) )?messze(?:bb)?(?![a-z])';
/** How somebody goes, and what says no more than that something is there. */
const way =
  '(?<way>(?: (?:autoval|kocsival|vonattal|busszal|bringaval|biciklivel|gyalog|seta|setara|autoutra|utra|tavolsagra|van|levo|eso|legyen))*)';
const origin = String.raw`(?<place>\p{L}[\p{L}-]*(?:tol|rol|hoz|hez))`;
/** '20 percre van a [Keletitől]' */
const before = new RegExp(
  `${opening}(?:${limit}${amount}${way}|${notFar}) (?:az? )?(?=${origin}(?![\\p{L}]))`,
  'gu',
);
/** '[Pestről ]max fél óra', but not '2 óra alatt' */
const after = new RegExp(
  `(?<![\\p{L}-])${origin},? (?<time>${limit}${amount}${way}(?: belul)?|${notFar})(?! alatt| mulva)(?![\\p{L}\\d])`,
  'gu',
);

const maxRadius = Math.max(...radii);
const minutesOfHour = 60;
/** The kilometres that a car goes in a time, one in a minute; none of a walk, which no radius is as short as. */
function toKilometres({ amount: said, unit, way: gone = '' }: Readonly<Record<string, string | undefined>>) {
  if (said === undefined) return usualRadius;
  if (/gyalog|seta/.test(gone)) return 0;
  const number = said === 'haromnegyed' ? 0.75 : readNumber(said);
  return Math.min(maxRadius, Math.ceil(unit === 'ora' ? number * minutesOfHour : number));
}

/**
 * 'fél órára Budapesttől', '20 percre a Keletitől': so far around the place, which is not looked for alone. `isTown` tells
 * of a word whether it is one. Taken out.
 */
export function readJourney(text: FlatText, isTown: (word: string) => boolean): FoundRadius | undefined {
  const typed = (at: number, { length }: string) => text.text.slice(at, at + length).toLowerCase();
  for (const pattern of [before, after])
    for (const match of text.flat.matchAll(pattern)) {
      const { place = '', time = match[0] } = match.groups ?? {};
      const end = match.index + match[0].length;
      const kilometres = toKilometres(match.groups ?? {});
      const placeAt = pattern === before ? end : match.index;
      if (!(kilometres >= 1) || !isTown(typed(placeAt, place))) continue;
      const start = pattern === before ? match.index : end - time.length;
      text.take(start, end);
      return { start, end, kilometres };
    }
  return undefined;
}
