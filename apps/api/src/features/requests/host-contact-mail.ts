import { requesterPaths } from '@piacter/contracts/site/paths';
import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName, getGreetingName } from '../accounts/index.ts';
import { listingPath, published } from '../listings/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import { findMailPerson } from './mail-person.queries.ts';
import { describeRequest } from './request-descriptions.ts';
import { hostContactText as text } from './requests.text.ts';

/** Maximum number of accommodations listed in the mail. */
const maxAccommodations = 5;

const selectAccommodations = (trx: Trx, userID: number) =>
  trx
    .selectFrom('accommodations')
    .select(['accommodationID', 'accommodationName'])
    .where('userID', '=', userID)
    .where('status', '=', published)
    .orderBy('sortRank', 'desc')
    .limit(maxAccommodations)
    .execute();

interface HostContact {
  requestID: number;
  requesterID: number;
  hostID: number;
  message: string | null;
}

/** The mail about a host's answer, with the host's accommodations; undefined when either account was deleted. */
export async function hostContactMail(
  trx: Trx,
  { publicUrl, names }: { publicUrl: string; names: LookupNames },
  { requestID, requesterID, hostID, message }: HostContact,
): Promise<MailDraft | undefined> {
  const requester = await findMailPerson(trx, requesterID);
  const host = await findMailPerson(trx, hostID);
  if (!requester || !host) return undefined;
  const accommodations = await selectAccommodations(trx, hostID);
  const named = accommodations.map(
    ({ accommodationID, accommodationName }) =>
      `${accommodationName} – ${publicUrl}${listingPath('accommodation', accommodationName, accommodationID)}`,
  );
  return {
    template: 'hostContact',
    to: requester.email,
    values: {
      name: getGreetingName(requester),
      clientName: getDisplayName(host, 'Egy'),
      title: text.accommodations(named),
      message: message ?? '',
      request: await describeRequest(trx, names, 'accommodation', requestID),
      reply: text.reply(named.length),
      url: publicUrl + requesterPaths.accommodation.request(requestID),
    },
    dedupeKey: `host-contact:${requestID}:${hostID}`,
  };
}
