import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWRImmutable from 'swr/immutable';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Search } from './use-search.ts';

const getSettlement = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'settlement' in row && typeof row.settlement === 'string'
    ? row.settlement
    : null;

/** The first visit has the server's title, so that the words are loaded after the page. */
const loadWords = () => import('@piacter/contracts/search');

/** The title of the document: what is searched in the words of the server's head, or the page's own title. */
export function useResultTitle(search: Search<unknown>, title: string, kind: ListingKind | undefined): void {
  const { query, page, options, result } = search;
  const names = {
    getName: (parameter: string, id: string) => options[parameter]?.find(({ value }) => value === id)?.label,
    settlements: (result?.data ?? []).map(getSettlement),
  };
  const { data: words, error } = useSWRImmutable(kind && 'words of result titles', loadWords);
  const isLoading = kind && !words && !error;
  const ofResult = kind && words?.formatResultTitle(kind, query, page, names);
  usePageTitle(isLoading ? undefined : (ofResult ?? title));
}
