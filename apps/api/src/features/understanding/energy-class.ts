import { energyClassFrom } from '@piacter/contracts/properties/fields';
import type { FlatText } from './flat-text.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Item } from './meaning.ts';

const certified =
  '(?:(?:energia|energetikai)[ -]?(?:osztaly|besorolas|tanusit|minosit)\\p{L}*|energetik\\p{L}*|energia(?![a-z]))';
const best = '(?:legalabb |min(?:imum)?\\.? )?';
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
/** 'legalább B energiaosztály', 'A+-os energetikai besorolású', 'energiaosztály: A++'. */
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${best}(?<before>${scale})(?: vagy jobb)?(?:[ -](?:[aeo]s )?| )${certified}|${certified}:? ${best}(?<after>${scale})(?: vagy jobb)?|${best}(?<alone>aa(?:\\+{1,3})?|a\\+{1,3})(?: vagy jobb)?(?:-?[ao]s)?)(?![\\p{L}\\d+])`,
  'u',
);

/** The energy class that a home has to have at least, which is taken out of the text. */
export function readEnergyClass(text: FlatText, { getValue }: Pick<LookupValues, 'getValue'>): Item[] {
  const match = pattern.exec(text.flat);
  if (!match) return [];
  const { before, after, alone } = match.groups ?? {};
  const written = (before ?? after ?? alone ?? '').toUpperCase();
  const name = olderClasses[written] ?? written;
  if (!/^[A-I]\+*$/.test(name)) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  text.take(start, end);
  const filters = { [energyClassFrom.param]: [getValue(energyClassFrom.param, name)] };
  return [{ start, end, meanings: { property: { weight: 1.5, filters } } }];
}
