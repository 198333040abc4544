import {
  accepted,
  acceptedAlone,
  allTheSame,
  type Denial,
  deny,
  indifferent,
  missing,
  pointless,
  unneeded,
  unwanted,
  wished,
  without,
} from './denial-words.ts';
import { homes } from './home-words.ts';
import { range } from './split-words.ts';

/** What a denial with these words means. */
export function findKind(words: readonly string[]): Denial['kind'] {
  if (words.some((word) => indifferent.has(word))) return 'indifferent';
  return words.some((word) => unneeded.has(word) || missing.has(word)) ? 'unneeded' : 'unwanted';
}

/** The positions of 'is jó', 'is szóba jöhet'. */
export function findAccepted(get: (at: number) => string, at: number): number[] {
  if (acceptedAlone.has(get(at))) return [at];
  if (get(at) !== 'is') return [];
  const last = get(at + 1) === 'szoba' ? at + 2 : at + 1;
  return accepted.has(get(last)) && !wished.has(get(last + 1)) ? range(at, last + 1) : [];
}

/** Between what is denied and the denial: 'ingatlanost kérem ne'. */
const politeness = /^(?:kerem|kerlek|legyszi|lecci|koszi|inkabb|sajnos|please)$/;
/** Behind what is missing: 'ingatlanos hirdetések nélkül'. */
const advert = /^hirdetes(?:ek|t|eket)?$/;
/** Behind 'ne', which is hardly about all that is looked for: 'panelt ne lakás Győr'. */
const home = new RegExp(`^(?:${homes})`);
export const isBeforeHome = (get: Get, at: number): boolean => get(at) === 'ne' && home.test(get(at + 1));
/** Behind 'ne': 'ingatlanos ne keressen'. */
const approach = /^(?:keress|hivj|hivogass|zavarj|jelentkezz)\p{L}*$/u;

type Get = (at: number) => string;
type Ends = (at: number) => boolean;

/** 'panel nem', 'panel ne legyen', 'Siófok nem, de …', 'ingatlanos ne keressen' */
function findDenied(get: Get, last: number, ends: Ends): Denial | undefined {
  if (!deny.has(get(last))) return undefined;
  const said = get(last + 1);
  if (unwanted.has(said) || unneeded.has(said) || indifferent.has(said))
    return { words: [last, last + 1], kind: findKind([said]) };
  if (get(last) === 'ne' && approach.test(said)) return { words: [last, last + 1], kind: 'unwanted' };
  const isAlone = ends(last) || said === 'de' || (get(last) === 'ne' && said === '');
  const isSaid = get(last) === 'ne' || get(last) === 'nem';
  return (isSaid && isAlone) || isBeforeHome(get, last) ? { words: [last], kind: 'unwanted' } : undefined;
}

/** 'lift nélkül', which is the opposite in 'lift nélkül nem jó', and neither in 'lift nélkül is jó'. */
function findMissing(get: Get, last: number, ends: Ends): Denial | undefined {
  if (!without.has(get(last))) return undefined;
  if (get(last + 1) === 'is')
    return { words: [last, last + 1, ...findAccepted(get, last + 1)], kind: 'indifferent' };
  const isVerb = unwanted.has(get(last + 2));
  const isDoubled = !ends(last) && deny.has(get(last + 1)) && (isVerb || ends(last + 1));
  return isDoubled
    ? { words: range(last, isVerb ? last + 3 : last + 2), kind: 'wanted' }
    : { words: [last], kind: 'unwanted' };
}

/** 'lift nélkül', 'lift nem kell', 'panel ne legyen', 'földszint kizárva', 'lift mindegy'. */
export function findAfter(get: Get, last: number, ends: Ends): Denial | undefined {
  const isPolite = politeness.test(get(last)) && get(last + 1) === 'ne' && !ends(last);
  const isOfAdvert = advert.test(get(last)) && without.has(get(last + 1));
  const ofNext = isPolite || isOfAdvert ? findAfter(get, last + 1, ends) : undefined;
  if (ofNext) return { ...ofNext, words: [last, ...ofNext.words] };
  if (pointless.has(get(last))) return { words: [last], kind: 'unneeded' };
  if (allTheSame.has(get(last))) return { words: [last], kind: 'indifferent' };
  const isNoNeed = missing.has(get(last)) && unneeded.has(get(last + 1));
  if (isNoNeed) return { words: [last, last + 1], kind: 'unneeded' };
  return findMissing(get, last, ends) ?? findDenied(get, last, ends);
}
