import type { Reading } from './candidates.ts';
import type { Denial } from './denial-words.ts';
import type { Meaning } from './meaning.ts';
import { range } from './split-words.ts';
import { fillers } from './word-tables.ts';

const pets: ReadonlySet<string> = new Set(['petAllowed', 'isPetAllowed']);
export const isOfPets = (meaning: Meaning | undefined): boolean => {
  const names = Object.keys(meaning?.filters ?? {});
  return names.length > 0 && names.every((name) => pets.has(name));
};

/** What an animal does that comes, and who takes it along. */
const coming =
  /^(?:jon|jonn|josszon|utazik|tart|hoz|hozz|visz|viszem|vissz|vinn|vinne|van|lesz|lenne)(?!at)\p{L}*$/u;
const withUs = /^(?:velunk|velem|magunkkal|magammal)$/;
const home = /^(?:otthon|itthon)$/;
const staying = /^(?:marad|hagy)\p{L}*$/u;
/** What a host does not do, or nobody may: 'nem fogadnak', 'nem engedik be', 'nem hozható'. */
const allowing =
  /^(?:(?:be)?(?:fogad|enged)\p{L}*|megenged\p{L}*|engedelyez\p{L}*|lehet|szabad|(?:be)?(?:hozhat|vihet)\p{L}*|tarthat\p{L}*|turnek)$/u;
const forbidding = /^(?:tilos|tiltott|kitiltva|tiltva)$/;
/** Belongs to what is denied: 'nem lehet kutyát vinni', 'nem engednek be kutyát'. */
const taking = /^(?:(?:be)?(?:vinni|hozni)|tartani|be)$/;

/** Words between the animal and what is denied of it. */
const maxBetween = 2;

/** 'nem fogadnak kutyát', 'kutyát nem engednek be', 'tilos a kutya': where there are none, not where they may come. */
export function findBan(
  get: (at: number) => string,
  { first, last, meaning }: Pick<Reading, 'first' | 'last' | 'meaning'>,
  isFollowed: boolean,
): Denial | undefined {
  if (!isOfPets(meaning)) return undefined;
  const takeBehind = (end: number) => (taking.test(get(end)) ? end + 1 : end);
  const isNot = (at: number) => /^(?:nem|ne|sem?)$/.test(get(at)) && allowing.test(get(at + 1));
  if (isFollowed) {
    const said = isNot(last) ? last + 2 : forbidding.test(get(last)) ? last + 1 : undefined;
    if (said !== undefined) return { words: range(last, takeBehind(said)), kind: 'unwanted' };
  }
  let at = first - 1;
  while (fillers.has(get(at)) || allowing.test(get(at)) || taking.test(get(at))) at -= 1;
  const isBanned = forbidding.test(get(at)) || isNot(at);
  return isBanned ? { words: range(at, takeBehind(last)), kind: 'unwanted' } : undefined;
}

/** 'a kutya sajnos nem jön velünk', 'a kutya otthon marad', 'nem hozzuk a kutyát': the place need not take it. */
export function findAbsence(
  get: (at: number) => string,
  { first, last, meaning }: Pick<Reading, 'first' | 'last' | 'meaning'>,
): Denial | undefined {
  if (!isOfPets(meaning)) return undefined;
  const isNot = (at: number) => get(at) === 'nem' && coming.test(get(at + 1));
  const isHome = (at: number) => home.test(get(at)) && staying.test(get(at + 1));
  const said = range(last, last + maxBetween + 1).find((at) => isNot(at) || isHome(at));
  if (said !== undefined) {
    const end = withUs.test(get(said + 2)) ? said + 3 : said + 2;
    return { words: range(last, end), kind: 'unneeded' };
  }
  let at = first - 1;
  while (fillers.has(get(at)) && !coming.test(get(at))) at -= 1;
  return isNot(at - 1) ? { words: range(at - 1, first), kind: 'unneeded' } : undefined;
}
