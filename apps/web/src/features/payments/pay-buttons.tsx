import {
  DISPATCH_ACTION,
  PayPalButtons,
  type PayPalButtonsComponentProps,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './payment.module.css';
import { Standing } from './standing.tsx';
import { text } from './text.ts';

/** Milliseconds after which a script that is still on its way is spoken of. */
const slowAfterMs = 10_000;

type Calls = Required<
  Pick<PayPalButtonsComponentProps, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>
>;

function Waiting({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.script} role="status">
      <p>{isSlow ? text.script.slow : text.script.loading}</p>
      {isSlow && (
        <Button variant="ghost" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}

/** The states of the provider's script (PAY-03): on its way, failed, there. */
function ByScriptState({ calls, onRetry }: { calls: Calls; onRetry: () => void }) {
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);

  const retry = () => {
    onRetry();
    setBroken(false);
    setAttempt(attempt + 1);
    // Takes the old script out of the page and fetches it anew.
    dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
  };

  if (isRejected || isBroken)
    return (
      <Standing variant="error" {...text.script.failed}>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      </Standing>
    );
  if (!isResolved) return <Waiting key={attempt} onRetry={retry} />;
  return (
    <PayPalButtons
      key={attempt}
      style={{ layout: 'vertical', shape: 'rect', label: 'pay', height: 48 }}
      {...calls}
      onError={(error) => {
        // Buttons that could not be drawn; the component then draws nothing at all.
        if ('componentStack' in error) setBroken(true);
        else calls.onError(error);
      }}
    >
      <Standing {...text.script.ineligible} />
    </PayPalButtons>
  );
}

type Props = {
  config: { clientId: string; sdkUrl: string };
  calls: Calls;
  /** Out of sight while a payment is processed; taken away, the script would lose what it is waiting for. */
  isAway: boolean;
};

/** The provider's buttons, in forints. */
export function PayButtons({ config: { clientId, sdkUrl }, calls, isAway }: Props) {
  const box = useRef<HTMLElement>(null);
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        sdkBaseUrl: sdkUrl,
        currency: 'HUF',
        intent: 'capture',
        components: 'buttons',
        locale: 'hu_HU',
      }}
    >
      <section
        ref={box}
        tabIndex={-1}
        aria-label={text.script.buttons}
        inert={isAway}
        className={isAway ? styles.away : styles.pay}
      >
        {/* The button that had the focus goes with what failed. */}
        <ByScriptState calls={calls} onRetry={() => box.current?.focus()} />
      </section>
    </PayPalScriptProvider>
  );
}
