import { getPriceLabel } from '@piacter/contracts/properties/fields';
import { getPriceSuffix } from '@piacter/contracts/properties/values';
import { propertyRequestFields as fields, getEndLabels } from '@piacter/contracts/requests/fields';
import { pricePrefixes, requestedAdTypes } from '@piacter/contracts/requests/values';
import { formatThousands, thousandsToForints } from '../../../lib/format.ts';
import { parseForints } from '../../../lib/parse-forints.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { custom } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps } from '../../../ui/form/field-spec.ts';
import type { PropertyRequestForm } from './property-request-values.ts';

// own value: thousands in a million
const thousandsInMillion = 1000;

type Props = { control: ControlProps<number | ''>; form: PropertyRequestForm; index: 0 | 1 };

/**
 * A price, stored in thousands of forints: typed in millions for a purchase, in thousands for a rent, as the unit after
 * the field says. Amounts in forints or with a unit ('60 M', '60 000 000') are accepted too; the full amount is shown
 * below.
 */
function RequestedPriceField({ control, form, index }: Props) {
  const adType = Number(form.values.adType);
  const isRent = adType === requestedAdTypes.rent;
  const suffix = getPriceSuffix(adType);
  const scale = isRent ? 1 : thousandsInMillion;
  const { value, onChange } = control;
  const unitForints = thousandsToForints(scale);
  return (
    <NumberField
      {...control}
      label={getEndLabels({ ...fields.price, label: getPriceLabel(adType) })[index]}
      value={value === '' ? '' : value / scale}
      onChange={(typed) => onChange(typed === '' ? '' : Math.round(typed * scale))}
      parse={(typed) => parseForints(typed, unitForints) / unitForints}
      max={fields.price.max / scale}
      unit={`${pricePrefixes[isRent ? 2 : 1]} Ft${suffix}`}
      decimals
      grouped
      allowEmpty
      hint={value !== '' && `${formatThousands(value)}${suffix}`}
    />
  );
}

/** The lower or the upper end of the price. */
export const requestedPrice = (index: 0 | 1) => ({
  ...custom<number | '', PropertyRequestForm>((control, form) => (
    <RequestedPriceField control={control} form={form} index={index} />
  )),
  span: 3 as const,
});
