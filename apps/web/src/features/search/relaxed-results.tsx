import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { EmptyState } from '../../ui/empty-state.tsx';
import { getChips } from './filter-chips.ts';
import { withoutNames } from './filter-values.ts';
import { type Filter, type FilterOptions, getNamesToClear, type Values } from './filters.ts';
import { text } from './suggestions-text.ts';
import type { ListTexts } from './text.ts';
import { formatTotal, type Search } from './use-search.ts';

/** Maximum number of counts for an empty result. */
const maxSearches = 4;

/** A search with one filter fewer, and its label: '„Van erkély” szűrő nélkül'. */
export type RelaxedSearch = { label: string; values: Values };

/** The least important filters first: details, then preferences, then the main filters. */
const getWeight = (filter: Filter): number => {
  if (filter.isDetail) return 0;
  return filter.kind === 'select' ? 2 : 1;
};

/** Relaxed searches for an empty list that has no suggestions of the server: each without one filter, at most four. */
export const relaxedSearches = (
  filters: readonly Filter[],
  values: Values,
  options: FilterOptions,
): RelaxedSearch[] =>
  filters
    .filter((filter) => getChips(filter, values, options).length > 0)
    .toSorted((a, b) => getWeight(a) - getWeight(b))
    .slice(0, maxSearches)
    .map((filter) => {
      const labels = getChips(filter, values, options).map((chip) => chip.label);
      return {
        label: text.without(labels.join(', ')),
        values: withoutNames(values, getNamesToClear(filter, values)),
      };
    });

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
