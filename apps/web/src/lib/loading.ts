import { useSyncExternalStore } from 'react';

/**
 * The loading flag: set from the start of each request until it succeeds or fails (LAY-11). Background refreshes do not
 * count; their callers do not call `beginLoading`.
 */
let inFlight = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  inFlight = Math.max(0, inFlight + by);
  for (const listener of listeners) listener();
};

export const beginLoading = (): void => change(1);
export const endLoading = (): void => change(-1);

/** Runs the work with the flag set, and clears it however the work ends. */
export const whileLoading = async <T>(work: () => Promise<T>): Promise<T> => {
  beginLoading();
  try {
    return await work();
  } finally {
    endLoading();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => inFlight > 0,
    () => false,
  );
