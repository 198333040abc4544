import type { Reading } from './candidates.ts';
import { range, type Word } from './split-words.ts';

/** Behind what somebody would like: 'napelem előny'. */
const advantage = /^elony(?:os|t|ben|nek)?$/;
/** Behind 'de nem': what somebody can do without. */
const dispensable = /^(?:muszaj|kotelezo|feltetel|szukseges|elengedhetetlen|letszukseglet)$/;
/** Between the two: 'erkély jó lenne, de nem muszáj'. */
const liking = /^(?:is|jo|jol|lenne|volna|jonne|orulnenk|orulnek)$/;

/**
 * The words by which a text takes back that it needs what a reading says: it ranks, and leaves nothing out. Undefined
 * without them. `isFollowed` says whether the next word stands right behind the reading.
 */
export function findSoftening(
  words: readonly Word[],
  { last }: Pick<Reading, 'last'>,
  isFollowed = words[last]?.isJoined === true,
): readonly number[] | undefined {
  const get = (at: number) => words[at]?.flat ?? '';
  if (isFollowed && advantage.test(get(last))) return [last];
  const isApart = words[last - 1]?.endsClause === true;
  if (!isFollowed && !isApart) return undefined;
  // 'szauna, ha van'
  if (get(last) === 'ha' && get(last + 1) === 'van' && !words[last + 2]?.isJoined) return [last, last + 1];
  let at = last;
  while (liking.test(get(at))) at += 1;
  const isTakenBack = get(at) === 'de' && get(at + 1) === 'nem' && dispensable.test(get(at + 2));
  return isTakenBack ? range(last, at + 3) : undefined;
}
