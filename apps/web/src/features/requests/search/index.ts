export { ownRequestSearches, requestSearches } from './request-searches.ts';
