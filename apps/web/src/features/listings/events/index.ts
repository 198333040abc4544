export { reportContact, useListingEvents } from './listing-events.ts';
