import { units } from '@piacter/contracts/core/units';
import { getPriceLabel, propertyFields } from '@piacter/contracts/properties/fields';
import { flushSync } from 'react-dom';
import { formatNumber, formatThousands } from '../../../lib/format.ts';
import { parseThousands } from '../../../lib/parse-forints.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { propertyFormText as text } from '../text.ts';
import styles from './price-field.module.css';
import { isRent, type PriceName, parseSalePrice, suggestThousands } from './property-rules.ts';
import type { PropertyForm } from './property-values.ts';

type Props = { form: PropertyForm; name: PriceName };

/** A price in thousands: the full amount below it, and a warning with a conversion for amounts that seem to be forints. */
export function PriceField({ form, name }: Props) {
  const amount = form.values[name];
  const isMonthly = name !== 'price' || isRent(form.values);
  const suggested = suggestThousands(name, amount, form.values);
  const rewrite = (thousands: number) => {
    // The button disappears with its warning, so the focus moves to the field with the new amount.
    flushSync(() => form.set(name, thousands));
    form.registry.focus(name);
  };
  const rewriting = suggested !== null && (
    <>
      {text.thousands(formatNumber(Number(amount)), formatNumber(suggested))}{' '}
      <button type="button" className={styles.rewrite} onClick={() => rewrite(suggested)}>
        {text.rewrite(formatNumber(suggested))}
      </button>
    </>
  );
  return (
    <NumberField
      label={name === 'price' ? getPriceLabel(Number(form.values.adType)) : propertyFields[name].label}
      required={name === 'price'}
      allowEmpty={name !== 'price'}
      grouped
      parse={isMonthly ? parseThousands : parseSalePrice}
      max={propertyFields[name].max}
      unit={units[isMonthly ? 'thousandForintsMonthly' : 'thousandForints'].sign}
      hint={Number(amount) > 0 && `${formatThousands(Number(amount))}${isMonthly ? text.monthly : ''}`}
      warning={rewriting}
      {...form.field(name)}
    />
  );
}
