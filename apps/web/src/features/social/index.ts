import { lazy } from 'react';

// Each in a chunk of its own, for the pages of listings have no room for either.

/** Fetched only where the advertiser has links. */
export const SocialLinksRow = lazy(() =>
  import('./social-links-row.tsx').then((module) => ({ default: module.SocialLinksRow })),
);

/** Fetched with a listing's form. */
export const SocialLinksSection = lazy(() =>
  import('./social-links-section.tsx').then((module) => ({ default: module.SocialLinksSection })),
);
