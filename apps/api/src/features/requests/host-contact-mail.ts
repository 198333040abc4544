import { nameWithPlace } from '@piacter/contracts/places/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName, getGreetingName } from '../../core/formatting.ts';
import { findPeople, getContact, type MailDraft, hostContactText as text } from '../emails/index.ts';
import { listingPath } from '../listings/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import { selectHostAccommodations } from './host-answers.ts';
import { describeRequest } from './request-descriptions.ts';

export interface HostContact {
  requestID: number;
  requesterID: number;
  hostID: number;
  message: string | null;
}

/**
 * The mail about a host's answer, with the host's accommodations and contact data, which goes back to the host when it is
 * answered; undefined when either account was deleted or blocked.
 */
export async function hostContactMail(
  trx: Trx,
  { publicUrl, names }: { publicUrl: string; names: LookupNames },
  { requestID, requesterID, hostID, message }: HostContact,
): Promise<MailDraft | undefined> {
  const people = await findPeople(trx, [requesterID, hostID]);
  const [requester, host] = [people.get(requesterID), people.get(hostID)];
  if (!requester || !host) return undefined;
  const contact = getContact(host);
  const accommodations = await selectHostAccommodations(trx, requestID, [hostID]);
  // The address below a name makes it a link.
  const named = accommodations.map(
    ({ accommodationID, accommodationName: name, settlement }) =>
      `${nameWithPlace(name, settlement)}\n${publicUrl}${listingPath('accommodation', name, accommodationID)}`,
  );
  return {
    template: 'hostContact',
    to: requester.email,
    replyTo: contact.email,
    values: {
      ...contact,
      name: getGreetingName(requester),
      clientName: getDisplayName(host, 'Egy'),
      title: text.accommodations(named),
      message: message ?? '',
      request: await describeRequest(trx, names, 'accommodation', requestID),
      reply: text.reply(contact.phone !== ''),
      url: publicUrl + requesterPaths.accommodation.request(requestID),
    },
    dedupeKey: `host-contact:${requestID}:${hostID}`,
  };
}
