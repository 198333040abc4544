import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { NumberField, type NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import styles from './loan-box.module.css';

/** Hungarian texts of the loan of a property, apart from the page's: they are loaded with its box. */
const text = {
  fields: {
    ownPart: { label: 'Önerő', unit: '%' },
    years: { label: 'Futamidő', unit: 'év' },
    rate: { label: 'Kamat', unit: '%' },
  },
  monthly: 'Havi törlesztő',
  borrowed: 'Hitelösszeg',
  total: 'Összesen visszafizetnéd',
  note: 'Tájékoztató számítás végig azonos kamattal; nem ajánlat, és a bank díjai nincsenek benne.',
} as const;

/** What somebody would borrow, and how they would pay it back. */
interface Loan {
  /** Forints. */
  price: number;
  /** Percent of the price. */
  ownPart: number;
  years: number;
  /** Percent a year. */
  rate: number;
}

/** Forints. */
interface Repayment {
  borrowed: number;
  monthly: number;
  total: number;
}

const monthsPerYear = 12;

/** Equal monthly instalments at a rate that does not change. */
export function repay({ price, ownPart, years, rate }: Loan): Repayment {
  const borrowed = price * (1 - ownPart / 100);
  const months = years * monthsPerYear;
  const monthlyRate = rate / 100 / monthsPerYear;
  const monthly =
    monthlyRate === 0 ? borrowed / months : (borrowed * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
  return {
    borrowed: Math.round(borrowed),
    monthly: Math.round(monthly),
    total: Math.round(monthly * months),
  };
}

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
