export { type FeedNights, readFeed } from './read-feed.ts';
export { writeFeed } from './write-feed.ts';
