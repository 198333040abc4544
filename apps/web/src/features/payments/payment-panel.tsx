import type { Role } from '@piacter/contracts/core/values';
import type { OrderDetail } from '@piacter/contracts/orders';
import { packageTypes } from '@piacter/contracts/packages/values';
import { advertiserPaths, paths } from '@piacter/contracts/site/paths';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OrderBilling } from '../billing/index.ts';
import { OrderSummary, PriceNotes } from './order-summary.tsx';
import { PayButtons, StatusPanel } from './pay-buttons.tsx';
import styles from './payment.module.css';
import { getView, type PaymentView } from './payment-state.ts';
import { text } from './text.ts';
import { type Payment, usePayment } from './use-payment.ts';

const unpaidViews: readonly PaymentView[] = ['payable', 'confirming', 'waiting'];
const getPriceLabel = (view: PaymentView) =>
  view === 'paid' ? 'paid' : unpaidViews.includes(view) ? 'toPay' : 'price';

/** What happens after the payment, by package type; for the other types somebody gets in touch with the buyer. */
const nextSteps: Record<number, string> = {
  [packageTypes.kiemelt]: text.next.listing,
  [packageTypes.pro]: text.next.listing,
  [packageTypes.physicalProduct]: text.next.byPost,
  [packageTypes.offers]: text.next.offers,
  [packageTypes.contactData]: text.next.user,
  [packageTypes.socialMedia]: text.next.user,
  [packageTypes.socialMediaPlus]: text.next.user,
};

const ToPurchases = ({ role }: { role: Role }) => (
  <ButtonLink variant="ghost" to={advertiserPaths(role).orders}>
    {text.toPurchases}
  </ButtonLink>
);

/** Shown where payment is not configured. */
const PaymentsOff = ({ role }: { role: Role }) => (
  <StatusPanel
    title={text.off.title}
    detail={
      <>
        {text.off.detail} <Link to={paths.terms}>{text.off.terms}</Link>.
      </>
    }
  >
    <div className={styles.actions}>
      <ToPurchases role={role} />
    </div>
  </StatusPanel>
);

type Paypal = { clientId: string; sdkUrl: string };
type PayingProps = { packageType: number; paypal: Paypal; payment: Payment };

/** The last notice, the buttons, and the next steps; while a payment is being confirmed, only its status. */
function Paying({ packageType, paypal, payment: { state, buttons } }: PayingProps) {
  const { step, notice, noticeCount } = state;
  const isConfirming = step === 'confirming';
  return (
    <>
      {isConfirming && (
        <StatusPanel key="confirming" takesFocus {...text.confirming}>
          <span className={styles.progress} aria-hidden="true">
            <i />
          </span>
        </StatusPanel>
      )}
      {notice && !isConfirming && <StatusPanel key={noticeCount} takesFocus {...notice} />}
      <PayButtons config={paypal} calls={buttons} isHidden={isConfirming} />
      {!isConfirming && (
        <ul className={styles.next}>
          <li>
            <Icon shape={IconCircleCheck} />
            {nextSteps[packageType] ?? text.next.service}
          </li>
          <li>
            <Icon shape={IconLock} />
            {text.safe}
          </li>
        </ul>
      )}
    </>
  );
}

type Props = {
  order: OrderDetail;
  /** The package as it is on sale today; undefined when it no longer is. */
  offer: { currentPrice: number; packageDesc: string } | undefined;
  /** null where payment is not configured. */
  paypal: Paypal | null;
  role: Role;
  reload: () => Promise<{ data: OrderDetail } | undefined>;
};

/** The order, the provider's buttons, and the next steps. */
export function PaymentPanel({ order, offer, paypal, role, reload }: Props) {
  const payment = usePayment({ order, role, reload });
  const view = getView(payment.state);
  const [firstView] = useState(view);
  return (
    <Panel>
      <OrderSummary order={payment.state.order} offer={offer} priceLabel={getPriceLabel(view)} />
      {paypal !== null && unpaidViews.includes(view) && <PriceNotes orderID={order.orderID} />}
      {view !== 'payable' && view !== 'confirming' ? (
        <StatusPanel
          key={view}
          variant={view === 'paid' || view === 'active' ? 'done' : 'info'}
          takesFocus={view !== firstView}
          {...text[view]}
        >
          <div className={styles.actions}>
            {view === 'waiting' && (
              <Button onClick={() => void payment.requestStatus()}>{text.waiting.again}</Button>
            )}
            <ToPurchases role={role} />
          </div>
        </StatusPanel>
      ) : paypal === null ? (
        <PaymentsOff role={role} />
      ) : (
        <OrderBilling billing={order.billing} canAsk={view === 'payable'} reload={reload}>
          <Paying packageType={order.packageType} paypal={paypal} payment={payment} />
        </OrderBilling>
      )}
    </Panel>
  );
}
