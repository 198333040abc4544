import { z } from 'zod';
import { flag, flagReply, id, nullableText, page, textID } from '../core/scalars.ts';
import { cardsByKind } from '../favourites/schemas.ts';
import { listingKinds } from '../listings/values.ts';

const kind = z.enum(listingKinds);

/** The name in the address is not significant, only the id at its end. */
export const advertiserParams = z.object({ advertiserUrl: z.string().max(200) });
export const advertiserQuery = z.object({ page });

/** An advertiser with a page of published listings, the newest first. */
export const advertiser = z.object({
  userID: id,
  /** The firm's, or the person's. */
  name: z.string(),
  /** The address of the page, with the present name. */
  path: z.string(),
  isFirm: flagReply,
  contactPerson: nullableText,
  /** Those of the profile, as they stand beside listings. */
  phones: z.array(z.string()),
  contactEmail: nullableText,
  kind,
  /** Of this page; those of the other kinds are empty. */
  cards: cardsByKind,
});
export type Advertiser = z.infer<typeof advertiser>;

export const listingParams = z.object({ kind, id: textID });

/** Where the other listings of an advertiser are. */
export const otherListings = z.object({
  path: z.string(),
  /** How many there are besides the one that was asked for; capped at 100. */
  others: z.int().positive(),
});
export type OtherListings = z.infer<typeof otherListings>;

/** Whether the caller has a page, and where it is. */
export const ownAdvertiserPage = z.object({
  /** By default firms have one, private people do not. */
  isShown: flagReply,
  /** Null without a name in the profile. */
  path: nullableText,
  /** Published listings; without any there is no page. */
  listings: z.int(),
});
export const advertiserPageBody = z.object({ isShown: flag });
