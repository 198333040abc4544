import type { ListingKind } from '@piacter/contracts/listings/values';
import { formatResultTitle } from '@piacter/contracts/search/values';
import { usePageTitle } from '../../lib/page-title.ts';
import type { Search } from './use-search.ts';

const getSettlement = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'settlement' in row && typeof row.settlement === 'string'
    ? row.settlement
    : null;

/** The title of the document: what is searched in the words of the server's head, or the page's own title. */
export function useResultTitle(search: Search<unknown>, title: string, kind: ListingKind | undefined): void {
  const { applied, page, options, result } = search;
  const names = {
    getName: (parameter: string, id: string) => options[parameter]?.find(({ value }) => value === id)?.label,
    settlements: (result?.data ?? []).map(getSettlement),
  };
  usePageTitle((kind && formatResultTitle(kind, applied, page, names)) ?? title);
}
