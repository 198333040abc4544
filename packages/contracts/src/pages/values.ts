/** Maximum length of a page's address, in characters. */
export const pageUrlLimit = 160;
