import { randomUUID } from 'node:crypto';
import type { ContactMessageBody } from '@piacter/contracts/contact';
import { roleIDs } from '@piacter/contracts/core';
import type { MailDraft } from '../../adapters/mail/index.ts';
import { nameOf } from '../accounts/index.ts';
import type { Advertiser } from './contact.queries.ts';

/** The page of an advertiser's own listings, by the documents' route table. */
const ownListings: Record<number, string> = {
  [roleIDs.ingatlan_tulajdonos]: '/ingatlan_tulajdonos/ingatlanok',
  [roleIDs.szallasado]: '/szallasado/szallasaim',
  [roleIDs.szakember]: '/szakember/szolgaltatasaim',
};

/**
 * The mail to an advertiser, at the address that their profile names, else that of their account. The form asks for
 * no address of the sender, so an answer goes by telephone.
 */
export const contactMail = (
  publicUrl: string,
  advertiser: Advertiser,
  { name, phone, message }: Pick<ContactMessageBody, 'name' | 'phone' | 'message'>,
): MailDraft => ({
  template: 'contact',
  to: advertiser.contactEmail ?? advertiser.email,
  values: {
    name: nameOf(advertiser),
    clientName: name,
    phone,
    message,
    url: publicUrl + (ownListings[advertiser.userType] ?? '/'),
  },
  dedupeKey: `contact:${randomUUID()}`,
});
