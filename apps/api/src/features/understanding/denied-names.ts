import { articles, deny, indifferent, unwanted } from './denial-words.ts';
import type { Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

/** Up to how many words somebody says what is no matter. */
const maxExcused = 6;

/** What is no matter, where nothing knows it: 'nem baj, ha nincs benne víz'. */
function findExcused(words: readonly Word[], left: readonly number[]): number[] {
  return left.flatMap((at) => {
    const isExcuse = deny.has(words[at]?.flat ?? '') && indifferent.has(words[at + 1]?.flat ?? '');
    const start = words[at + 2]?.flat === 'az' ? at + 3 : at + 2;
    if (!isExcuse || words[start]?.flat !== 'ha') return [];
    const end = words.findIndex(({ endsClause }, position) => position > start && endsClause);
    return end - start <= maxExcused ? left.filter((one) => at <= one && one <= end) : [];
  });
}

/**
 * The denial and the name of what is not wanted, where nothing knows the name: 'ne az Avas', 'nem kell bútor'; what is no
 * matter. The wish would rank by it. `left` are the positions of the words that mean nothing.
 */
export function findDeniedNames(words: readonly Word[], left: readonly number[]): number[] {
  const named = left.flatMap((at) => {
    const name = at + 2;
    const next = words[at + 1]?.flat ?? '';
    const isDenied =
      /^nem?$/.test(words[at]?.flat ?? '') &&
      (articles.has(next) || (unwanted.has(next) && !left.includes(at + 1)));
    if (!isDenied || !left.includes(name) || !words[name]?.isJoined) return [];
    const end = words.findIndex(({ endsClause }, position) => position >= name && endsClause);
    const isAlone = words.slice(name + 1, end + 1).every(({ flat }) => fillers.has(flat));
    return isAlone ? [at, name] : [];
  });
  return [...named, ...findExcused(words, left)];
}
