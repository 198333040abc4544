import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../lib/form/index.ts';

type State = { step: 'running' } | { step: 'done' } | { step: 'failed'; message: string };

/**
 * Spends the secret of a mailed link once, when its page opens: by a call of the page's own, since mail
 * scanners open links too. `null` for a link that lacks what it needs.
 */
export function useOneTimeCall(
  call: (() => Promise<unknown>) | null,
  words: { incomplete: string },
  onDone?: () => void,
): State {
  const [state, setState] = useState<State>(
    call === null ? { step: 'failed', message: words.incomplete } : { step: 'running' },
  );
  // React runs effects twice in development; the second call would find the secret spent.
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the address said at first
  useEffect(() => {
    if (call === null || begun.current) return;
    begun.current = true;
    call()
      .then(() => {
        setState({ step: 'done' });
        onDone?.();
      })
      .catch((error: unknown) => setState({ step: 'failed', message: failureMessage(error) }));
  }, []);
  return state;
}
