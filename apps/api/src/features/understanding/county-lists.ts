import { alternative, type PlaceNames, type RecognisedPlace } from '../places/index.ts';
import type { FlatText, Span } from './flat-text.ts';

const county = '(?:var)?megy\\p{L}*';
const join = `(?: ?[,/] ?| ?,? (?:${alternative}|meg) )`;
const name = '\\p{L}+(?:[ -]\\p{L}+)?';
/** 'Heves[ vagy Nógrád megye]', 'Zala[, Somogy és Vas megyében]' */
const before = new RegExp(`^${join}(?:${name}${join}){0,3}(?<last>${name}) ${county}(?!\\p{L})`, 'u');
/** '[Heves megye vagy ]Nógrád' */
const after = new RegExp(`(?<!\\p{L})${county} ${alternative} $`, 'u');

/**
 * The county that a name means beside that of another one, though it is that of a town as well: 'Heves vagy Nógrád
 * megye', 'Pest és Fejér megyében'. Not so the town of a county: 'Tolna, Tolna megye'.
 */
export function findCountyOfList(
  { flat }: FlatText,
  { start, end }: Span,
  { suffix }: RecognisedPlace,
  places: PlaceNames,
): RecognisedPlace | undefined {
  if (suffix !== 'none') return undefined;
  const other = before.exec(flat.slice(end));
  if (!other && !after.test(flat.slice(0, start))) return undefined;
  const found = places.recognise(`${flat.slice(start, end)} megye`);
  if (found?.kind !== 'region') return undefined;
  const last = other && places.recognise(`${other.groups?.last ?? ''} megye`);
  return last?.name === found.name ? undefined : found;
}
