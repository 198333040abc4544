import { lowerBound } from '../../../core/lower-bound.ts';
import { createPostings, type PostingsState } from './postings.ts';

/** New words from which on they are merged into the sorted ones. */
const maxNew = 256;

function mergeSorted(one: readonly string[], other: readonly string[]): string[] {
  const merged: string[] = [];
  let index = 0;
  for (const word of one) {
    for (let next = other[index]; next !== undefined && next < word; next = other[index]) {
      merged.push(next);
      index += 1;
    }
    merged.push(word);
  }
  return merged.concat(other.slice(index));
}

const isWord = (part: string) => part !== '' && part !== '|';

/** The words of search texts with the rows that have them, found by their beginnings. */
export function createWordIndex(saved?: PostingsState<string>) {
  const postings = createPostings(saved);
  let sorted = [...new Set([...(saved?.keys ?? []), ...(saved?.later.keys() ?? [])])].sort();
  let recent: string[] = [];

  function sortRecent(): void {
    sorted = mergeSorted(sorted, recent.toSorted());
    recent = [];
  }

  function* wordsFrom(prefix: string): Generator<string> {
    if (recent.length > maxNew) sortRecent();
    for (let index = lowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index += 1)
      yield sorted[index] ?? '';
    for (const word of recent) if (word.startsWith(prefix)) yield word;
  }

  return {
    /** Rows are added in ascending order. */
    add(row: number, text: string): void {
      for (const word of postings.add(row, text.split(' ').filter(isWord))) recent.push(word);
    },
    finishLoading(): void {
      postings.finishLoading();
      sortRecent();
    },
    /** Not before the loading is finished. */
    save: postings.save,
    /** The rows of a word. */
    findWord: postings.find,
    /** The rows of each word that begins so; a row may be in several. */
    findPrefix: (prefix: string): Int32Array[] => [...wordsFrom(prefix)].flatMap(postings.find),
  };
}
