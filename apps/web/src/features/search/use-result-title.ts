import type { ListingKind } from '@piacter/contracts/listings/values';
import { useSWRConfig } from 'swr';
import { isTitleServed, usePageTitle } from '../../lib/page-title.ts';
import { servedHeading } from '../../lib/served-heading.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { type LoadWords, useSearchWords } from '../kinds/search-words/index.ts';
import type { Search } from './use-search.ts';

const isServer = typeof window === 'undefined';

const getSettlement = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'settlement' in row && typeof row.settlement === 'string'
    ? row.settlement
    : null;

/** The kind of the listings that are searched, and the words of its search. */
export type WordsProps =
  | { kind: ListingKind; loadWords: LoadWords }
  | { kind?: undefined; loadWords?: undefined };

/**
 * Titles the document with what is searched, or with the page's own title; returns the heading, which is the same. On the
 * first visit both are the server's, in whose words the others are.
 */
export function useResultTitle(
  search: Search<unknown>,
  title: string,
  { kind, loadWords }: WordsProps,
): string {
  const { query, page, options, result } = search;
  const names = {
    getName: (parameter: string, id: string) => options[parameter]?.find(({ value }) => value === id)?.label,
    settlements: (result?.data ?? []).map(getSettlement),
  };
  const served: unknown = useSWRConfig().fallback[servedHeading];
  const isServed = isServer || isTitleServed();
  const isNeeded = useIsMounted() && kind && !isServed;
  const { words, error } = useSearchWords(kind, isNeeded ? loadWords : undefined);
  const isLoading = kind && !words && !error;
  const said = words?.formatTitle(query, page, names);
  usePageTitle(isLoading ? undefined : (said ?? title));
  const heading = isServed ? served : said;
  return typeof heading === 'string' ? heading : title;
}
