import { randomUUID } from 'node:crypto';
import type { ContactMessageBody } from '@piacter/contracts/contact';
import { roleOfID } from '@piacter/contracts/core';
import { ownListingsPath, threadPath } from '@piacter/contracts/site/paths';
import { getGreetingName } from '../../core/formatting.ts';
import { type MailDraft, contactMailText as text } from '../emails/index.ts';
import type { Advertiser } from './contact.queries.ts';

/** Whom a message is to, what it is about, and the thread that keeps it. */
interface About {
  advertiser: Advertiser;
  listing: { label: string; path: string } | undefined;
  threadID: number | undefined;
  /** What is asked for of an accommodation: days and people, and their sum. */
  asked: { stay: string; price: string } | undefined;
}

/** How to answer: by mail, in the thread, or by telephone alone. */
function getReply(email: string | null, isInThread: boolean): string {
  if (email === null) return isInThread ? text.replyInThread : text.replyByPhone;
  return [text.replyByMail(email), isInThread ? text.orInThread : ''].filter(Boolean).join(' ');
}

/** Where the button leads: to the thread, whose owner logs in there, or else to the listing. */
function getPath({ advertiser, listing, threadID }: About): string {
  const role = roleOfID(advertiser.userType);
  if (threadID !== undefined && role) return threadPath(role, threadID);
  return listing?.path ?? ownListingsPath(role);
}

/**
 * The mail to an advertiser, sent to the contact address of their profile or else to that of their account. The reply
 * address is the visitor's, if given; otherwise they have only left a telephone number.
 */
export const contactMail = (
  publicUrl: string,
  about: About,
  { name, phone, email, message }: Pick<ContactMessageBody, 'name' | 'phone' | 'email' | 'message'>,
): MailDraft => ({
  template: 'contact',
  to: about.advertiser.contactEmail ?? about.advertiser.email,
  ...(email !== null && { replyTo: email }),
  values: {
    name: getGreetingName(about.advertiser),
    clientName: name,
    phone,
    stay: about.asked?.stay ?? '',
    price: about.asked?.price ?? '',
    message,
    title: about.listing ? text.about(`\n${about.listing.label}\n${publicUrl}${about.listing.path}`) : '',
    reply: getReply(email, about.threadID !== undefined),
    url: publicUrl + getPath(about),
  },
  dedupeKey: `contact:${randomUUID()}`,
});
