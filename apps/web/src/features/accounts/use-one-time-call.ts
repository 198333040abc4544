import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';

type State =
  | { step: 'running' }
  /** `message` of the API where it was done before. */
  | { step: 'done'; message?: string }
  /** `code` of the API's failure, if it is one. */
  | { step: 'failed'; message: string; code?: ApiFailure['code'] };

/**
 * Sends the one-time secret of a mailed link when its page opens: in a separate call, since mail scanners open links
 * too. `call` is null for a link without the required parameters.
 */
export function useOneTimeCall(
  call: (() => Promise<unknown>) | null,
  messages: { incomplete: string },
  onDone?: () => void,
): State {
  const [state, setState] = useState<State>(
    call === null ? { step: 'failed', message: messages.incomplete } : { step: 'running' },
  );
  // React runs effects twice in development; the second call would find the secret already used.
  const isStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the parameters of the first render
  useEffect(() => {
    if (call === null || isStarted.current) return;
    isStarted.current = true;
    call()
      .then(() => {
        setState({ step: 'done' });
        onDone?.();
      })
      .catch((error: unknown) => {
        const code = error instanceof ApiFailure ? error.code : undefined;
        // Mail programs and people open links twice.
        if (code === 'already_confirmed') return setState({ step: 'done', message: failureMessage(error) });
        // A secret that cannot be one was cut on its way; there is no field to mend.
        const message = code === 'validation_failed' ? messages.incomplete : failureMessage(error);
        setState({ step: 'failed', message, ...(code && { code }) });
      });
  }, []);
  return state;
}
