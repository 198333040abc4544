import { useCallback, useSyncExternalStore } from 'react';

/** Breakpoints in CSS pixels (LAY-02, LAY-03, LAY-04). */
export const hamburgerWidth = 720;
export const collapseWidth = 660;
/** Up to this width the filters of a search are in a drawer: beside them the cards would be too narrow. */
export const drawerWidth = 1023;

export const isNarrow = (width: number): boolean => window.matchMedia(`(max-width: ${width}px)`).matches;

/**
 * Whether the window is at most `width` pixels wide; undefined on the server and until the browser has taken over the
 * server's HTML. Then a component renders both forms, of which a style sheet hides one.
 */
export const useIsNarrowOnceKnown = (width: number): boolean | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(`(max-width: ${width}px)`);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [width],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => isNarrow(width),
    () => undefined,
  );
};

/** True while the window is at most `width` pixels wide; false on the server. */
export const useIsNarrow = (width: number): boolean => useIsNarrowOnceKnown(width) ?? false;
