import { listingRoleByKind } from '@piacter/contracts/listings';
import { ownListingsPath } from '@piacter/contracts/site/paths';
import type { Config } from '../../config.ts';
import { getGreetingName } from '../../core/formatting.ts';
import type { MailDraft } from '../emails/index.ts';
import type { ListingSummary } from './listing-summary.queries.ts';

interface Change {
  isHidden: boolean;
  reason: string;
  at: Date;
}

/** The mail that tells the owner of a listing that it was hidden or is shown again, and why. */
export const visibilityMail = (
  { publicUrl, mailReplyTo }: Pick<Config, 'publicUrl' | 'mailReplyTo'>,
  listing: ListingSummary,
  { isHidden, reason, at }: Change,
): MailDraft => ({
  template: isHidden ? 'listingHidden' : 'listingShown',
  to: listing.email,
  ...(mailReplyTo !== undefined && { replyTo: mailReplyTo }),
  values: {
    name: getGreetingName(listing),
    title: listing.title,
    message: reason,
    url: publicUrl + ownListingsPath(listingRoleByKind[listing.kind]),
  },
  dedupeKey: `visibility:${listing.kind}:${listing.listingID}:${isHidden}:${at.getTime()}`,
});
