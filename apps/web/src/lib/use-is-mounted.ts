import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and until the browser has taken over its HTML: for what only the browser renders. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
