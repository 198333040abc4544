import type { OwnOfferCard } from '@piacter/contracts/offers';
import { offerStatusNames } from '@piacter/contracts/offers/values';
import { professionalPaths } from '@piacter/contracts/site/paths';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { getServiceTitle, RequestCard } from '../../requests/card/index.ts';
import { byService, byServiceAddress, useServiceTypes } from '../../requests/search/index.ts';
import { RequestStateBadge } from '../../requests/state/index.ts';
import { describeSearch, useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { OfferStatusBadge } from '../status/index.tsx';
import { ownText as text } from '../text.ts';

const statuses = offerStatusNames.map((status) => ({ value: status, label: status }));

const useOwnOfferOptions = () => ({ serviceID: useServiceTypes(), accepted: statuses });

/** The filters of a professional's own offers. */
const ownOfferSearch = describeSearch({
  call: 'GET /api/search-service-responses',
  useOptions: useOwnOfferOptions,
  filters: [
    byService,
    byServiceAddress,
    {
      kind: 'select',
      name: 'accepted',
      label: text.status,
      variant: 'dropdown',
      placeholder: text.anyStatus,
    },
  ],
});

const toFacts = (offer: OwnOfferCard) => [
  { term: text.price, value: `${formatMoney(offer.price)} (${offer.priceUnit})` },
  { term: text.responseTime, value: formatNumber(offer.responseTime, offer.timeUnit) },
  ...(offer.seenAt ? [{ term: text.seen, value: formatDate(offer.seenAt) }] : []),
];

/** /szakember/ajanlataim (OFF-06). */
export function OwnOffersPage() {
  usePageTitle(text.title);
  const search = useSearch(ownOfferSearch, { isLive: true });
  return (
    <>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={<ButtonLink to={professionalPaths.requests}>{text.search}</ButtonLink>}
      />
      <SearchList search={search} kind="service" words={text}>
        {(offers) =>
          offers.map((offer) => (
            <RequestCard
              key={offer.responseID}
              title={getServiceTitle(offer)}
              facts={toFacts(offer)}
              to={professionalPaths.request(offer.requestID)}
              description={offer.description}
              created={offer.created}
              badge={
                <>
                  {offer.requestState !== 'accepted' && (
                    <RequestStateBadge kind="service" state={offer.requestState} />
                  )}
                  <OfferStatusBadge status={offer.accepted} />
                </>
              }
            />
          ))
        }
      </SearchList>
    </>
  );
}
