import { adTypes } from '@piacter/contracts/properties/values';
import type { Reading, Word } from './words.ts';

/** 'lakásomat', 'házunkat': what somebody gives in exchange. */
const ownHome = /^(?:lakas|haz|telk|garzon|ingatlan|nyaralo|sorhaz|ikerhaz)\p{L}*(?:m|nk)[ae]t$/u;
const articles = new Set(['a', 'az']);

export const isSwap = ({ meaning }: Reading): boolean =>
  meaning?.filters.adType?.includes(String(adTypes.swap)) === true;
const isWanted = ({ meaning, place }: Reading) =>
  place !== undefined || meaning?.filters.houseType !== undefined;

/** Positions in the words and in the text. */
export interface GivenHome {
  first: number;
  last: number;
  start: number;
  end: number;
}

/**
 * 'cserélném a kaposvári lakásomat pécsi házra': what is given is not what is looked for. From the article or the verb to
 * the noun; undefined where nothing else tells what is wanted.
 */
export function findGivenHome(words: readonly Word[], readings: readonly Reading[]): GivenHome | undefined {
  const at = words.findIndex(({ flat }) => ownHome.test(flat));
  if (at < 0 || !readings.some(isSwap)) return undefined;
  const isOfSwap = (position: number) =>
    readings.some((reading) => isSwap(reading) && reading.first <= position && position < reading.last);
  const isEdge = (position: number) => articles.has(words[position]?.flat ?? '') || isOfSwap(position);
  let first = at;
  while (first > 0 && words[first]?.isJoined && !isEdge(first - 1)) first -= 1;
  const isOutside = (reading: Reading) => reading.last <= first || reading.first > at;
  if (!readings.some((reading) => isOutside(reading) && isWanted(reading))) return undefined;
  return { first, last: at + 1, start: words[first - 1]?.end ?? 0, end: words[at]?.end ?? 0 };
}
