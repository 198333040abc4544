export { Block, GroupsBlock, MapBlock, Part, SocialBlock, Tags, TextBlock, VideoBlock } from './blocks.tsx';
export {
  formatFloor,
  type Group,
  getAddressGroup,
  getAddressNote,
  getAdGroup,
  getAdvertiser,
} from './listing-format.ts';
export { ListingHead } from './listing-head.tsx';
export { ListingLoader, ListingPage, useDetailOptions } from './listing-page.tsx';
export { NearbyTags } from './nearby-tags.tsx';
export { OfferBlocks } from './offer-blocks.tsx';
