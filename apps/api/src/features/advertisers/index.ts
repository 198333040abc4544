export { findAdvertiserPath } from './advertiser-path.ts';
export { selectAdvertisersForSitemap, selectLastUserID } from './advertisers.queries.ts';
export { advertiserRoutes } from './advertisers.routes.ts';
export { createAdvertiserService } from './advertisers.service.ts';
