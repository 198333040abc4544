import { propertyFields } from '@piacter/contracts/properties/fields';
import { advertiserTypes } from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { DescribedField } from '../../../ui/form/described-fields.tsx';
import type { FormPart } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { type AddressField, CountryField } from '../../address/index.ts';
import { ListingAddress, partIDs } from '../../listings/form/index.ts';
import { propertyFormText as text } from '../text.ts';
import { lookup } from './property-fields.tsx';
import type { PropertyForm } from './property-values.ts';

/** The required fields (OWN-17). */
const required: readonly AddressField[] = ['countryID', 'postalCode', 'settlement', 'street', 'houseNumber'];

const advertiserOptions = advertiserTypes.map((value) => ({ value, label: value }));

/** Country, types and address (OWN-05, OWN-06). */
function AddressSection({ form }: { form: PropertyForm }) {
  const adTypes = useApi('GET /api/types_ad', {}).data?.data ?? [];
  return (
    <FieldGrid id={partIDs.address} title={text.sections.address}>
      <Cell span={3}>
        <CountryField form={form} required />
      </Cell>
      <Cell span={3}>
        <SelectField
          label={propertyFields.adType.label}
          required
          placeholder={text.choose}
          options={toOptions(adTypes, 'typeID', 'typeName')}
          {...form.field('adType')}
        />
      </Cell>
      <Cell span={3}>
        <SelectField
          label={propertyFields.advertiserType.label}
          placeholder={text.choose}
          options={advertiserOptions}
          {...form.field('advertiserType')}
        />
      </Cell>
      <DescribedField form={form} spec={lookup('houseType')} />
      <ListingAddress form={form} required={required} country={false} />
    </FieldGrid>
  );
}

export const addressPart = (form: PropertyForm): FormPart => ({
  id: partIDs.address,
  label: text.sections.address,
  done: [...required, 'adType' as const].every((name) => form.values[name].trim() !== ''),
  content: <AddressSection form={form} />,
});
