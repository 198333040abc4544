import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findDistrict } from './district-text.ts';
import { getPlaceNames, type RecognisedPlace } from './place-names.ts';
import { alternative } from './quantity-words.ts';

/** One letter in lower case without accent; the letter itself where that would change the length. */
const flatten = (letter: string): string => {
  const lower = letter.toLowerCase();
  const [base = letter] = lower.normalize('NFD');
  return lower.length === 1 && base.length === 1 ? base : letter;
};

/** A text in lower case without accents, of the same length: patterns match it, and positions count in both. */
export const flattenLetters = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => flatten(text.charAt(at))).join('');

/** Words beside a place that something is near to. The place itself is what is searched. */
export const nearWords =
  'közelében közelébe közelben közel közeli közelség mellett melletti mellé szomszédságában környékén környéke környékére környéki környékről környékbeli körül körüli határában'.split(
    ' ',
  );

const article = /^az? +/;
const near = new RegExp(`(?: +${alternative})?(?: +az?)? +(?:${nearWords.map(foldText).join('|')})$`);

/** A text without what stands around the name of a place: 'a Balaton mellett', 'Debrecen és környéke'. */
function stripSurroundings(typed: string): string {
  const text = typed.normalize('NFC').trim();
  const flat = flattenLetters(text);
  const start = article.exec(flat)?.[0].length ?? 0;
  return text.slice(start, flat.length - (near.exec(flat)?.[0].length ?? 0));
}

/** The districts of the capital that a whole text names by their numbers: 'bp. XIII. ker.', '5-6-7. kerület'. */
export function readDistricts(text: string): string[] {
  const found = findDistrict(flattenLetters(text));
  return found?.start === 0 && found.end === text.length ? found.names : [];
}

/** The same of one district; undefined of several. */
export function readDistrict(text: string): string | undefined {
  const [name, ...others] = readDistricts(text);
  return others.length === 0 ? name : undefined;
}

/**
 * The place that a whole text names, in any form in which the box understands it within a sentence: inflected, without
 * accents, misspelt, by its number or by what it is near to.
 */
export function readPlaceText(gazetteer: Gazetteer, typed: string): RecognisedPlace | undefined {
  const text = stripSurroundings(typed);
  const names = getPlaceNames(gazetteer);
  const name = (readDistrict(text) ?? text).toLowerCase();
  return names.recognise(name) ?? names.correct(name);
}

/** The parts of a text that names a settlement by more than its name. */
export interface SettlementText {
  name: string;
  postalCode: string | null;
  county: string | null;
}

const codeFirst = /^(?:h-? ?)?(\d{4})(?:[ ,]+(.+))?$/i;
const codeLast = /^(.+?)[ ,]+(?:h-? ?)?(\d{4})$/i;

/** '4031', '4031 Debrecen', 'Budapest H-1133', 'Komló, Baranya vármegye' by their parts. */
export function splitSettlementText(typed: string): SettlementText {
  const text = typed.trim();
  const [, first, after] = codeFirst.exec(text) ?? [];
  const [, before, last] = codeLast.exec(text) ?? [];
  const rest = first === undefined ? (before ?? text) : (after ?? '');
  const comma = rest.indexOf(',');
  return {
    name: comma < 0 ? rest : rest.slice(0, comma).trim(),
    postalCode: first ?? last ?? null,
    county: comma < 0 ? null : rest.slice(comma + 1).trim() || null,
  };
}
