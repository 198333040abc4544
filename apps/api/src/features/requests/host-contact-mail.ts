import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName, getGreetingName } from '../accounts/index.ts';
import { listingUrl, published } from '../listings/index.ts';
import { findMailPerson } from './mail-person.queries.ts';

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
  publicUrl: string,
  { requestID, requesterID, hostID, message }: HostContact,
): Promise<MailDraft | undefined> {
  const requester = await findMailPerson(trx, requesterID);
  const host = await findMailPerson(trx, hostID);
  if (!requester || !host) return undefined;
  const accommodations = await selectAccommodations(trx, hostID);
  const named = accommodations.map(
    ({ accommodationID, accommodationName }) =>
      `${accommodationName} – ${publicUrl}/szallas/${listingUrl(accommodationName, accommodationID)}`,
  );
  return {
    template: 'hostContact',
    to: requester.email,
    values: {
      name: getGreetingName(requester),
      clientName: getDisplayName(host, 'Egy'),
      title: named.length > 0 ? `Szállásai: ${named.join('; ')}` : '',
      message: message ?? '',
      url: `${publicUrl}/ajanlatkero/szallas_ajanlatkeres/${requestID}`,
    },
    dedupeKey: `host-contact:${requestID}:${hostID}`,
  };
}
