export { Block, GroupsBlock, MapBlock, Part, SocialBlock, Tags, TextBlock, VideoBlock } from './blocks.tsx';
export { ListingHead } from './listing-head.tsx';
export { ListingOrNot, ListingPage, useDetailReading } from './listing-page.tsx';
export {
  addressNoteOf,
  adGroup,
  advertiserOf,
  areaInWords,
  floorOf,
  type Group,
  placeGroup,
  streetOf,
} from './listing-words.ts';
export { OfferBlocks } from './offer-blocks.tsx';
