import { findDenial } from './denial.ts';
import { articles, joining } from './denial-words.ts';
import type { FoundProfession } from './professions-index.ts';
import { range, type Word } from './split-words.ts';

const denying = /^(?:nem|ne|sem?|nincs|nincsen)$/;
/** 'nem kell felújítani', 'ne legyen ingatlanos', 'festő nem kell'; what 'nem jó' is about needs its trade. */
const verb =
  /^(?:kell|kelljen|legyen|kerek|kerem|akarok|akarunk|szeretnek|szeretnenk|keresek|erdekel|szukseges|szukseg|szuksegem|szuksegunk|muszaj|keress\p{L}*|hivj\p{L}*|hivogass\p{L}*|zavarj\p{L}*|jelentkezz\p{L}*)$/u;
/** Says it without a verb, but stays a wish of another trade: 'bontás nélkül'. */
const without = /^(?:nelkuli?|kizarva|kimeljen\p{L}*|kimeljet\p{L}*|keruljen\p{L}*)$/u;
/** Behind a trade that only 'nem' denies: 'nem festő kell', 'nem festő, hanem kőműves'. */
const instead = /^(?:kell|kellene|kene|hanem|csak|keresek|szeretnek)$/;

/** The positions of what denies a trade; undefined where it is wanted. */
function findDenied(words: readonly Word[], { words: at }: FoundProfession): readonly number[] | undefined {
  const [first, last] = [Math.min(...at), Math.max(...at) + 1];
  const denial = findDenial(words, { first, last }, []);
  if (!denial || !['unwanted', 'unneeded'].includes(denial.kind)) return undefined;
  const get = (position: number) => words[position]?.flat ?? '';
  const said = denial.words.map(get);
  if (said.some((flat) => without.test(flat))) return [];
  const isSaid = (flat: string) => denying.test(flat) || verb.test(flat) || articles.has(flat);
  if (!said.every(isSaid) || !said.some((flat) => denying.test(flat))) return undefined;
  const isBehind = denial.words.every((position) => position >= last);
  // 'villanyszerelő nem kell hozzá engedély' is about the permit.
  const end = Math.max(...denial.words);
  const isOfNext = !words[end]?.endsClause && words[end + 1]?.isJoined && !instead.test(get(end + 1));
  if (isBehind && denial.kind === 'unneeded' && isOfNext) return undefined;
  if (isBehind || said.some((flat) => verb.test(flat))) return [...denial.words, ...range(first, last)];
  return get(denial.words[0] ?? first) === 'nem' && instead.test(get(last))
    ? [...denial.words, ...range(first, last)]
    : undefined;
}

/**
 * The trades of a text without those that are not wanted, which tell no kind: 'nem kell felújítani, lakás Pakson', 'ne
 * legyen ingatlanos'. `unwanted` are the positions of their words and of what denies them; `isOther`: 'nem festő kell' looks
 * for another one.
 */
export function withoutDenied(
  words: readonly Word[],
  trades: readonly FoundProfession[],
): { trades: FoundProfession[]; unwanted: number[]; isOther: boolean } {
  const found = new Map(trades.map((trade) => [trade, findDenied(words, trade)]));
  // 'villanyszerelő vagy vízszerelő nem kell'
  for (const trade of trades) {
    const next = Math.max(...trade.words) + 1;
    const other = trades.find((one) => Math.min(...one.words) === next + 1);
    const ofOther = other && found.get(other);
    const isBehind = ofOther?.some((at) => at > Math.max(...(other?.words ?? []))) === true;
    if (isBehind && joining.has(words[next]?.flat ?? '')) found.set(trade, [...trade.words, next]);
  }
  // 'lakás, ahol nem kell festeni' is no 'lakásfestés'.
  const alone = trades.filter((trade) => trade.words.length === 1 && found.get(trade) !== undefined);
  const isOfDenied = (trade: FoundProfession) =>
    alone.some((one) => one.words.some((at) => trade.words.includes(at)));
  return {
    trades: trades.filter((trade) => found.get(trade) === undefined && !isOfDenied(trade)),
    unwanted: [...found.values()].flatMap((positions) => positions ?? []),
    isOther: [...found.values()].some(
      (positions = []) => positions.length > 0 && instead.test(words[Math.max(...positions) + 1]?.flat ?? ''),
    ),
  };
}
