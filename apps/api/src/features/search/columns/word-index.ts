import { lowerBound, mergeSorted, sortTexts, takeSteps } from '../../../core/sorted.ts';
import { createPostings, type PostingsState } from './postings.ts';

/** New words from which on they are merged into the sorted ones. */
const maxNew = 256;

const isWord = (part: string) => part !== '' && part !== '|';

/** The words of search texts with the rows that have them, found by their beginnings. */
export function createWordIndex(saved?: PostingsState<string>) {
  const postings = createPostings(saved);
  let sorted: readonly string[] = [];
  let recent: string[] = [...(saved?.keys ?? []), ...(saved?.later.keys() ?? [])];

  function* sortRecent(): Generator<void> {
    sorted = yield* mergeSorted(sorted, yield* sortTexts(recent));
    recent = [];
  }

  function* wordsFrom(prefix: string): Generator<string> {
    if (recent.length > maxNew) takeSteps(sortRecent());
    for (let index = lowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index += 1)
      yield sorted[index] ?? '';
    for (const word of recent) if (word.startsWith(prefix)) yield word;
  }

  return {
    /** Rows are added in ascending order. */
    add(row: number, text: string): void {
      for (const word of postings.add(row, text.split(' ').filter(isWord))) recent.push(word);
    },
    *finishLoading(): Generator<void> {
      yield* postings.finishLoading();
      yield* sortRecent();
    },
    /** Not before the loading is finished. */
    save: postings.save,
    /** The rows of a word. */
    findWord: postings.find,
    /** The rows of each word that begins so; a row may be in several. */
    findPrefix: (prefix: string): Int32Array[] => [...wordsFrom(prefix)].flatMap(postings.find),
  };
}
