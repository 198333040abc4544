import { useEffect } from 'react';

/**
 * The address whose title the server rendered (`<title data-served>`). It comes from the admin's SEO texts and must not
 * be overwritten by the page's own title; the next address, which may differ in its query only, gets that again.
 */
let servedAddress: string | null | undefined;

/** Whether the title is still the server's; not to be asked while the server renders. */
export const isTitleServed = (): boolean => {
  const { pathname, search } = window.location;
  if (servedAddress === undefined)
    servedAddress = document.querySelector('title[data-served]') ? pathname + search : null;
  if (servedAddress !== pathname + search) servedAddress = null;
  return servedAddress !== null;
};

/** Sets the document title; undefined (while data loads) leaves it unchanged. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined && !isTitleServed()) document.title = `${title} – Piactér`;
  }, [title]);
};
