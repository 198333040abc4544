import { listingRoleByKind } from '@piacter/contracts/listings/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { OrderLink, OrderOverlay } from '../../orders/place-order/index.ts';
import { RequestEndNote } from '../../requests/state/index.ts';
import { sendText as text } from '../text.ts';
import styles from './offer.module.css';
import { OfferForm } from './offer-form.tsx';
import { OwnOffer } from './own-offer.tsx';

const { order } = text;
const type = packageTypes.offers;

/** The form; without a package, covered by those that unlock it, with the documented reason (OFF-04, OFF-05). */
function Quota({
  availableQuantity,
  count,
  children,
}: {
  availableQuantity: number;
  count: number;
  children: ReactNode;
}) {
  const packages = useApi('GET /api/service-packages-by-type/{type}', { params: { type } }).data?.data;
  if (availableQuantity > count)
    return (
      <Panel title={text.title}>
        <p className={styles.left}>
          {text.left(formatNumber(availableQuantity - count), formatNumber(availableQuantity))}{' '}
          {packages?.[0] && (
            <OrderLink role={listingRoleByKind.service} packageID={packages[0].packageID}>
              {text.orderMore}
            </OrderLink>
          )}
        </p>
        {children}
      </Panel>
    );
  const reason = (
    <p>{availableQuantity === 0 ? order.noPackage : order.usedUp(formatNumber(availableQuantity))}</p>
  );
  return (
    <OrderOverlay title={order.title} reason={reason} packages={packages} role={listingRoleByKind.service}>
      <Panel title={text.title}>{children}</Panel>
    </OrderOverlay>
  );
}

type Props = { request: ServiceRequestDetail; onChange: () => Promise<unknown> };

/** What a professional can do about a request: view their own offer, send one, or read why that is impossible. */
export function OfferSection({ request, onChange }: Props) {
  const { requestID, hasAcceptedOffer } = request;
  const firmID = Number(useSession()?.sub);
  const own = useApi('GET /api/service-request-responses/{requestID}/{firmID}', {
    params: { requestID, firmID },
  });
  const quota = useApi('GET /api/has-pacage-by-package-type/{type}', { params: { type } });
  if (own.data?.data)
    return (
      <>
        <RequestEndNote state={request.state} hasOffer />
        <OwnOffer offer={own.data.data} />
      </>
    );
  // Nobody needs a package for a request that has ended.
  if (request.state === 'over' || request.state === 'closed') return <RequestEndNote state={request.state} />;
  const failed = [own, quota].find(({ data, error }) => error && !data);
  if (failed || !own.data || !quota.data)
    return (
      <Pending
        loading={text.loading}
        failure={failed?.error && failureMessage(failed.error, unexpectedMessage)}
        onRetry={() => void Promise.all([own.mutate(), quota.mutate()])}
      />
    );
  if (hasAcceptedOffer) return <Note>{text.closed}</Note>;
  const refresh = () => Promise.all([own.mutate(), quota.mutate(), onChange()]);
  return (
    <Quota {...quota.data.data}>
      <OfferForm
        requestID={requestID}
        left={quota.data.data.availableQuantity - quota.data.data.count}
        onChange={refresh}
      />
    </Quota>
  );
}
