import { professionalPaths, requesterPaths } from '@piacter/contracts/site/paths';
import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { formatForints } from '../../core/formatting.ts';
import { getDisplayName, getGreetingName } from '../accounts/index.ts';
import { findMailPerson } from '../requests/index.ts';

interface OfferEvent {
  requestID: number;
  requesterID: number;
  responseID: number;
  /** The professional's user id. */
  userID: number;
  /** The name of the requested profession. */
  profession: string;
  /** The request in a line: 'villanyszerelő, Vác'. */
  request: string;
  price: number;
  priceUnit: string;
}

/** '45 000 Ft (teljes összeg)' */
const formatOffer = ({ price, priceUnit }: OfferEvent) => `${formatForints(price)} (${priceUnit})`;

/** The mails about offers; undefined where either account was deleted. */
export const createOfferMails = (publicUrl: string) => {
  const people = async (trx: Trx, { requesterID, userID }: OfferEvent) => {
    const [requester, professional] = [
      await findMailPerson(trx, requesterID),
      await findMailPerson(trx, userID),
    ];
    return requester && professional ? { requester, professional } : undefined;
  };
  const requestPage = (requestID: number) => publicUrl + professionalPaths.request(requestID);

  return {
    /** Tells the requester about a new offer. */
    async sent(trx: Trx, event: OfferEvent): Promise<MailDraft | undefined> {
      const found = await people(trx, event);
      return (
        found && {
          template: 'newOffer',
          to: found.requester.email,
          values: {
            name: getGreetingName(found.requester),
            clientName: getDisplayName(found.professional, 'Egy szakember'),
            title: event.profession,
            request: event.request,
            price: formatOffer(event),
            url: publicUrl + requesterPaths.service.request(event.requestID),
          },
          dedupeKey: `new-offer:${event.responseID}`,
        }
      );
    },

    /** Tells the professional whose offer was accepted, who may see the requester's contact data from now on. */
    async accepted(trx: Trx, event: OfferEvent): Promise<MailDraft | undefined> {
      const found = await people(trx, event);
      return (
        found && {
          template: 'offerAccepted',
          to: found.professional.email,
          values: {
            name: getGreetingName(found.professional),
            clientName: getDisplayName(found.requester, 'az ajánlatkérő'),
            title: event.profession,
            request: event.request,
            price: formatOffer(event),
            url: requestPage(event.requestID),
          },
          dedupeKey: `offer-accepted:${event.responseID}`,
        }
      );
    },

    /** Tells the other professionals, without disclosing the requester. */
    async refused(trx: Trx, event: OfferEvent): Promise<MailDraft | undefined> {
      const found = await people(trx, event);
      return (
        found && {
          template: 'offerRefused',
          to: found.professional.email,
          values: {
            name: getGreetingName(found.professional),
            title: event.profession,
            request: event.request,
            url: requestPage(event.requestID),
          },
          dedupeKey: `offer-refused:${event.responseID}`,
        }
      );
    },
  };
};
