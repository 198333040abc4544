import type { ListingKind } from '@piacter/contracts/listings/values';
import { isTitleServed, usePageTitle } from '../../lib/page-title.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { type LoadWords, useSearchWords } from '../kinds/search-words/index.ts';
import type { Search } from './use-search.ts';

const getSettlement = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'settlement' in row && typeof row.settlement === 'string'
    ? row.settlement
    : null;

/** The kind of the listings that are searched, and the words of its search. */
export type WordsProps =
  | { kind: ListingKind; loadWords: LoadWords }
  | { kind?: undefined; loadWords?: undefined };

/** The title of the document: what is searched in the words of the server's head, or the page's own title. */
export function useResultTitle(
  search: Search<unknown>,
  title: string,
  { kind, loadWords }: WordsProps,
): void {
  const { query, page, options, result } = search;
  const names = {
    getName: (parameter: string, id: string) => options[parameter]?.find(({ value }) => value === id)?.label,
    settlements: (result?.data ?? []).map(getSettlement),
  };
  // Not on the first visit, which has the server's title.
  const isNeeded = useIsMounted() && kind && !isTitleServed();
  const { words, error } = useSearchWords(kind, isNeeded ? loadWords : undefined);
  const isLoading = kind && !words && !error;
  usePageTitle(isLoading ? undefined : (words?.formatTitle(query, page, names) ?? title));
}
