import { findDenial } from './denial.ts';
import { joining } from './denial-words.ts';
import type { FoundProfession } from './professions-index.ts';
import type { Word } from './split-words.ts';

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

/** 'generálkivitelező családi ház építés': the trade that is named, unless the rest names its own ('lépcső készítés'). */
function findNamed(best: FoundProfession, all: readonly FoundProfession[]) {
  if (best.isOwnName) return undefined;
  return all.find((one) => one.isOwnName && !one.words.some((at) => best.words.includes(at)));
}

const minNamed = 4;
/** 'catering meg dj', 'szobafestő vagy burkoló': of two trades that are joined the first, however they are called. */
function findJoined(best: FoundProfession, all: readonly FoundProfession[], words: readonly Word[]) {
  const start = Math.min(...best.words);
  if (!joining.has(words[start - 1]?.flat ?? '')) return undefined;
  const [one] = all
    .filter(({ weight, words: at }) => weight >= minNamed && Math.max(...at) === start - 2)
    .sort((a, b) => b.weight - a.weight);
  // Both tell that a trade is looked for.
  return one && { ...best, words: one.words, typeID: one.typeID };
}

export interface ChosenProfession extends FoundProfession {
  /** The positions that say no more than its name; what else tells of it stays a wish: 'tolmács német'. */
  named: readonly number[];
  /** The positions of work that is another trade's, which stays a wish: 'generálkivitelező családi ház építés'. */
  others: readonly number[];
}

/** The profession of a text: the one with the most telling words, of several the first. */
export function chooseProfession(
  all: readonly FoundProfession[],
  words: readonly Word[],
  isPlace: (at: number) => boolean,
): ChosenProfession | undefined {
  // 'nem gázszerelő, fűtésszerelő'
  const isDenied = ({ words: at }: FoundProfession) =>
    findDenial(words, { first: Math.min(...at), last: Math.max(...at) + 1 }, [])?.kind === 'unwanted';
  const isPerson = (one: FoundProfession) => isName(one, all, words) && !isPlace((one.words[0] ?? 0) + 1);
  const wanted = all.filter((one) => !isDenied(one) && !isPerson(one));
  const found = wanted.length > 0 ? wanted : all;
  const rank = ({ weight, words: at }: FoundProfession) => weight + at.length;
  const [first] = [...found].sort((a, b) => rank(b) - rank(a) || Math.min(...a.words) - Math.min(...b.words));
  const best = first && (findJoined(first, found, words) ?? findNamed(first, found) ?? first);
  if (!best) return undefined;
  // Further words for the same profession belong to it.
  const ofBest = found.filter(({ typeID }) => typeID === best.typeID);
  const own = [...new Set(ofBest.flatMap((one) => one.words))];
  const isOther = ({ typeID, words: at }: FoundProfession) => typeID !== best.typeID && at.length > 1;
  const others = wanted.filter(isOther).flatMap((one) => one.words);
  return { ...best, words: own, others, named: ofBest.find(({ isOwnName }) => isOwnName)?.words ?? own };
}
