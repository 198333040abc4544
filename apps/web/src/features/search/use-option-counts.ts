import useSWR from 'swr';
import type { FilterCounts } from './filters.ts';
import type { Search } from './use-search.ts';
import { useSettled } from './use-settled.ts';

const nothing: FilterCounts = { options: {}, histograms: {} };

/**
 * The results that each option of the filters would have, and how numbers are spread, asked for once the visitor is about to choose; those of the
 * previous choice while those of the next one load.
 */
export function useOptionCounts(search: Search<unknown>, isWanted: boolean): FilterCounts {
  const { call, values, getHref, countOptions } = search;
  const href = getHref(values);
  const isSettled = useSettled(href) && isWanted && countOptions !== undefined;
  const { data } = useSWR(isSettled ? ['options', call, href] : null, () => countOptions?.(values), {
    keepPreviousData: true,
  });
  return data ?? nothing;
}
