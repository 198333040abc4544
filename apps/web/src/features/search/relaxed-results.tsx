import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { EmptyState } from '../../ui/empty-state.tsx';
import { relaxedSearches } from './relaxed-searches.ts';
import { text } from './suggestions-text.ts';
import type { ListTexts } from './text.ts';
import { formatTotal, type Search } from './use-search.ts';

export type NoResultsProps = { search: Search<unknown>; kind: ListingKind | undefined; words: ListTexts };

/** An empty list in a role's area, whose call has no suggestions: each search with a filter less is counted. */
export function RelaxedSearches({ search, kind, words }: NoResultsProps) {
  const { call, filters, applied, options, getHref, count } = search;
  const searches = relaxedSearches(filters, applied, options);
  const { data: totals } = useSWR(['relaxed', call, getHref(applied)], () =>
    Promise.all(searches.map(({ values }) => count(values))),
  );
  if (searches.length === 0) return <EmptyState kind={kind} {...words.empty} />;
  const offered = searches.flatMap(({ label, values }, index) => {
    const total = totals?.[index];
    if (!total || total.total === 0) return [];
    return [{ to: getHref(values), label: text.relaxed(label, formatTotal(total)) }];
  });
  const nothing = { kind, title: words.nothing };
  if (offered.length > 0) return <EmptyState {...nothing} hint={text.relax} links={offered} />;
  const clear = [{ to: getHref({}), label: text.clearFilters }];
  return <EmptyState {...nothing} hint={text.nothingWith} links={clear} />;
}
