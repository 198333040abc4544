import { useCallback, useSyncExternalStore } from 'react';

/** Breakpoints in CSS pixels (LAY-02, LAY-03, LAY-04). */
export const hamburgerWidth = 720;
export const collapseWidth = 660;

export const isNarrow = (width: number): boolean => window.matchMedia(`(max-width: ${width}px)`).matches;

/** True while the window is at most `width` pixels wide; false on the server. */
export const useIsNarrow = (width: number): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(`(max-width: ${width}px)`);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => isNarrow(width),
    () => false,
  );
};
