import { type RefObject, useEffect } from 'react';

/**
 * Keeps in `--below` how many pixels of an element are below the window: a map as high as the window begins below the
 * head of the page, and what stands at its lower edge stays in view.
 */
export function useLowerEdge(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const update = () => {
      const below = (element.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
      element.current?.style.setProperty('--below', `${Math.max(0, Math.round(below))}px`);
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['scroll', 'resize']) window.addEventListener(type, update, { passive: true, signal });
    return () => listening.abort();
  }, [element]);
}
