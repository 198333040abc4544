export { UnfinishedListing } from './unfinished-listing.tsx';
export { useListingDraft } from './use-listing-draft.ts';
export { WithListingDraft } from './with-listing-draft.tsx';
