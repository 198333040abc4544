import { findDenial } from './denial.ts';
import type { FoundProfession } from './professions-index.ts';
import type { Word } from './words.ts';

/** 'Kovács János villanyszerelő': a trade that is the name of somebody of another one. */
function isName({ words: at }: FoundProfession, all: readonly FoundProfession[], words: readonly Word[]) {
  const [first = 0, ...others] = at;
  const given = words[first + 1];
  return (
    others.length === 0 &&
    words[first]?.isCapital === true &&
    given?.isCapital === true &&
    given.isJoined &&
    !all.some((one) => one.words.includes(first + 1)) &&
    all.some((one) => !one.words.includes(first))
  );
}

/** 'lépcső készítés', 'bútorszerelés': a phrase of work, whoever is named beside it. */
const isWork = /^.{3,}[ae]s[a-z]{0,4}$/;

/** 'gyógytornász idős anyukámhoz': the trade that is named beside a phrase of no work. */
function findNamed(best: FoundProfession, all: readonly FoundProfession[], words: readonly Word[]) {
  if (best.isOwnName || best.words.some((at) => isWork.test(words[at]?.flat ?? ''))) return undefined;
  return all.find((one) => one.isOwnName && !one.words.some((at) => best.words.includes(at)));
}

/** The profession of a text: the one with the most telling words, of several the first. */
export function chooseProfession(
  all: readonly FoundProfession[],
  words: readonly Word[],
  isPlace: (at: number) => boolean,
): FoundProfession | undefined {
  // 'nem gázszerelő, fűtésszerelő'
  const isDenied = ({ words: at }: FoundProfession) =>
    findDenial(words, { first: Math.min(...at), last: Math.max(...at) + 1 }, [])?.kind === 'unwanted';
  const isPerson = (one: FoundProfession) => isName(one, all, words) && !isPlace((one.words[0] ?? 0) + 1);
  const wanted = all.filter((one) => !isDenied(one) && !isPerson(one));
  const found = wanted.length > 0 ? wanted : all;
  const rank = ({ weight, words: at }: FoundProfession) => weight + at.length;
  const [first] = [...found].sort((a, b) => rank(b) - rank(a) || Math.min(...a.words) - Math.min(...b.words));
  const best = first && (findNamed(first, found, words) ?? first);
  if (!best) return undefined;
  // Further words for the same profession belong to it.
  const own = new Set(found.filter(({ typeID }) => typeID === best.typeID).flatMap((one) => one.words));
  return { ...best, words: [...own] };
}
