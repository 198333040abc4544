import { type RefObject, useEffect } from 'react';

/** How many pixels of an element are below the window. */
export const getPixelsBelow = (element: Element): number =>
  Math.max(0, Math.round(element.getBoundingClientRect().bottom - window.innerHeight));

/**
 * Keeps in `--below` how many pixels of an element are below the window: a map as high as the window begins below the
 * head of the page, and what stands at its lower edge stays in view.
 */
export function useLowerEdge(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const update = () => {
      const { current } = element;
      current?.style.setProperty('--below', `${getPixelsBelow(current)}px`);
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['scroll', 'resize']) window.addEventListener(type, update, { passive: true, signal });
    return () => listening.abort();
  }, [element]);
}
