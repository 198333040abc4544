import { Navigate, useLocation, useParams } from 'react-router-dom';
import { advertiserPaths, type Role, roleOf } from '../../config/paths.ts';
import { type ApiFailure, useApi } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { isID } from './address-ids.ts';
import styles from './payment.module.css';
import { PaymentPanel } from './payment-panel.tsx';
import { text } from './text.ts';
import { useOwnOrder } from './use-own-order.ts';

/** Somebody else's order counts as one that does not exist. */
const isAbsent = (failure: ApiFailure | undefined) =>
  failure !== undefined && [404, 422].includes(failure.status);

type Props = { packageID: string; orderID: number; role: Role };

function OrderPayment({ packageID, orderID, role }: Props) {
  const order = useOwnOrder(orderID);
  const config = useApi('GET /api/client-config', {});
  // It may be sold no more; then the order alone says what it is.
  const offer = useApi(
    'GET /api/service-packages-current-price/{packageID}',
    isID(packageID) ? { params: { packageID: Number(packageID) } } : null,
    { shouldRetryOnError: false },
  );
  const found = order.data?.data;
  const isLost = !found && isAbsent(order.error);
  usePageTitle(isLost ? undefined : text.title);

  if (isLost) return <NotFoundPage />;
  // The order decides, an address that names another package is put right.
  if (found && packageID !== String(found.packageID))
    return <Navigate replace to={advertiserPaths(role).payment(found.packageID, orderID)} />;

  const failure = (!found && order.error) || (!config.data && config.error);
  const paypal = config.data?.data.paypal;
  return (
    <div className={styles.column}>
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

/** /{role}/paypal/{packageID}/{orderID} (PAY-01). */
export function PaymentPage() {
  const { packageID = '', orderID = '' } = useParams();
  const role = roleOf(useLocation().pathname);
  if (role === null || !isID(orderID)) return <NotFoundPage />;
  // Another order starts anew: nothing that was kept of the one before may be shown with it.
  return (
    <OrderPayment
      key={`${packageID}/${orderID}`}
      packageID={packageID}
      orderID={Number(orderID)}
      role={role}
    />
  );
}
