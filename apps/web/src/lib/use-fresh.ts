import { useState } from 'react';
import useSWR from 'swr';

let visits = 0;

/**
 * The stored state of what a form edits. Never from the cache, as a form over an older state would undo later changes.
 * `retry` loads it again, after a failure and after each save, which renews the head of the page; a form in use keeps its
 * own values.
 */
export function useFresh<Stored>(id: number, load: (id: number) => Promise<Stored>) {
  // A key unique to this visit, even of the same page.
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  const { data, error, isValidating, mutate } = useSWR<Stored, unknown>(
    ['fresh', visit, id],
    () => load(id),
    {
      keepPreviousData: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const failure = isValidating ? undefined : error;
  return { stored: data, failure, retry: () => void mutate() };
}
