import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Search, Total } from './use-search.ts';

/** Milliseconds after the last change until it is counted. */
const countDelay = 400;

/**
 * How many rows the search would have with what is selected in its drawer but not applied yet; undefined while
 * that is not known.
 */
export function useDraftCount(search: Search<unknown>, isWanted: boolean): Total | undefined {
  const { call, values, hrefOf, count } = search;
  const href = hrefOf(values);
  const [settled, setSettled] = useState(href);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(href), countDelay);
    return () => clearTimeout(timer);
  }, [href]);
  const isSettled = isWanted && settled === href;
  const { data } = useSWR(isSettled ? ['count', call, href] : null, () => count(values), {
    keepPreviousData: false,
  });
  return data;
}
