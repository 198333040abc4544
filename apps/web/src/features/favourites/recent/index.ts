export { RecentlySeen } from './recently-seen.tsx';
export { useSeenRecord } from './seen-listings.ts';
