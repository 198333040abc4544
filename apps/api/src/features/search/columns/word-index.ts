import { lowerBound } from './lower-bound.ts';

/** The rows with a word, in ascending order. */
interface Postings {
  rows: Int32Array;
  count: number;
}

/** New words from which on they are merged into the sorted ones. */
const maxNew = 256;

function mergeSorted(one: readonly string[], other: readonly string[]): string[] {
  const merged: string[] = [];
  let place = 0;
  for (const word of one) {
    for (let next = other[place]; next !== undefined && next < word; next = other[place]) {
      merged.push(next);
      place += 1;
    }
    merged.push(word);
  }
  return merged.concat(other.slice(place));
}

/**
 * The words of search texts with the rows that have them, found by their beginnings. Beside its words, a text is found
 * by its first field as a whole, under a name that no word has.
 */
export function createWordIndex() {
  const postings = new Map<string, Postings>();
  let sorted: string[] = [];
  let recent: string[] = [];

  function addPosting(word: string, row: number): void {
    let found = postings.get(word);
    if (!found) {
      found = { rows: new Int32Array(2), count: 0 };
      postings.set(word, found);
      recent.push(word);
    }
    if (found.count > 0 && found.rows[found.count - 1] === row) return;
    if (found.count === found.rows.length) {
      const larger = new Int32Array(Math.ceil(found.count * 1.5) + 1);
      larger.set(found.rows);
      found.rows = larger;
    }
    found.rows[found.count] = row;
    found.count += 1;
  }

  function* wordsFrom(prefix: string): Generator<string> {
    if (recent.length > maxNew) {
      sorted = mergeSorted(sorted, recent.toSorted());
      recent = [];
    }
    for (let place = lowerBound(sorted, prefix); sorted[place]?.startsWith(prefix); place += 1)
      yield sorted[place] ?? '';
    for (const word of recent) if (word.startsWith(prefix)) yield word;
  }

  const toRows = (word: string): Int32Array[] => {
    const found = postings.get(word);
    return found ? [found.rows.subarray(0, found.count)] : [];
  };
  const toFieldName = (field: string) => `|${field}`;

  return {
    /** Rows are added in ascending order. */
    add(row: number, text: string): void {
      const [first = ''] = text.split('|', 1);
      addPosting(toFieldName(first.trim()), row);
      for (const word of text.split(' ')) if (word !== '' && word !== '|') addPosting(word, row);
    },
    /** The rows of each word that begins so; a row may be in several. */
    findPrefix: (prefix: string): Int32Array[] => [...wordsFrom(prefix)].flatMap(toRows),
    findFirstField: (field: string): Int32Array[] => toRows(toFieldName(field)),
  };
}
