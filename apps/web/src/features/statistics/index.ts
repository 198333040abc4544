export { useListingEvents } from './listing-events.ts';
