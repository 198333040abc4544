import type { Offer } from '@piacter/contracts/offers';
import { offerStatuses, priceUnits } from '@piacter/contracts/offers/values';
import type { RequestState } from '@piacter/contracts/requests/values';
import { useState } from 'react';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { ContactDetails, NextSteps } from '../../requests/contact/index.ts';
import { receivedText as text } from '../text.ts';
import { getOfferer, OfferCard } from './offer-card.tsx';
import styles from './received-offers.module.css';

/** How to reach the professional whose offer was accepted, and what to do now. */
function Deal({ offer, contact }: { offer: Offer; contact: NonNullable<Offer['contact']> }) {
  return (
    <Panel title={text.deal.title(getOfferer(offer))}>
      <ContactDetails contact={{ ...offer, ...contact }} />
      <NextSteps first={text.deal.firstStep} />
    </Panel>
  );
}

const sorts = [
  { value: 'arrival', label: text.sorts.arrival },
  { value: 'price', label: text.sorts.price },
];

/** By price within what the price is for: a total cannot be compared with the price of an hour. */
const byPrice = (a: Offer, b: Offer): number =>
  priceUnits.indexOf(a.priceUnit) - priceUnits.indexOf(b.priceUnit) || a.price - b.price;

type Props = {
  request: { requestID: number; hasAcceptedOffer: boolean; state: RequestState };
  /** Called when the state of the request may have changed. */
  onAccepted: () => Promise<unknown>;
};

/** The offers on one of the user's requests, one of which can be accepted, irrevocably (REQ-06, REQ-08). */
export function ReceivedOffers({ request, onAccepted }: Props) {
  const { requestID } = request;
  const call = 'GET /api/service-request-responses/{requestID}';
  const { data, error, mutate } = useApi(call, { params: { requestID } });
  const acceptance = useConfirmedAction(() => Promise.all([mutate(), onAccepted()]));
  const [sort, setSort] = useState('arrival');
  const offers = data?.data;
  const sorted = sort === 'price' ? offers?.toSorted(byPrice) : offers;
  const accepted = offers?.find((offer) => offer.accepted === offerStatuses.accepted);
  const isDecided = request.hasAcceptedOffer || request.state === 'hidden' || accepted !== undefined;

  const accept = (offer: Offer) => {
    const { title, text: ask, detail, accept: yes, cancel } = text.question;
    return acceptance.run({ title, text: ask(getOfferer(offer)), detail, confirm: yes, cancel }, () =>
      api('PATCH /api/accept-service-offer/{responseID}', { params: { responseID: offer.responseID } }),
    );
  };

  return (
    <section className={styles.received} aria-labelledby="beerkezett-ajanlatok">
      <h2 id="beerkezett-ajanlatok">{text.title}</h2>
      <div ref={acceptance.focusRef} tabIndex={-1} className={styles.status}>
        {acceptance.notice && <Note variant="done">{acceptance.notice}</Note>}
        {offers?.length === 0 && <Note>{request.state === 'open' ? text.none : text.noneCame}</Note>}
        {offers && offers.length > 0 && !isDecided && <Note>{text.one}</Note>}
      </div>
      {offers === undefined && (
        <Pending
          loading={text.loading}
          failure={error && failureMessage(error, unexpectedMessage)}
          onRetry={() => void mutate()}
        />
      )}
      {accepted?.contact && <Deal offer={accepted} contact={accepted.contact} />}
      {offers && offers.length > 1 && !isDecided && (
        <div className={styles.sort}>
          <SelectField label={text.sort} options={sorts} value={sort} onChange={setSort} />
        </div>
      )}
      <ul className={styles.offers}>
        {sorted?.map((offer) => (
          <li key={offer.responseID}>
            <OfferCard offer={offer} onAccept={isDecided ? undefined : () => void accept(offer)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
