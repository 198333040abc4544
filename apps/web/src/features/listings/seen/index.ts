export { seenListings, useSeenRecord } from './seen-listings.ts';
