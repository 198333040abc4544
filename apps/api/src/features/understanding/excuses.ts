import type { Reading } from './candidates.ts';
import { accepted, allTheSame, type Denial, deny, indifferent, missing } from './denial-words.ts';
import { range } from './split-words.ts';

/** The position of the first word of 'nem baj, ha' or 'mindegy, hogy' before a position; undefined without it. */
export function findExcuse(get: (at: number) => string, before: number): number | undefined {
  let at = before - 1;
  while (/^(?:esetleg|az|ez|sem?|is|akkor|ha|hogy)$/.test(get(at))) at -= 1;
  const isIntroduced = range(at + 1, before).some((one) => /^(?:ha|hogy)$/.test(get(one)));
  if (!isIntroduced) return undefined;
  if (allTheSame.has(get(at)) || /^ok[ae]?y?$/.test(get(at))) return at;
  if (accepted.has(get(at)) && get(at - 1) === 'is') return at - 1;
  return indifferent.has(get(at)) && deny.has(get(at - 1)) ? at - 1 : undefined;
}

/** 'ha nincs lift[, az sem baj]', 'lift[ nincs, nem baj]', '[nem baj ha ]lift[ nincs]'. */
export function findExcuseAround(
  get: (at: number) => string,
  { first, last }: Pick<Reading, 'first' | 'last'>,
  isFollowed: boolean,
): Denial | undefined {
  const isMissingBefore = missing.has(get(first - 1));
  const isMissingAfter = isFollowed && missing.has(get(last));
  const ahead = isMissingAfter ? findExcuse(get, first) : undefined;
  if (ahead !== undefined) return { words: [...range(ahead, first), last], kind: 'indifferent' };
  if (!isMissingBefore && !isMissingAfter) return undefined;
  let at = isMissingAfter ? last + 1 : last;
  while (/^(?:az|ez|is)$/.test(get(at))) at += 1;
  const isExcused = deny.has(get(at)) && indifferent.has(get(at + 1)) && get(at + 2) !== 'ha';
  const before = isMissingBefore ? [first - 1] : [];
  return isExcused ? { words: [...before, ...range(last, at + 2)], kind: 'indifferent' } : undefined;
}
