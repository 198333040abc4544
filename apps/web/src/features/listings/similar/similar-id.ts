/** The anchor of the similar listings; apart from them, as the page links to them before they are loaded. */
export const similarID = 'hasonlo';
