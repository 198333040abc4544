import type { Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

const articles = new Set(['a', 'az']);

/**
 * The denial and the name of what is not wanted, where nothing knows the name: 'ne az Avas', 'ne a főút mellett'. The wish
 * would rank by it. `left` are the positions of the words that mean nothing.
 */
export function findDeniedNames(words: readonly Word[], left: readonly number[]): number[] {
  return left.flatMap((at) => {
    const name = at + 2;
    const isDenied = /^nem?$/.test(words[at]?.flat ?? '') && articles.has(words[at + 1]?.flat ?? '');
    if (!isDenied || !left.includes(name) || !words[name]?.isJoined) return [];
    const end = words.findIndex(({ endsClause }, position) => position >= name && endsClause);
    const isAlone = words.slice(name + 1, end + 1).every(({ flat }) => fillers.has(flat));
    return isAlone ? [at, name] : [];
  });
}
