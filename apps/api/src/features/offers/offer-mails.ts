import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName, getGreetingName } from '../accounts/index.ts';
import { findMailPerson } from '../requests/index.ts';

interface OfferEvent {
  requestID: number;
  requesterID: number;
  responseID: number;
  /** Who made the offer. */
  userID: number;
  /** The name of the profession that was asked for. */
  profession: string;
}

/** The mails about offers; undefined where either account is gone. */
export const createOfferMails = (publicUrl: string) => {
  const people = async (trx: Trx, { requesterID, userID }: OfferEvent) => {
    const [requester, professional] = [
      await findMailPerson(trx, requesterID),
      await findMailPerson(trx, userID),
    ];
    return requester && professional ? { requester, professional } : undefined;
  };
  const requestPage = (requestID: number) => `${publicUrl}/szakember/ajanlatkeres/${requestID}`;

  return {
    /** To the requester: an offer has come. */
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
            url: `${publicUrl}/ajanlatkero/szakember_ajanlatkeres/${event.requestID}`,
          },
          dedupeKey: `new-offer:${event.responseID}`,
        }
      );
    },

    /** To the professional whose offer was accepted, who may know the requester from now on. */
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
            url: requestPage(event.requestID),
          },
          dedupeKey: `offer-accepted:${event.responseID}`,
        }
      );
    },

    /** To the others: it says nothing of who asked. */
    async refused(trx: Trx, event: OfferEvent): Promise<MailDraft | undefined> {
      const found = await people(trx, event);
      return (
        found && {
          template: 'offerRefused',
          to: found.professional.email,
          values: {
            name: getGreetingName(found.professional),
            title: event.profession,
            url: requestPage(event.requestID),
          },
          dedupeKey: `offer-refused:${event.responseID}`,
        }
      );
    },
  };
};
