import { atLeast, atMost } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';
import { opening } from './numbers.ts';

const year = '(?:1[89]|20)\\d\\d';
const built =
  '(?:epult|epitett|epitesu|epites|epitese|epitve|epulet(?:ben)?|gyartasu|evjarat\\w{0,3}|haz(?:at|ban|ak)?|lakas(?:t|ok|ban)?)';
const ofYear = '-?[aeo]s';
const limit = `(?:(?<min>${atLeast}) )?(?:(?<max>${atMost}) )?`;
const closing = '(?![\\p{L}\\d])';

type Ends = readonly [from?: number | undefined, to?: number | undefined];
interface Pattern {
  pattern: RegExp;
  toEnds: (groups: Readonly<Record<string, string | undefined>>, thisYear: number) => Ends;
}

const toDecade = (written: string): Ends => {
  const number = Number(written);
  const first = number >= 100 ? number : number + (number < 30 ? 2000 : 1900);
  return [first, first + 9];
};

/** In the order of trying; what is taken by one is seen by no other. */
const patterns: readonly Pattern[] = [
  {
    // '1990 és 2005 között épült', '1960-1980 építésű', '1990-2005 között'
    pattern: new RegExp(
      `${opening}(?:epult |epitve )?(?<from>${year})(?: ?[-–] ?| es | ?-?tol )(?<to>${year})(?:-?ig)?(?: kozott?i?)?(?: (?:kozott )?(?:epult|epitesu|epitett))?${closing}`,
      'u',
    ),
    toEnds: ({ from, to }) => [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))],
  },
  {
    // '80-as évekbeli', 'az 1980-as években épült'
    pattern: new RegExp(
      `${opening}(?<decade>(?:19|20)\\d0|[1-9]0)${ofYear} ev(?:ek)?[a-z]{0,6}(?: (?:epult|epitesu|epitett))?${closing}`,
      'u',
    ),
    toEnds: ({ decade = '' }) => toDecade(decade),
  },
  {
    // '2010 utáni', '2000 után épült', '1985 óta', '2015-nél újabb', '2000 előtti építésű'
    pattern: new RegExp(
      `${opening}(?:epult |epitve )?(?<year>${year})(?:${ofYear})?(?:-?(?:nel|tol|ig))? ?(?<side>utani?|ota|elotti?|vagy (?:ujabb|kesobbi|regebbi)|ujabb|regebbi|nem regebbi|nem ujabb)(?: (?:epult|epitesu|epitett|epites))?${closing}`,
      'u',
    ),
    toEnds: ({ year: written, side = '' }) =>
      /^elott|^(?:vagy )?regebbi|nem ujabb/.test(side) ? [undefined, Number(written)] : [Number(written)],
  },
  {
    // 'építés éve 2010', 'épült: 1985', 'építési év min. 2000'
    pattern: new RegExp(
      `${opening}(?:epites(?:i)? ?ev[ae]?|epult|epitve|evjarat):? ?${limit}(?<year>${year})(?:-?b[ae]n|${ofYear})?${closing}`,
      'u',
    ),
    toEnds: ({ year: written, min, max }) => [
      max ? undefined : Number(written),
      min ? undefined : Number(written),
    ],
  },
  {
    // '1985-ben épült', '2024-es építésű', '2005 építésű', 'legalább 2010-es'
    pattern: new RegExp(
      `${opening}${limit}(?<year>${year})(?:-?b[ae]n (?:epult|epitett|epul)|${ofYear}(?: (?:epult|epitett|epitesu|epites|evjarat))?(?! ?(?:atad|epitesi eng|arak?(?![a-z])|felujit|ft|forint|ezer|m(?:illio)?(?![a-z])))| (?:epitesu|epites))${closing}`,
      'u',
    ),
    toEnds: ({ year: written, min, max }) => [
      max ? undefined : Number(written),
      min ? undefined : Number(written),
    ],
  },
  {
    // '10 évnél nem régebbi', '5 évnél újabb', 'max 20 éves ház'
    pattern: new RegExp(
      `${opening}(?:(?<age>\\d{1,2}) ?evnel (?:nem regebbi|nem idosebb|ujabb|fiatalabb)(?: epitesu)?|${atMost} (?<old>\\d{1,2}) ?eves(?= (?:${built})))${closing}`,
      'u',
    ),
    toEnds: ({ age, old }, thisYear) => [thisYear - Number(age ?? old)],
  },
];

/** The year in which somebody's home may have been built, which is taken out of the text. `today` is a day in Budapest. */
export function readYears(text: FlatText, today: string): Item[] {
  for (const { pattern, toEnds } of patterns) {
    const match = pattern.exec(text.flat);
    if (!match) continue;
    const [from, to] = toEnds(match.groups ?? {}, Number(today.slice(0, 4)));
    const filters: Filters = {
      ...(from !== undefined && { yearBuiltFrom: [String(from)] }),
      ...(to !== undefined && { yearBuiltTo: [String(to)] }),
    };
    return [{ ...text.takeMatch(match), meanings: { property: { weight: 1, filters } } }];
  }
  return [];
}
