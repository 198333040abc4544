import { formatWithin, type TimeUnit } from '@piacter/contracts/requests';
import { professionalPaths, requesterPaths } from '@piacter/contracts/site/paths';
import type { MailDraft } from '../../adapters/mail/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { formatForints, truncate } from '../../core/formatting.ts';
import { getDisplayName, getGreetingName } from '../accounts/index.ts';
import { findMailPerson, getMailContact } from '../requests/index.ts';

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
  description: string;
  price: number;
  priceUnit: string;
  responseTime: number;
  timeUnit: TimeUnit;
}

/** An accepted offer, with the exact place of the work. */
type Deal = OfferEvent & { place: string };

/** Characters of an offer's description in the mail about it; the page has the rest. */
const quotedLength = 400;

/** '45 000 Ft (teljes összeg)' */
const formatOffer = ({ price, priceUnit }: OfferEvent) => `${formatForints(price)} (${priceUnit})`;

/** The mails about offers; undefined, or none, where either account was deleted. */
export const createOfferMails = (publicUrl: string) => {
  const findPeople = async (trx: Trx, { requesterID, userID }: OfferEvent) => {
    const [requester, professional] = [
      await findMailPerson(trx, requesterID),
      await findMailPerson(trx, userID),
    ];
    return requester && professional ? { requester, professional } : undefined;
  };
  const toFacts = (event: OfferEvent) => ({
    title: event.profession,
    request: event.request,
    price: formatOffer(event),
    time: formatWithin(event.responseTime, event.timeUnit),
  });
  const ownPage = (requestID: number) => publicUrl + requesterPaths.service.request(requestID);
  const requestPage = (requestID: number) => publicUrl + professionalPaths.request(requestID);

  return {
    /** Tells the requester about a new offer. */
    async sent(trx: Trx, event: OfferEvent): Promise<MailDraft | undefined> {
      const people = await findPeople(trx, event);
      return (
        people && {
          template: 'newOffer',
          to: people.requester.email,
          values: {
            ...toFacts(event),
            name: getGreetingName(people.requester),
            clientName: getDisplayName(people.professional, 'Egy szakember'),
            message: truncate(event.description, quotedLength),
            url: ownPage(event.requestID),
          },
          dedupeKey: `new-offer:${event.responseID}`,
        }
      );
    },

    /** Tells both sides of an accepted offer how to reach each other, which they may know from now on. */
    async accepted(trx: Trx, deal: Deal): Promise<MailDraft[]> {
      const people = await findPeople(trx, deal);
      if (!people) return [];
      const { requester, professional } = people;
      const shared = { ...toFacts(deal), place: deal.place };
      const [ofRequester, ofProfessional] = [
        await getMailContact(trx, deal.requesterID),
        await getMailContact(trx, deal.userID),
      ];
      return [
        {
          template: 'offerAccepted',
          to: professional.email,
          replyTo: ofRequester.email,
          values: {
            ...shared,
            ...ofRequester,
            name: getGreetingName(professional),
            clientName: getDisplayName(requester, 'az ajánlatkérő'),
            url: requestPage(deal.requestID),
          },
          dedupeKey: `offer-accepted:${deal.responseID}`,
        },
        {
          template: 'acceptedOffer',
          to: requester.email,
          replyTo: ofProfessional.email,
          values: {
            ...shared,
            ...ofProfessional,
            name: getGreetingName(requester),
            clientName: getDisplayName(professional, 'a szakember'),
            url: ownPage(deal.requestID),
          },
          dedupeKey: `accepted-offer:${deal.responseID}`,
        },
      ];
    },

    /** Tells the other professionals, without disclosing the requester. */
    async refused(trx: Trx, event: OfferEvent): Promise<MailDraft[]> {
      const people = await findPeople(trx, event);
      if (!people) return [];
      const { title, request, price } = toFacts(event);
      const mail = {
        template: 'offerRefused',
        to: people.professional.email,
        values: {
          ...{ title, request, price },
          name: getGreetingName(people.professional),
          url: requestPage(event.requestID),
        },
        dedupeKey: `offer-refused:${event.responseID}`,
      } as const;
      return [mail];
    },
  };
};
