import { z } from 'zod';
import {
  advertiserRoles,
  dataReply,
  defineEndpoint,
  flagReply,
  messageReply,
  textID,
} from '../core/index.ts';
import { listingIDFields } from '../listings/values.ts';
import { packageOnSale } from '../packages/schemas.ts';
import { socialLinks, socialLinksUpdate } from './schemas.ts';

export const getSocialLinks = defineEndpoint({
  method: 'GET',
  path: '/api/social-media-links',
  access: advertiserRoles,
  summary: "The caller's own links (SOC-01).",
  reply: dataReply(socialLinks),
});

export const saveSocialLinks = defineEndpoint({
  method: 'POST',
  path: '/api/social-media-links',
  access: advertiserRoles,
  summary: 'Saves the links; absent ones are kept. 403 without a social media package in force (SOC-02).',
  body: socialLinksUpdate,
  reply: messageReply,
  errors: ['forbidden'],
});

export const checkSocialSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/check-social-media-sub',
  access: advertiserRoles,
  summary:
    'Whether the caller has a social media package in force, and its days left; -1 without one (SOC-02).',
  reply: dataReply(z.object({ hasSubscription: flagReply, days: z.int() })),
});

export const listSocialPackages = defineEndpoint({
  method: 'GET',
  path: '/api/social-media-packages',
  access: 'public',
  summary: 'The social media packages on sale, types 10 and 11 (SOC-02).',
  reply: dataReply(z.array(packageOnSale)),
  maxAge: 60,
});

export const getSocialLinksOfListing = defineEndpoint({
  method: 'GET',
  path: '/api/social-media-links-by-ad/{id}/{idField}',
  access: 'public',
  summary: "The links of a listing's advertiser; nulls while no social media package is in force (SOC-03).",
  params: z.object({ id: textID, idField: z.enum(listingIDFields) }),
  reply: dataReply(socialLinks),
});
