/** Where the browser keeps to whom it has written; apart, so that a page can look whether there is anything to load. */
export const writtenKey = 'writtenTo';
