import { useState } from 'react';
import useSWR from 'swr';

let visits = 0;

/**
 * What a form changes, as it is stored now. Never from the cache, and read once a visit: a form over an older state
 * would undo what was saved since, and one that is filled in is not replaced under the hand.
 */
export function useFresh<Stored>(id: number, load: (id: number) => Promise<Stored>) {
  // A key that no other visit has, not even one of the same page.
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
