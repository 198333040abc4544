import { formatWithin, type TimeUnit } from '@piacter/contracts/requests';
import { formatForints } from '../../core/formatting.ts';

interface SentOffer {
  responseID: number;
  requesterID: number;
  userID: number;
  /** The request in a line. */
  request: string;
  description: string;
  price: number;
  priceUnit: string;
  responseTime: number;
  timeUnit: TimeUnit;
}

/** The thread of an offer, which is its first entry (MSG-02). */
export const toBeginning = (offer: SentOffer) => {
  const terms = `${formatForints(offer.price)} (${offer.priceUnit}), ${formatWithin(offer.responseTime, offer.timeUnit)}`;
  return {
    kind: 'service-offer',
    targetID: offer.responseID,
    title: offer.request,
    ownerID: offer.userID,
    other: { userID: offer.requesterID },
    side: 'owner',
    text: `${terms}\n\n${offer.description}`,
    messageKind: 'offer',
  } as const;
};
