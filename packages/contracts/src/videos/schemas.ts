import { z } from 'zod';
import { id } from '../core/scalars.ts';
import { isOneListing, listingIDs } from '../listings/schemas.ts';
import { invalidVideoAddress, videoAddressLimit, youtubeVideoID } from './values.ts';

export const videoAddress = z
  .string({ error: invalidVideoAddress })
  .max(videoAddressLimit, { error: invalidVideoAddress })
  .refine((address) => youtubeVideoID(address) !== undefined, { error: invalidVideoAddress });

export const videoLink = z.object({ linkID: id, linkUrl: z.string() });
export type VideoLink = z.infer<typeof videoLink>;

/**
 * The body takes any text as an address: the service refuses what is no video, so that the documented wording is the
 * reply's `message`, too. Forms validate with `videoAddress`.
 */
const uncheckedAddress = z.string({ error: invalidVideoAddress });

export const videoLinkBody = z.object({ linkUrl: uncheckedAddress, ...listingIDs }).refine(...isOneListing);

export const videoLinkChange = z.object({ linkUrl: uncheckedAddress });
