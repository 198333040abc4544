/** Longest address of a page, in characters. */
export const pageUrlLimit = 160;
