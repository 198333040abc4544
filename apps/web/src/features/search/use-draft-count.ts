import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Search, Total } from './use-search.ts';

/** Debounce of the count, in milliseconds. */
const debounceMs = 400;

/** The number of rows with the filters selected in the drawer but not yet applied; undefined while unknown. */
export function useDraftCount(search: Search<unknown>, isWanted: boolean): Total | undefined {
  const { call, values, getHref, count } = search;
  const href = getHref(values);
  const [settled, setSettled] = useState(href);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(href), debounceMs);
    return () => clearTimeout(timer);
  }, [href]);
  const isSettled = isWanted && settled === href;
  const { data } = useSWR(isSettled ? ['count', call, href] : null, () => count(values), {
    keepPreviousData: false,
  });
  return data;
}
