import type { PropertyDetail } from '@piacter/contracts/properties';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure, api } from '../../../lib/api/index.ts';

type Loaded = { property?: PropertyDetail; failure?: unknown };

/**
 * An own ad as it is stored now. Never from the cache: a form over an older state would undo what was saved
 * since. Somebody else's ad counts as one that does not exist.
 */
export function useOwnProperty(realEstateID: number) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setLoaded({});
    const load = async () => {
      const { data } = await api('GET /api/real-estate/{realEstateID}', {
        params: { realEstateID },
        signal: leaving.signal,
      });
      if (!data.isOwn) throw new ApiFailure(404, 'not_found', '');
      return data;
    };
    load().then(
      (property) => !leaving.signal.aborted && setLoaded({ property }),
      (failure: unknown) => !leaving.signal.aborted && setLoaded({ failure }),
    );
    return () => leaving.abort();
  }, [realEstateID, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...loaded, retry };
}
