import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { foldText } from '@piacter/db/fold-text';
import { kindParts } from '../kinds/index.ts';
import type { Ending } from './suggest-searches.ts';
import { type WordRow, wordRows } from './word-tables.ts';

/** The parameters that say what is searched, as 'eladó' and 'ház' do; others say which of it. */
const subjects = new Map<ListingKind, ReadonlySet<string>>(
  listingKinds.map((kind) => {
    const { filters } = kindParts[kind].resultWords;
    return [kind, new Set(filters.flatMap(({ names, isInSubject }) => (isInSubject ? names : [])))];
  }),
);

const isSubject = ({ kind, filters }: WordRow) =>
  Object.keys(filters).some((name) => subjects.get(kind)?.has(name));

interface Form {
  key: string;
  word: string;
  row: WordRow;
  isSubject: boolean;
}

/** The words of the table that tell a filter, by what is typed of them: what is searched before which of it, short ones first. */
const forms: readonly Form[] = wordRows
  .filter(({ filters }) => Object.keys(filters).length > 0)
  .flatMap((row) => row.words.map((word) => ({ key: foldText(word), word, row, isSubject: isSubject(row) })))
  .sort((a, b) => Number(b.isSubject) - Number(a.isSubject) || a.key.length - b.key.length);

/** A text whose last words were completed. */
interface CompletedText {
  text: string;
  /** Whether its last word says what is searched. */
  isSubject: boolean;
}

/** Completes the last words of a text to words that the box understands, each of a row of the table of its own. */
export function completeWords(endings: readonly Ending[], limit: number): CompletedText[] {
  for (const { before, typed } of endings) {
    const beginning = foldText(typed);
    const found = new Map<WordRow, CompletedText>();
    for (const { key, word, row, isSubject } of forms)
      if (!found.has(row) && key.length > beginning.length && key.startsWith(beginning))
        found.set(row, { text: before + word, isSubject });
    if (found.size > 0) return [...found.values()].slice(0, limit);
  }
  return [];
}
