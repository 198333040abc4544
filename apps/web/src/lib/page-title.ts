import { useEffect } from 'react';

/**
 * The path whose title the server rendered (`<title data-served>`). It comes from the admin's SEO texts and must not be
 * overwritten by the page's own title; the next path gets that again.
 */
let servedPath: string | null | undefined;

const isServed = (): boolean => {
  servedPath ??= document.querySelector('title[data-served]') ? window.location.pathname : null;
  if (servedPath !== window.location.pathname) servedPath = null;
  return servedPath !== null;
};

/** Sets the document title; undefined (while data loads) leaves it unchanged. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined && !isServed()) document.title = `${title} – Piactér`;
  }, [title]);
};
