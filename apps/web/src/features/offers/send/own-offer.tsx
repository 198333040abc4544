import type { Offer } from '@piacter/contracts/offers';
import { type OfferStatus, offerStatuses } from '@piacter/contracts/offers/values';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OpenThreadButton } from '../../threads/link/index.ts';
import { OfferStatusBadge } from '../status/index.tsx';
import { sendText as text } from '../text.ts';
import styles from './offer.module.css';

const { own: words } = text;

const outcome: Record<OfferStatus, string> = {
  [offerStatuses.pending]: words.pending,
  [offerStatuses.accepted]: words.accepted,
  [offerStatuses.refused]: words.refused,
};

/** The professional's own offer on a request, and its outcome (OFF-07). */
export function OwnOffer({ offer }: { offer: Offer }) {
  const { accepted } = offer;
  return (
    <Panel title={words.title}>
      <div className={styles.own}>
        <div>
          <OfferStatusBadge status={accepted} />
        </div>
        <Note variant={accepted === offerStatuses.accepted ? 'done' : 'info'}>{outcome[accepted]}</Note>
        <p className={styles.description}>{offer.description}</p>
        <DescriptionList
          items={[
            { term: words.price, value: `${formatMoney(offer.price)} (${offer.priceUnit})` },
            { term: words.responseTime, value: formatNumber(offer.responseTime, offer.timeUnit) },
            { term: words.sent, value: formatDate(offer.created) },
            ...(offer.seenAt ? [{ term: words.seen, value: formatDate(offer.seenAt) }] : []),
          ]}
        />
        <OpenThreadButton kind="service-offer" targetID={offer.responseID} />
      </div>
    </Panel>
  );
}
