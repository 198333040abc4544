import type { OwnOrder } from '@piacter/contracts/orders';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { advertiserPaths, paths, type Role } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isListingGone } from '../orders/place-order/index.ts';
import { OrderSummary } from './order-summary.tsx';
import { effectOf } from './package-effects.ts';
import { PayButtons } from './pay-buttons.tsx';
import styles from './payment.module.css';
import { Standing } from './standing.tsx';
import { text } from './text.ts';
import { type Payment, usePayment } from './use-payment.ts';
import type { Phase } from './use-settlement.ts';

/** Where the order stands. In the first two there are buttons; the words for the others stand in the texts. */
type Stage =
  | 'payable'
  | 'settling'
  | 'waiting'
  | 'paid'
  | 'active'
  | 'refunded'
  | 'listingGone'
  | 'gone'
  | 'free';

function stageOf(order: OwnOrder, phase: Phase): Stage {
  const { isActive, paymentState, price } = order;
  if (phase === 'settling' || phase === 'gone') return phase;
  if (paymentState === 'paid') return 'paid';
  if (isActive === 1) return 'active';
  if (paymentState === 'refunded') return 'refunded';
  if (paymentState === 'capturing' || phase === 'unknown') return 'waiting';
  if (isListingGone(order)) return 'listingGone';
  return price === 0 ? 'free' : 'payable';
}

const unpaid: readonly Stage[] = ['payable', 'settling', 'waiting'];
const dueIn = (stage: Stage) => (stage === 'paid' ? 'paid' : unpaid.includes(stage) ? 'toPay' : 'price');

const ToPurchases = ({ role }: { role: Role }) => (
  <ButtonLink variant="ghost" to={advertiserPaths(role).orders}>
    {text.toPurchases}
  </ButtonLink>
);

/** Payment is not set up in this installation. */
const Off = ({ role }: { role: Role }) => (
  <Standing
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
  </Standing>
);

type Paypal = { clientId: string; sdkUrl: string };
type PayingProps = { packageType: number; paypal: Paypal; payment: Payment };

/** What was said last, the buttons, and what happens next; while a payment is processed only that it is. */
function Paying({ packageType, paypal, payment: { phase, said, buttons } }: PayingProps) {
  const isSettling = phase === 'settling';
  return (
    <>
      {isSettling && (
        <Standing key="settling" takesFocus {...text.settling}>
          <span className={styles.progress} aria-hidden="true">
            <i />
          </span>
        </Standing>
      )}
      {said && !isSettling && <Standing key={said.count} takesFocus {...said.notice} />}
      <PayButtons config={paypal} calls={buttons} isAway={isSettling} />
      {!isSettling && (
        <ul className={styles.next}>
          <li>
            <Icon of={IconCircleCheck} />
            {effectOf(packageType)}
          </li>
          <li>
            <Icon of={IconLock} />
            {text.safe}
          </li>
        </ul>
      )}
    </>
  );
}

type Props = {
  order: OwnOrder;
  /** The package as it is sold today; undefined when it no longer is. */
  offer: { currentPrice: number; packageDesc: string } | undefined;
  /** null where payment is not set up. */
  paypal: Paypal | null;
  role: Role;
  reload: () => Promise<unknown>;
};

/** One panel: what is paid for, the provider's buttons, and what happens next. */
export function PaymentPanel({ order, offer, paypal, role, reload }: Props) {
  const payment = usePayment({ order, role, reload });
  const stage = stageOf(order, payment.phase);
  const [firstStage] = useState(stage);
  return (
    <Panel>
      <OrderSummary order={order} offer={offer} due={dueIn(stage)} />
      {stage !== 'payable' && stage !== 'settling' ? (
        <Standing
          key={stage}
          variant={stage === 'paid' || stage === 'active' ? 'done' : 'info'}
          takesFocus={stage !== firstStage}
          {...text[stage]}
        >
          <div className={styles.actions}>
            {stage === 'waiting' && <Button onClick={() => void payment.look()}>{text.waiting.again}</Button>}
            <ToPurchases role={role} />
          </div>
        </Standing>
      ) : paypal === null ? (
        <Off role={role} />
      ) : (
        <Paying packageType={order.packageType} paypal={paypal} payment={payment} />
      )}
    </Panel>
  );
}
