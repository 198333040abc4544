export { bitMask } from './bit-mask.ts';
export { emptyPage, type ListingPage, searchPage } from './listing-page.ts';
