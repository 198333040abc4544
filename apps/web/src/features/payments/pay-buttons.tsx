import {
  DISPATCH_ACTION,
  PayPalButtons,
  type PayPalButtonsComponentProps,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './payment.module.css';
import { text } from './text.ts';

type StatusPanelProps = {
  variant?: 'info' | 'done' | 'error';
  title: string;
  detail?: ReactNode;
  /** Set when it replaces the buttons, or follows a user action. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The status of the payment: title, meaning, next step. Announced when it appears. */
export function StatusPanel({ variant = 'info', title, detail, takesFocus, children }: StatusPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className={styles.status} role={variant === 'info' ? 'status' : undefined}>
      <Note variant={variant}>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {children}
      </Note>
    </div>
  );
}

/** Milliseconds after which a script that is still loading is reported as slow. */
const slowAfterMs = 10_000;

type Calls = Required<
  Pick<PayPalButtonsComponentProps, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>
>;

function LoadingStatus({ onRetry }: { onRetry: () => void }) {
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

/** The buttons, or the state of the provider's script while it loads or after it failed (PAY-03). */
function ButtonsOrStatus({ calls, onRetry }: { calls: Calls; onRetry: () => void }) {
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);

  const retry = () => {
    onRetry();
    setBroken(false);
    setAttempt(attempt + 1);
    // Removes the old script from the page and loads it again.
    dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } });
  };

  if (isRejected || isBroken)
    return (
      <StatusPanel variant="error" {...text.script.failed}>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      </StatusPanel>
    );
  if (!isResolved) return <LoadingStatus key={attempt} onRetry={retry} />;
  return (
    <PayPalButtons
      key={attempt}
      style={{ layout: 'vertical', shape: 'rect', label: 'pay', height: 48 }}
      {...calls}
      onError={(error) => {
        // The provider's buttons failed to render; its component then renders nothing.
        if ('componentStack' in error) setBroken(true);
        else calls.onError(error);
      }}
    >
      <StatusPanel {...text.script.ineligible} />
    </PayPalButtons>
  );
}

type Props = {
  config: { clientId: string; sdkUrl: string };
  calls: Calls;
  /** True while a payment is being confirmed. Unmounting the script now would lose the promise it waits for. */
  isHidden: boolean;
};

/** The provider's buttons, with HUF as the currency. */
export function PayButtons({ config: { clientId, sdkUrl }, calls, isHidden }: Props) {
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
        inert={isHidden}
        className={isHidden ? styles.hidden : styles.pay}
      >
        {/* The button that had the focus is removed with the failed buttons. */}
        <ButtonsOrStatus calls={calls} onRetry={() => box.current?.focus()} />
      </section>
    </PayPalScriptProvider>
  );
}
