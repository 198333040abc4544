import { type Candidate, isHome, type Reading } from './candidates.ts';
import type { FoundProfession } from './professions-index.ts';
import type { Word } from './split-words.ts';

/** Somebody who moves, not what movers do ('költöztet') or are needed for ('költözéshez'). */
const moving = /^(?:at|el|ki|le|vissza)?koltoz(?:ok|om|ik|unk|nek|nenk|nem|ni|tem|tunk|het(?:nek|nenk)?)$/;
/** What is carried, or where from: 'költözünk a lakásból'. */
const job =
  /^(?:fuvar|teher|szallit|segits|segit(?:s|o)|pakol|butor|doboz|zongor|koltoztet|koltoze|koltozkod|rakod)|(?:haz|lakas|garzon|emelet|iroda|szob[ae]?)[aeou]?(?:b|r)ol$/;
/** The end that a move starts from: 'Győrből', 'Vácról'. */
const origin = /[br]ol$/;

const isMoving = ({ flat }: Word): boolean => moving.test(flat);

/**
 * The trades of a text without the mover where somebody who moves looks for a home: 'Sopronba költöznénk, ház kellene'.
 * `ofHomes` is what the words may say of a property.
 */
export function withoutMovers(
  words: readonly Word[],
  trades: readonly FoundProfession[],
  ofHomes: readonly Pick<Candidate, 'meaning'>[],
): readonly FoundProfession[] {
  const isOfHome = ofHomes.some((one) => isHome(one) || one.meaning?.filters.adType);
  if (!words.some(isMoving) || words.some(({ flat }) => job.test(flat)) || !isOfHome) return trades;
  return trades.filter((trade) => !trade.words.every((at) => words.slice(at, at + 1).some(isMoving)));
}

/** The place that somebody moves from, where another one is named: 'Győrből Sopronba költöznénk'. */
export function findOrigin(words: readonly Word[], readings: readonly Reading[]): Reading | undefined {
  const places = readings.filter(({ place }) => place !== undefined);
  if (places.length < 2 || !words.some(isMoving)) return undefined;
  return places.find(({ last }) => origin.test(words[last - 1]?.flat ?? ''));
}
