import { energyClassFrom } from '@piacter/contracts/properties/fields';
import type { FlatText } from './flat-text.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Item } from './meaning.ts';

const certified = '(?:energia|energetikai)[ -]?(?:osztaly|besorolas|tanusit|minosit)\\p{L}*';
const best = '(?:legalabb |min(?:imum)?\\.? )?';
const scale = '[a-i](?:\\+{1,3})?';
/** 'legalább B energiaosztály', 'A+-os energetikai besorolású', 'energiaosztály: A++'. */
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${best}(?<before>${scale})(?: vagy jobb)?(?:[ -](?:[aeo]s )?| )${certified}|${certified}:? ${best}(?<after>${scale})(?: vagy jobb)?)(?![\\p{L}\\d+])`,
  'u',
);

/** The energy class that a home has to have at least, which is taken out of the text. */
export function readEnergyClass(text: FlatText, { getValue }: Pick<LookupValues, 'getValue'>): Item[] {
  const match = pattern.exec(text.flat);
  if (!match) return [];
  const { before, after } = match.groups ?? {};
  const name = (before ?? after ?? '').toUpperCase();
  const [start, end] = [match.index, match.index + match[0].length];
  text.take(start, end);
  const filters = { [energyClassFrom.param]: [getValue(energyClassFrom.param, name)] };
  return [{ start, end, meanings: { property: { weight: 1.5, filters } } }];
}
