import { z } from 'zod';
import {
  flag,
  flagReply,
  id,
  instant,
  line,
  nullableText,
  page,
  requiredText,
  textID,
} from '../core/scalars.ts';
import { roles, searchTextLimit } from '../core/values.ts';
import { queuedMail } from '../emails/schemas.ts';
import { listingState } from '../lifecycle/schemas.ts';
import { listingStates } from '../lifecycle/values.ts';
import { listingKinds } from '../listings/values.ts';
import { requestKinds } from '../requests/values.ts';
import { blockReasonLimit, timelineEntities, timelineEvents } from './values.ts';

/** An id, the beginning of a mail address, of a name or of a listing's reference. */
export const adminSearchQuery = z.object({ q: line(searchTextLimit).min(1) });

export const adminHit = z.object({
  entity: z.enum(timelineEntities),
  id,
  title: z.string(),
  /** What tells it from others: the mail address, the owner, the buyer. */
  detail: nullableText,
});
export type AdminHit = z.infer<typeof adminHit>;

const listing = z.object({
  kind: z.enum(listingKinds),
  id,
  title: z.string(),
  state: listingState,
  isHidden: flagReply,
  created: instant,
});

export const userOverview = z.object({
  userID: id,
  email: z.string(),
  role: z.enum(roles),
  name: nullableText,
  phone: nullableText,
  created: instant,
  activatedAt: instant.nullable(),
  /** When a session of theirs was last used. */
  seenAt: instant.nullable(),
  blockedAt: instant.nullable(),
  blockReason: nullableText,
  listings: z.array(listing),
  orders: z.array(
    z.object({ orderID: id, packageName: z.string(), price: z.int(), isActive: flagReply, created: instant }),
  ),
  requests: z.array(z.object({ kind: z.enum(requestKinds), requestID: id, created: instant })),
  /** The mails of the last thirty days, without their texts. */
  mails: z.array(queuedMail),
});
export type UserOverview = z.infer<typeof userOverview>;

export const blockBody = z.object({
  blocked: flag,
  /** Required; the user reads it when signing in. */
  reason: requiredText(blockReasonLimit),
});
export type BlockBody = z.output<typeof blockBody>;

export const adminListingQuery = z.object({
  state: z.enum(listingStates).optional(),
  hidden: z.enum(['1']).optional(),
  ownerID: textID.optional(),
  page,
});
export type AdminListingQuery = z.output<typeof adminListingQuery>;

export const adminListing = z.object({
  ...listing.shape,
  ownReference: nullableText,
  hiddenReason: nullableText,
  ownerID: id,
  ownerEmail: z.string(),
  publicPath: z.string(),
});
export type AdminListing = z.infer<typeof adminListing>;

const waiting = z.int().nonnegative();

/** What waits for an admin, each counted up to a hundred. */
export const adminWaiting = z.object({
  /** Listings and messages with open reports, and hidden listings that ask for a second look. */
  reports: waiting,
  /** Mails that were given up. */
  mails: waiting,
  /** Refunds that the payment provider refused. */
  refunds: waiting,
});
export type AdminWaiting = z.infer<typeof adminWaiting>;

export const timelineParams = z.object({ entity: z.enum(timelineEntities), id: textID });

export const timelineEntry = z.object({
  at: instant,
  event: z.enum(timelineEvents),
  /** What it says, such as the subject of a mail; of `audit` the action. */
  detail: nullableText,
  /** What it is about, if the page has another subject. */
  entity: z.enum(timelineEntities).nullable(),
  id: id.nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
