import { useSyncExternalStore } from 'react';

/**
 * The documents' loading flag (LAY-11): on from the start of each request until it ends or fails. Background
 * refreshes do not count; whoever makes them does not call `beginLoading`.
 */
let inFlight = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  inFlight = Math.max(0, inFlight + by);
  for (const listener of listeners) listener();
};

export const beginLoading = (): void => change(1);
export const endLoading = (): void => change(-1);

/** Runs the work with the flag on, whatever its end. */
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
