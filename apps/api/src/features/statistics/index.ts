export { createAdvertiserStatistics } from './advertiser-statistics.service.ts';
export { cleanListingDays } from './clean-listing-days.ts';
export { createEventCounter, type EventCounter } from './event-counter.ts';
export { refreshListingCounts } from './listing-counts.ts';
export { createListingEvents } from './listing-events.service.ts';
export { createRequesterStatistics } from './requester-statistics.service.ts';
export { createSiteStatistics } from './site-statistics.service.ts';
export { statisticsRoutes } from './statistics.routes.ts';
