import { adTypes } from '@piacter/contracts/properties/values';
import { isHome, type Reading } from './candidates.ts';
import { articles } from './denial-words.ts';
import type { Span } from './flat-text.ts';
import { homes } from './home-words.ts';
import type { Meaning } from './meaning.ts';
import { findOrigin } from './moving-home.ts';
import type { Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

/** 'lakásomat', 'házunk': what somebody gives in exchange. */
const ownHome = new RegExp(`^(?:panel|${homes})\\p{L}*(?:m|nk)(?:[ae]t)?$`, 'u');
/** 'eladjuk a pesti lakást', beside another home that is looked for. */
const anyHome = new RegExp(`^(?:${homes})\\p{L}*t$`, 'u');
const isSale = ({ flat }: Word): boolean =>
  /^(?:elad(?:juk|om|nank|nam)|(?:el)?adt(?:uk|am|unk))$/.test(flat);

/** 'kinőttük a garzont', 'szűk már a garzon': the home that somebody has, whatever else is named. */
const outgrowing = /^kino(?:tt(?:uk|em|unk)|juk)$/;
const narrow = /^(?:szuk|kicsi|pici)$/;
const outgrownHome = new RegExp(`^(?:${homes})\\p{L}*$`, 'u');
const isOutgrown = (words: readonly Word[], at: number): boolean => {
  const before = words.slice(Math.max(0, at - 4), at).map(({ flat }) => flat);
  if (!outgrownHome.test(words[at]?.flat ?? '') || !articles.has(before.at(-1) ?? '')) return false;
  const [verb = ''] = before
    .slice(0, -1)
    .filter((flat) => !/^(?:mar|lett|nekunk|ez)$/.test(flat))
    .slice(-1);
  return outgrowing.test(verb) || narrow.test(verb);
};

export const isSwapOf = ({ filters }: Pick<Meaning, 'filters'>): boolean =>
  filters.adType?.includes(String(adTypes.swap)) === true;
export const isSwap = ({ meaning }: Reading): boolean => meaning !== undefined && isSwapOf(meaning);
/** What is said of an exchange beside a thing that is exchanged. */
const ofSwap = new Set(['adType', 'notSettlement']);
/** 'zuhanytálca csere' is no exchange of homes, 'csere nagyobbra Kőbányán' is one. */
export const isSwapOfThing = (words: readonly Word[], readings: readonly Reading[]): boolean => {
  const isOfHome = ({ place, meaning }: Reading) =>
    place !== undefined || Object.keys(meaning?.filters ?? {}).every((name) => ofSwap.has(name));
  const said = readings.filter(isOfHome);
  return words.some(
    ({ flat }, at) => !fillers.has(flat) && !said.some(({ first, last }) => first <= at && at < last),
  );
};
/** 'eladjuk a házunkat, albérletet keresünk' */
export const isRent = ({ meaning }: Reading): boolean =>
  meaning?.filters.adType?.includes(String(adTypes.rent)) === true;
const isWanted = (reading: Reading) => reading.place !== undefined || isHome(reading);

/** Positions in the words and in the text. */
export interface GivenHome extends Span {
  first: number;
  last: number;
}

/**
 * 'cserélném a kaposvári lakásomat pécsi házra': what is given is not what is looked for. From the article or the verb to
 * the noun, or the town that somebody leaves; undefined where nothing else tells what is wanted.
 */
export function findGivenHome(words: readonly Word[], readings: readonly Reading[]): GivenHome | undefined {
  const outgrown = words.findIndex((_, position) => isOutgrown(words, position));
  const toGiven = (first: number, at: number): GivenHome => ({
    first,
    last: at + 1,
    start: words[first - 1]?.end ?? 0,
    end: words[at]?.end ?? 0,
  });
  if (outgrown >= 0) return toGiven(outgrown, outgrown);
  const sold = words.findIndex(
    ({ flat }, position) =>
      anyHome.test(flat) && words.slice(Math.max(0, position - 4), position).some(isSale),
  );
  const at = sold < 0 ? words.findIndex(({ flat }) => ownHome.test(flat)) : sold;
  if (at < 0 || (sold < 0 && !readings.some(isSwap))) return findOrigin(words, readings);
  const isOfSwap = (position: number) =>
    readings.some((reading) => isSwap(reading) && reading.first <= position && position < reading.last);
  const isEdge = (position: number) =>
    articles.has(words[position]?.flat ?? '') ||
    isOfSwap(position) ||
    words.slice(position, position + 1).some(isSale);
  // '2 szobás', which was taken, may stand between.
  const isBehind = (position: number) =>
    words[position]?.isJoined === true || words[position - 1]?.endsClause === false;
  let first = at;
  while (first > 0 && isBehind(first) && !isEdge(first - 1)) first -= 1;
  const isOutside = (reading: Reading) => reading.last <= first || reading.first > at;
  if (
    !readings.some(
      (reading) => isOutside(reading) && (sold < 0 ? isWanted(reading) : isHome(reading) || isRent(reading)),
    )
  )
    return undefined;
  return toGiven(first, at);
}
