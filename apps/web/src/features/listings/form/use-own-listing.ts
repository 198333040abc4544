import { useCallback, useEffect, useState } from 'react';

type Loaded<Listing> = { listing?: Listing; failure?: unknown };
type Load<Listing> = (id: number, signal: AbortSignal) => Promise<Listing>;

/**
 * An own listing as it is stored now. Never from the cache: a form over an older state would undo what was saved
 * since. `load` stays the same from one drawing to the next.
 */
export function useOwnListing<Listing>(id: number, load: Load<Listing>) {
  const [loaded, setLoaded] = useState<Loaded<Listing>>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setLoaded({});
    load(id, leaving.signal).then(
      (listing) => !leaving.signal.aborted && setLoaded({ listing }),
      (failure: unknown) => !leaving.signal.aborted && setLoaded({ failure }),
    );
    return () => leaving.abort();
  }, [id, load, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...loaded, retry };
}
