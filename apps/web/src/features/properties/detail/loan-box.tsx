import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { NumberField, type NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { repay } from './loan.ts';
import styles from './loan-box.module.css';
import { loanText as text } from './loan-text.ts';

// own value: of a loan, in percent and years
const limits = { ownPart: [0, 100], years: [1, 40], rate: [0, 30] } as const;
type Name = keyof typeof limits;

/** What the loan for a property would cost a month; counted in the browser, sent nowhere. */
export function LoanBox({ price }: { price: number }) {
  // A starting point, which the visitor replaces: no offer of any bank.
  const [loan, setLoan] = useState<Record<Name, number>>({ ownPart: 20, years: 20, rate: 6.5 });
  const { borrowed, monthly, total } = repay({ price, ...loan });
  const field = (name: Name) => {
    const [min, max] = limits[name];
    return (
      <NumberField
        label={text.fields[name].label}
        name={name}
        unit={text.fields[name].unit}
        min={min}
        max={max}
        decimals={name === 'rate'}
        value={loan[name]}
        onChange={(value: NumberFieldValue) => setLoan({ ...loan, [name]: Number(value) })}
      />
    );
  };
  return (
    <div className={styles.box}>
      <div className={styles.fields}>
        {field('ownPart')}
        {field('years')}
        {field('rate')}
      </div>
      <dl className={styles.result} aria-live="polite">
        <div className={styles.monthly}>
          <dt>{text.monthly}</dt>
          <dd>{formatMoney(monthly)}</dd>
        </div>
        <div>
          <dt>{text.borrowed}</dt>
          <dd>{formatMoney(borrowed)}</dd>
        </div>
        <div>
          <dt>{text.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{text.note}</p>
    </div>
  );
}
