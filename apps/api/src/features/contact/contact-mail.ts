import { randomUUID } from 'node:crypto';
import type { ContactMessageBody } from '@piacter/contracts/contact';
import { roleOfID } from '@piacter/contracts/core';
import { ownListingsPath } from '@piacter/contracts/site/paths';
import { getGreetingName } from '../../core/display-name.ts';
import { type MailDraft, contactMailText as text } from '../emails/index.ts';
import type { Advertiser } from './contact.queries.ts';

/**
 * The mail to an advertiser, sent to the contact address of their profile or else to that of their account. The reply
 * address is the visitor's, if given; otherwise they have only left a telephone number.
 */
export const contactMail = (
  publicUrl: string,
  { advertiser, listing }: { advertiser: Advertiser; listing: { label: string; path: string } | undefined },
  { name, phone, email, message }: Pick<ContactMessageBody, 'name' | 'phone' | 'email' | 'message'>,
): MailDraft => ({
  template: 'contact',
  to: advertiser.contactEmail ?? advertiser.email,
  ...(email !== null && { replyTo: email }),
  values: {
    name: getGreetingName(advertiser),
    clientName: name,
    phone,
    message,
    title: listing ? text.about(`\n${listing.label}\n${publicUrl}${listing.path}`) : '',
    reply: email === null ? text.replyByPhone : text.replyByMail(email),
    url: publicUrl + (listing?.path ?? ownListingsPath(roleOfID(advertiser.userType))),
  },
  dedupeKey: `contact:${randomUUID()}`,
});
