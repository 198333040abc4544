import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { FramedSocialLinks as Row } from './social-links-row.tsx';
import type { SocialLinksSection as Section } from './social-links-section.tsx';

// Each in a chunk of its own, for the pages of listings have no room for either. Blockers of advertisements take such
// names for buttons that watch people; a chunk that does not come must not take the page along.
const nothing = () => ({ default: () => null });

/** Fetched only where the advertiser has links. */
export const FramedSocialLinks = lazy<ComponentType<ComponentProps<typeof Row>>>(() =>
  import('./social-links-row.tsx').then((module) => ({ default: module.FramedSocialLinks }), nothing),
);

/** Fetched with a listing's form. */
export const SocialLinksSection = lazy<ComponentType<ComponentProps<typeof Section>>>(() =>
  import('./social-links-section.tsx').then((module) => ({ default: module.SocialLinksSection }), nothing),
);
