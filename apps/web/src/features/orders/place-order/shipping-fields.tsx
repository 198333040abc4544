import { typedKeys } from '@piacter/contracts/core/values';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import { shippingLimits } from '@piacter/contracts/orders/values';
import { useApi } from '../../../lib/api/index.ts';
import type { FieldAccess } from '../../../lib/form/index.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { emptyShipping, requiredForShipping, type ShippingValues, toShipping } from './shipping-values.ts';
import { text } from './text.ts';

type Name = keyof ShippingValues;
const names = typedKeys(emptyShipping);

/** A shipping address; its checkbox fills it from the profile, and is checked while both are equal. */
export function ShippingFields({ form }: { form: FieldAccess<Name, string> }) {
  const countries = useApi('GET /api/countries', {}).data?.data ?? [];
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  const own = toShipping(profile, countries);
  const isOwn = own !== undefined && names.every((name) => form.values[name] === own[name]);
  const fill = (values: ShippingValues) => {
    for (const name of names) form.set(name, values[name]);
  };
  const bind = (name: Name) => ({
    ...form.field(name),
    required: requiredForShipping.some((required) => required === name),
  });
  const { shipping } = text;
  return (
    <FieldGrid>
      <Cell>
        <CheckboxField
          label={shipping.profileAddress}
          hint={profile && !own && shipping.noProfileAddress}
          checked={isOwn}
          disabled={own === undefined}
          onChange={(isOn) => fill(isOn && own ? own : emptyShipping)}
        />
      </Cell>
      <Cell span={3}>
        <SelectField
          label={shipping.country}
          placeholder={shipping.chooseCountry}
          options={toOptions(countries, 'countryCode', 'countryName')}
          {...bind('countryCode')}
        />
      </Cell>
      <Cell span={3} half>
        <TextField
          label={shipping.postalCode}
          maxLength={shippingLimits.shippingPostalCode}
          autoComplete="postal-code"
          {...bind('shippingPostalCode')}
        />
      </Cell>
      <Cell span={3} half>
        <TextField
          label={shipping.city}
          maxLength={shippingLimits.city}
          autoComplete="address-level2"
          {...bind('city')}
        />
      </Cell>
      <Cell span={3}>
        <TextField
          label={form.values.countryCode === hungaryCode ? shipping.county : shipping.region}
          maxLength={shippingLimits.state}
          autoComplete="address-level1"
          {...bind('state')}
        />
      </Cell>
      <Cell span={4}>
        <TextField
          label={shipping.line1}
          hint={shipping.line1Hint}
          maxLength={shippingLimits.address_line1}
          autoComplete="address-line1"
          {...bind('address_line1')}
        />
      </Cell>
      <Cell span={2}>
        <TextField
          label={shipping.line2}
          maxLength={shippingLimits.address_line2}
          autoComplete="address-line2"
          {...bind('address_line2')}
        />
      </Cell>
    </FieldGrid>
  );
}
