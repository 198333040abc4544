export type { ListingDraft } from './listing-draft.ts';
export { resume } from './text.ts';
export { UnfinishedListing } from './unfinished-listing.tsx';
export { useListingDraft, WithListingDraft } from './with-listing-draft.tsx';
