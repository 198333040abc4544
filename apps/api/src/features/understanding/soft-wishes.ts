import type { Reading } from './candidates.ts';
import { type Denial, dispensable } from './denial-words.ts';
import { range, type Word } from './split-words.ts';

/** Behind what somebody would like: 'napelem előny'. */
const advantage = /^elony(?:os|t|ben|nek)?$/;
/** Between the two: 'erkély jó lenne, de nem muszáj'. */
const liking = /^(?:is|jo|jol|lenne|volna|jonne|orulnenk|orulnek)$/;

/**
 * How a text takes back that it needs what a reading says: it ranks, and leaves nothing out. `isFollowed` says whether the
 * next word stands right behind the reading.
 */
export function findSoftening(
  words: readonly Word[],
  { last }: Pick<Reading, 'last'>,
  isFollowed: boolean,
): Denial | undefined {
  const get = (at: number) => words[at]?.flat ?? '';
  const take = (end: number): Denial => ({ words: range(last, end), kind: 'soft' });
  if (isFollowed && advantage.test(get(last))) return take(last + 1);
  const isApart = words[last - 1]?.endsClause === true;
  if (!isFollowed && !isApart) return undefined;
  // 'szauna, ha van'
  if (get(last) === 'ha' && get(last + 1) === 'van' && !words[last + 2]?.isJoined) return take(last + 2);
  let at = last;
  while (liking.test(get(at))) at += 1;
  const isTakenBack = get(at) === 'de' && get(at + 1) === 'nem' && dispensable.has(get(at + 2));
  return isTakenBack ? take(at + 3) : undefined;
}
