import useSWR from 'swr';
import type { Search, Total } from './use-search.ts';
import { useSettled } from './use-settled.ts';

/** The number of rows with the filters selected in the drawer but not yet applied; undefined while unknown. */
export function useDraftCount(search: Search<unknown>, isWanted: boolean): Total | undefined {
  const { call, values, getHref, count } = search;
  const href = getHref(values);
  const isSettled = useSettled(href) && isWanted;
  const { data } = useSWR(isSettled ? ['count', call, href] : null, () => count(values), {
    keepPreviousData: false,
  });
  return data;
}
