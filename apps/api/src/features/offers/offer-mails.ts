import { formatWithin, type TimeUnit } from '@piacter/contracts/requests';
import { professionalPaths, requesterPaths } from '@piacter/contracts/site/paths';
import { formatForints, getDisplayName, getGreetingName, truncate } from '../../core/formatting.ts';
import { getContact, type MailDraft, type Person } from '../emails/index.ts';

interface OfferEvent {
  requestID: number;
  responseID: number;
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

/** The two sides of an offer. */
interface Sides {
  requester: Person;
  professional: Person;
}

/** undefined where either account was deleted or blocked: then nobody is told. */
export function toSides(
  people: ReadonlyMap<number, Person>,
  requesterID: number,
  professionalID: number,
): Sides | undefined {
  const [requester, professional] = [people.get(requesterID), people.get(professionalID)];
  return requester && professional && { requester, professional };
}

/** The mails about offers. */
export const createOfferMails = (publicUrl: string) => {
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
    sent: (event: OfferEvent, { requester, professional }: Sides): MailDraft => ({
      template: 'newOffer',
      to: requester.email,
      values: {
        ...toFacts(event),
        name: getGreetingName(requester),
        clientName: getDisplayName(professional, 'Egy szakember'),
        message: truncate(event.description, quotedLength),
        url: ownPage(event.requestID),
      },
      dedupeKey: `new-offer:${event.responseID}`,
    }),

    /** Tells both sides of an accepted offer how to reach each other, which they may know from now on. */
    accepted(deal: Deal, { requester, professional }: Sides): MailDraft[] {
      const shared = { ...toFacts(deal), place: deal.place };
      const [ofRequester, ofProfessional] = [getContact(requester), getContact(professional)];
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
    refused(event: OfferEvent, { professional }: Sides): MailDraft {
      const { title, request, price } = toFacts(event);
      return {
        template: 'offerRefused',
        to: professional.email,
        values: {
          title,
          request,
          price,
          name: getGreetingName(professional),
          url: requestPage(event.requestID),
        },
        dedupeKey: `offer-refused:${event.responseID}`,
      };
    },
  };
};
