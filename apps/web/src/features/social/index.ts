import { lazy } from 'react';

/** In a chunk of its own that only those pages fetch whose advertiser has links. */
export const SocialLinksRow = lazy(() =>
  import('./social-links-row.tsx').then((module) => ({ default: module.SocialLinksRow })),
);
