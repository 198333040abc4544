import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { FramedSocialLinks as Row } from './social-links-row.tsx';
import type { SocialLinksSection as Section } from './social-links-section.tsx';

// Lazy chunks, which keep the detail pages within their size budget. Ad blockers may block files of such names; a
// blocked chunk must not break the page.
const nothing = () => ({ default: () => null });

/** Loaded only where the advertiser has links. */
export const FramedSocialLinks = lazy<ComponentType<ComponentProps<typeof Row>>>(() =>
  import('./social-links-row.tsx').then((module) => ({ default: module.FramedSocialLinks }), nothing),
);

/** Loaded with a listing's form. */
export const SocialLinksSection = lazy<ComponentType<ComponentProps<typeof Section>>>(() =>
  import('./social-links-section.tsx').then((module) => ({ default: module.SocialLinksSection }), nothing),
);
