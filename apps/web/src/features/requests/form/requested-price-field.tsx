import { pricePrefixes, propertyRequestLimits } from '@piacter/contracts/requests/values';
import { formatThousands, thousandsToForints } from '../../../lib/format.ts';
import { parseForints } from '../../../lib/parse-forints.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { custom } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps } from '../../../ui/form/field-spec.ts';
import { isRequestedRent, type PriceName, type PropertyRequestForm } from './property-request-values.ts';
import { text } from './text.ts';

const { property: words } = text;

// own value: thousands in a million
const thousandsInMillion = 1000;

type Props = { control: ControlProps<number | ''>; form: PropertyRequestForm; name: PriceName };

/**
 * A price, stored in thousands of forints: typed in millions for a purchase, in thousands for a rent, as the unit after
 * the field says. Amounts in forints or with a unit ('60 M', '60 000 000') are accepted too; the full amount is shown
 * below.
 */
function RequestedPriceField({ control, form, name }: Props) {
  const isRent = isRequestedRent(form.values);
  const scale = isRent ? 1 : thousandsInMillion;
  const unit = isRent ? words.rentUnit(pricePrefixes[2]) : words.priceUnit(pricePrefixes[1]);
  const { value, onChange } = control;
  const unitForints = thousandsToForints(scale);
  return (
    <NumberField
      {...control}
      label={isRent ? words[name === 'minPrice' ? 'minRent' : 'maxRent'] : words[name]}
      value={value === '' ? '' : value / scale}
      onChange={(typed) => onChange(typed === '' ? '' : Math.round(typed * scale))}
      parse={(typed) => parseForints(typed, unitForints) / unitForints}
      max={propertyRequestLimits.price / scale}
      unit={unit}
      decimals
      grouped
      allowEmpty
      hint={value !== '' && formatThousands(value)}
    />
  );
}

export const requestedPrice = (name: PriceName) => ({
  ...custom<number | '', PropertyRequestForm>((control, form) => (
    <RequestedPriceField control={control} form={form} name={name} />
  )),
  span: 3 as const,
});
