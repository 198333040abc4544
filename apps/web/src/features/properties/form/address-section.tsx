import { useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { Cell, FieldGrid } from '../../../ui/form-layout.tsx';
import { type AddressField, AddressFields, CountryField } from '../../address/index.ts';
import { LookupField, type PropertyForm } from './property-field.tsx';
import { advertisers } from './property-rules.ts';
import { text } from './text.ts';

/** Starred in the documents (OWN-17). */
const required: readonly AddressField[] = ['countryID', 'postalCode', 'settlement', 'street', 'houseNumber'];

const advertiserOptions = advertisers.map((value) => ({ value, label: value }));

/** Country, types and address, with the box that hides the address and locks its fields (OWN-06). */
export function AddressSection({ form, id }: { form: PropertyForm; id: string }) {
  const adTypes = useApi('GET /api/types_ad', {}).data?.data ?? [];
  // An address found faulty while it is hidden opens, to be mended, until the box is ticked again.
  const [lockedAt, setLockedAt] = useState(0);
  const { number, errors } = form.attempt;
  const isFaulty = number > lockedAt && errors.some(({ path }) => required.some((name) => name === path));
  return (
    <FieldGrid id={id} title={text.sections.address}>
      <Cell span={3} half>
        <CountryField form={form} required />
      </Cell>
      <Cell span={3} half>
        <SelectField
          label={text.fields.adType}
          required
          placeholder={text.choose}
          options={toOptions(adTypes, 'typeID', 'typeName')}
          {...form.field('adType')}
        />
      </Cell>
      <Cell span={3} half>
        <SelectField
          label={text.fields.advertiserType}
          placeholder={text.choose}
          options={advertiserOptions}
          {...form.field('advertiserType')}
        />
      </Cell>
      <Cell span={3} half>
        <LookupField form={form} name="houseType" />
      </Cell>
      <AddressFields
        form={form}
        required={required}
        country={false}
        disabled={form.values.disableAddress && !isFaulty}
      />
      <Cell>
        <CheckboxField
          label={text.fields.hide}
          hint={form.values.disableAddress && text.fields.hideHint}
          {...form.check('disableAddress')}
          onChange={(isHidden) => {
            form.set('disableAddress', isHidden);
            setLockedAt(number);
          }}
        />
      </Cell>
    </FieldGrid>
  );
}
