import { z } from 'zod';
import { id } from '../core/index.ts';
import { isOneListing, listingIDs } from '../listings/schemas.ts';
import { invalidVideoAddress, videoAddressLimit, youtubeVideoID } from './values.ts';

export const videoAddress = z
  .string({ error: invalidVideoAddress })
  .max(videoAddressLimit, { error: invalidVideoAddress })
  .refine((address) => youtubeVideoID(address) !== undefined, { error: invalidVideoAddress });

export const videoLink = z.object({ linkID: id, linkUrl: z.string() });
export type VideoLink = z.infer<typeof videoLink>;

/**
 * On the way in the address is any text: the service refuses what is no video, so that the reply's own `message`
 * is the documents' wording too. Forms check with `videoAddress`.
 */
const givenAddress = z.string({ error: invalidVideoAddress });

export const videoLinkBody = z.object({ linkUrl: givenAddress, ...listingIDs }).refine(...isOneListing);

export const videoLinkChange = z.object({ linkUrl: givenAddress });
