import { houseTypes } from '@piacter/contracts/properties/values';
import { alternative } from '../places/index.ts';
import { above, atLeast, atMost, below, findSide } from './comparisons.ts';
import type { FlatText, Span } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';
import { range } from './split-words.ts';

const ordinals = 'elso masodik harmadik negyedik otodik hatodik hetedik nyolcadik kilencedik tizedik'.split(
  ' ',
);
const roman = 'i ii iii iv v vi vii viii ix x'.split(' ');
const ground = '(?:magas)?fold ?szint|fszt?\\.?';
const number = `(?:\\d{1,2}\\.?|(?:${[...ordinals, ...roman.toReversed()].join('|')})\\.?|${ground})`;
const joint = `(?: ?[-–/] ?|(?: ${alternative} | ?, ?)(?:az? )?|(?:tol|rol)? (?:az? )?(?=.*ig))`;

/**
 * A floor, or two: '3. emeleti', 'földszint', '1-3. emelet', 'első vagy második emelet', '4. emelet felett'. 'Négyemeletes'
 * and 'földszintes' say how high a house is, and a 'földszinti szoba' is what stays have.
 */
const floor = new RegExp(
  `(?<![\\p{L}\\d])(?<before>(?:${atMost}|${atLeast}) (?:az? )?)?` +
    `(?:(?<from>${number})(?:i|en)?(?: ?emelet[a-z]{0,4})?${joint})?` +
    `(?:(?<to>${number}) ?-?(?:emelet(?!es)(?<ending>[a-z]{0,5})|em\\.?)|(?<ground>${ground})(?!es|i szob)(?<groundEnding>[a-z]{0,5}))(?![\\p{L}\\d])` +
    `(?<after> (?:(?:${atMost}|${atLeast})(?![a-z])|${below}|${above}|(?:nem )?(?:feljebb|magasabban?|lejjebb|alacsonyabban?)(?![a-z])|vagy (?:a )?(?:feljebb|magasabb(?:an)?|felette|lejjebb|alacsonyabb(?:an)?|alatta)))?`,
  'u',
);
/** 'emeleti lakás', 'emeleten'. */
const upstairs = /(?<![\p{L}\d.])(?:magasabb |felsobb )?emeleti?(?:en)?(?![\p{L}\d])/u;

/** 'nem alagsori', 'szuterén ne legyen', but not 'alagsorral'; a house has one, and is in none. */
const basement = /(?<![a-z])(?:(?:pince)?alagsori?|szuterene?i?)(?:a?k?[ae]?t|ban|ben|ek|ak)?(?![a-z])/;
const ofHouse = /(?<![a-z])(?:(?:csaladi |iker|sor)?haz(?!t)|nyaralo|villa|tanya)/;
const basementFloor = -1;
/** Whether a floor is only said to be no other: no search asks for those below the ground. */
export const isBasement = ({ floorTo }: Filters): boolean => floorTo?.[0] === String(basementFloor);

type Ends = readonly [from?: number | undefined, to?: number | undefined];
const maxFloor = 99;

function toNumber(written: string): number {
  const bare = written.replace('.', '');
  if (/^\d/.test(bare)) return Number(bare);
  // Neither of both is the ground floor.
  return Math.max(ordinals.indexOf(bare), roman.indexOf(bare)) + 1;
}

function toEnds(floors: readonly number[], before: string, ending: string, after: string): Ends {
  const [low, high] = [Math.min(...floors), Math.max(...floors)];
  // '4. emeletnél nem magasabban', '4. emeletnél magasabban'
  const isAbove = /feljebb|magasabb/.test(after);
  if (/^ nem/.test(after)) return isAbove ? [undefined, high] : [low, undefined];
  if (/^n[ae]l/.test(ending) && (isAbove || /lejjebb|alacsonyabb/.test(after)))
    return isAbove ? [high + 1, undefined] : [undefined, Math.max(low - 1, 0)];
  if (/feljebb|magasabb|felette/.test(after)) return [low, undefined];
  if (/lejjebb|alacsonyabb|alatta/.test(after)) return [undefined, high];
  if (/felett|folott/.test(after)) return [high + 1, undefined];
  if (/alatt/.test(after)) return [undefined, Math.max(low - 1, 0)];
  if (floors.length > 1) return [low, high];
  const side = findSide(before.trim() || after.trim());
  if (side === 'max' || /ig$/.test(ending)) return [undefined, high];
  if (side === 'min' || /tol$/.test(ending)) return [low, undefined];
  return [low, high];
}

/** Who names a floor looks for a flat, or for what no type of house is. */
const ofFlat: Filters = { houseType: [String(houseTypes.flat)] };
const noHome =
  /(?<![a-z])(?:iroda|uzlet|raktar|muhely|rendelo|helyiseg|garazs|szoba (?:kiado|berbe)|kiado szoba)/;

const toItem = (span: Span, [from, to]: Ends, isOfHome: boolean): Item => {
  const filters: Filters = {
    ...(from !== undefined && { floorFrom: [String(from)] }),
    ...(to !== undefined && { floorTo: [String(to)] }),
  };
  const weight = isBasement(filters) ? 0 : 1;
  return { ...span, meanings: { property: { weight, filters, ...(isOfHome && { implied: ofFlat }) } } };
};

/** The floor of a flat, which is taken out of the text. */
export function readFloors(text: FlatText): Item[] {
  const isOfHome = !noHome.test(text.original);
  const match = floor.exec(text.flat);
  if (match) {
    const { before = '', from, to, ground: isGround, after = '' } = match.groups ?? {};
    const ending = match.groups?.ending ?? match.groups?.groundEnding ?? '';
    const floors = [from, to ?? isGround].flatMap((written) => (written ? [toNumber(written)] : []));
    if (floors.some((one) => one > maxFloor)) return [];
    const item = toItem(text.takeMatch(match), toEnds(floors, before, ending, after), isOfHome);
    return [item, ...readFloors(text)];
  }
  const low = ofHouse.test(text.original) ? null : basement.exec(text.flat);
  if (low) return [toItem(text.takeMatch(low), [undefined, basementFloor], false)];
  const up = upstairs.exec(text.flat);
  return up && !/felso emelet/.test(text.flat) ? [toItem(text.takeMatch(up), [1], isOfHome)] : [];
}

export const unwantedFloors = 'notFloor';
/** The floors that are left: none of those that are said, those beyond an open end. */
export function denyFloors({ floorFrom, floorTo }: Filters): Filters {
  const [[from], [to]] = [floorFrom ?? [], floorTo ?? []];
  if (from !== undefined && to !== undefined)
    return { [unwantedFloors]: range(Number(from), Number(to) + 1).map(String) };
  if (from !== undefined) return { floorTo: [String(Number(from) - 1)] };
  return to === undefined ? {} : { floorFrom: [String(Number(to) + 1)] };
}
