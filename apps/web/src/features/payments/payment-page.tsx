import { isAdvertiser, type Role } from '@piacter/contracts/core/values';
import { advertiserPaths, getAreaRole, loginThenBackTo, paths } from '@piacter/contracts/site/paths';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isNotFound, useApi } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { AreaNotFoundPage } from '../../ui/area-not-found-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { WayBackLink } from '../../ui/way-back-link.tsx';
import styles from './payment.module.css';
import { PaymentPanel } from './payment-panel.tsx';
import { text } from './text.ts';

/** Polling interval in milliseconds while the server processes a payment. */
const refreshIntervalMs = 4000;

/** Whether a path segment is an id; nothing is requested for any other. */
const isID = (segment: string): boolean => /^[1-9]\d{0,9}$/.test(segment);

/**
 * The user's order, reloaded when the tab regains the focus (it may have been paid in another one), and polled while its
 * payment is being processed.
 */
const useOwnOrder = (orderID: number) =>
  useApi(
    'GET /api/service-orders/{id}',
    { params: { id: orderID } },
    {
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest?.data.paymentState === 'capturing' ? refreshIntervalMs : 0),
    },
  );

type Props = { packageID: string; orderID: number; role: Role };

function OrderPayment({ packageID, orderID, role }: Props) {
  const { search } = useLocation();
  const order = useOwnOrder(orderID);
  const config = useApi('GET /api/client-config', {});
  // It may be off sale; then the order alone describes it.
  const offer = useApi(
    'GET /api/service-packages-current-price/{packageID}',
    isID(packageID) ? { params: { packageID: Number(packageID) } } : null,
    { shouldRetryOnError: false },
  );
  const found = order.data?.data;
  const isMissing = !found && isNotFound(order.error);
  usePageTitle(isMissing ? undefined : text.title);

  if (isMissing) return <AreaNotFoundPage />;
  // The order is authoritative: an address with another package is corrected.
  if (found && packageID !== String(found.packageID))
    return <Navigate replace to={advertiserPaths(role).payment(found.packageID, orderID) + search} />;

  const failure = (!found && order.error) || (!config.data && config.error);
  const paypal = config.data?.data.paypal;
  return (
    <div className={styles.column}>
      <WayBackLink role={role} />
      <PageHead title={text.title} sub={text.orderNumber(orderID)} />
      {found && paypal !== undefined && (offer.data || offer.error) ? (
        <PaymentPanel
          order={found}
          offer={offer.data?.data}
          paypal={paypal}
          role={role}
          reload={order.mutate}
        />
      ) : failure ? (
        <Note variant="error">
          <p>{failureMessage(failure, text.failed)}</p>
          <Button variant="ghost" onClick={() => void Promise.all([order.mutate(), config.mutate()])}>
            {text.retry}
          </Button>
        </Note>
      ) : (
        <p role="status" className={styles.loading}>
          {text.loading}
        </p>
      )}
    </div>
  );
}

/** The payment page in the area of a role: /{role}/paypal/{packageID}/{orderID} (PAY-01). */
export function PaymentPage() {
  const { packageID = '', orderID = '' } = useParams();
  const role = getAreaRole(useLocation().pathname);
  if (role === null || !isID(orderID)) return <AreaNotFoundPage />;
  // The key resets the state for another order.
  return (
    <OrderPayment
      key={`${packageID}/${orderID}`}
      packageID={packageID}
      orderID={Number(orderID)}
      role={role}
    />
  );
}

/**
 * /paypal/{packageID}/{orderID}: redirects to the page in the area of the signed-in user, with their side menu
 * (LAY-16); without a session to the login and back.
 */
export function PaymentEntryPage() {
  const { packageID = '', orderID = '' } = useParams();
  const session = useSession();
  const { search } = useLocation();
  if (!isID(packageID) || !isID(orderID)) return <AreaNotFoundPage />;
  if (session === null)
    return <Navigate replace to={loginThenBackTo(paths.payment(packageID, orderID) + search)} />;
  const role = session.path;
  if (!isAdvertiser(role)) return <AreaNotFoundPage />;
  return <Navigate replace to={advertiserPaths(role).payment(packageID, orderID) + search} />;
}
