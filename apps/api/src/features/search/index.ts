export { bitMask } from './bit-mask.ts';
export { emptyPage, type ListingPage, type ListingSearch, searchPage } from './listing-page.ts';
