import { useEffect } from 'react';

/**
 * The address whose title the server wrote into the page (`<title data-served>`). That one comes from the
 * admin's SEO texts and must not be overwritten by ours; the next address gets our own.
 */
let servedPath: string | null | undefined;

const isServed = (): boolean => {
  servedPath ??= document.querySelector('title[data-served]') ? window.location.pathname : null;
  if (servedPath !== window.location.pathname) servedPath = null;
  return servedPath !== null;
};

/** Sets the tab's title; undefined (data still loading) leaves it as it is. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined && !isServed()) document.title = `${title} – Piactér`;
  }, [title]);
};
