import { energyClassFrom } from '@piacter/contracts/properties/fields';
import { atLeast } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Item } from './meaning.ts';

const named = '(?:energia|energetikai)[ -]?(?:osztaly|besorolas|tanusit|minosit)\\p{L}*';
const certified = `(?:${named}|energetik\\p{L}*|energia(?![a-z]))`;
const best = `(?:${atLeast} )?`;
const scale = '(?:aa|bb|cc|dd|[a-i])(?:\\+{1,3})?';
/** The classes of certificates until 2023, which people still write, by those that their requirements have become. */
const olderClasses: Readonly<Record<string, string>> = {
  'AA++': 'A+++',
  'AA+': 'A++',
  AA: 'A+',
  BB: 'A',
  CC: 'B',
  DD: 'C',
};
const orBetter = '(?: vagy jobb)?';
/** Classes that no other word is written like. */
const sure = '(?:aa(?:\\+{1,3})?|a\\+{1,3})';
/** 'legalább B energiaosztály', 'A+-os energetikai besorolású', 'B-s energetika', 'A vagy A+ energetika'. */
const beforeName = `${best}(?:(?<orBefore>${scale}) vagy )?(?<before>${scale})${orBetter}(?:[ -](?:[aeo]?s )?| )${certified}`;
/** 'energiaosztály: A++', 'energetikai besorolás B vagy C', 'energetikai besorolású, legalább B-s' */
const afterName = `(?<what>${certified}(?::|,(?= ${atLeast}))? )${best}(?<after>${scale})(?: vagy (?<orAfter>${scale}))?${orBetter}(?:-[aeo]?s)?`;
const alone = `${best}(?:(?<orAlone>${sure}) vagy )?(?<alone>${sure})${orBetter}(?:-?[ao]s)?`;
const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${beforeName}|${afterName}|${alone})(?![\\p{L}\\d+])`, 'dgu');
const isNamed = new RegExp(`^${named} $`, 'u');

/** Whether a letter behind 'energetikus' or 'energetikai tanúsítvány' is a class, and no article. */
function isClass({ text }: FlatText, { groups, indices, index, 0: { length } }: RegExpExecArray): boolean {
  const { what = '', after = '' } = groups ?? {};
  const [start = 0, end = 0] = indices?.groups?.after ?? [];
  const isArticle = after === 'a' || after === 'e';
  if (after === '' || after.length > 1 || /[:,]/.test(what) || (isNamed.test(what) && !isArticle))
    return true;
  const isCapital = /\p{Lu}/u.test(text.slice(start, end)) && text !== text.toUpperCase();
  return isCapital || text.slice(index + length).trim() === '';
}

const longest = 'A+++'.length;
/** The lower one of two classes: 'A' of 'A vagy A+'. */
const findLower = (classes: readonly string[]): string =>
  // '~' is behind '+'.
  classes.toSorted((a, b) => (a.padEnd(longest, '~') < b.padEnd(longest, '~') ? -1 : 1)).at(-1) ?? '';

/** The energy class that a home has to have at least, which is taken out of the text. */
export function readEnergyClass(text: FlatText, { getValue }: Pick<LookupValues, 'getValue'>): Item[] {
  const match = [...text.flat.matchAll(pattern)].find((found) => isClass(text, found));
  if (!match) return [];
  const { orBefore, before, after, orAfter, orAlone, alone: sole } = match.groups ?? {};
  const said = [orBefore, before, after, orAfter, orAlone, sole];
  const written = said.flatMap((one) => one?.toUpperCase() ?? []);
  const name = findLower(written.map((one) => olderClasses[one] ?? one));
  if (!/^[A-I]\+*$/.test(name)) return [];
  const filters = { [energyClassFrom.param]: [getValue(energyClassFrom.param, name)] };
  return [{ ...text.takeMatch(match), meanings: { property: { weight: 1.5, filters } } }];
}
