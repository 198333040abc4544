import type { OrderDetail } from '@piacter/contracts/orders';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './billing.module.css';
import { BillingForm } from './billing-form.tsx';
import { formatBilling, useBillingValues } from './billing-values.ts';
import { text } from './text.ts';

type Props = {
  billing: OrderDetail['billing'];
  /** False once the payment is under way: then nothing is asked, and nothing changes. */
  canAsk: boolean;
  reload: () => Promise<unknown>;
  /** What follows once the data are there: the buttons that pay. */
  children: ReactNode;
};

type GivenProps = { billing: NonNullable<OrderDetail['billing']>; onChange: (() => void) | undefined };

function GivenBilling({ billing, onChange }: GivenProps) {
  return (
    <div className={styles.given}>
      <p>
        <b>{text.title}</b>
        <br />
        {formatBilling(billing)}
      </p>
      {onChange && (
        <Button variant="ghost" onClick={onChange}>
          {text.change}
        </Button>
      )}
    </div>
  );
}

/** Asks for the billing data of an unpaid order, the first time; afterwards shows them, and lets them be changed. */
export function OrderBilling({ billing, canAsk, reload, children }: Props) {
  const values = useBillingValues();
  const [isChanging, setChanging] = useState(false);
  const save = async () => {
    await reload();
    setChanging(false);
  };
  if (!canAsk || (billing && !isChanging))
    return (
      <>
        {billing && (
          <GivenBilling billing={billing} onChange={canAsk ? () => setChanging(true) : undefined} />
        )}
        {children}
      </>
    );
  return (
    <section className={styles.asked} aria-labelledby="szamlazas">
      <h2 id="szamlazas">{text.title}</h2>
      <p>{text.intro}</p>
      {values && <BillingForm initial={values} submit={text.saveAndPay} onSaved={save} />}
    </section>
  );
}
