import type { TextField } from '@piacter/contracts/core/fields';
import type { Profile } from '@piacter/contracts/profile';
import type { FieldAccess } from '../../../lib/form/index.ts';
import { formatStreet } from '../../../lib/format.ts';
import { CheckboxField, toChecked } from '../../../ui/fields/checkbox-field.tsx';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { select, textArea } from '../../../ui/form/field-kinds.tsx';
import { type FieldKind, toSpec } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { AddressFields } from '../../address/index.ts';
import { useCountries } from '../../places/index.ts';
import { formatPlace } from '../card/index.ts';
import type { ServiceRequestForm } from './service-request-values.ts';
import { text } from './text.ts';

const anyCountry = select({ useOptions: () => toOptions(useCountries(), 'countryID', 'countryName') });

/** A choice of a country; the places that were added lie in the one before, so they are dropped with it. */
export const country: FieldKind<string, FieldAccess<'regions', string[]>> = {
  ...anyCountry,
  render: (control, form) => {
    const onChange = (chosen: string) => {
      control.onChange(chosen);
      form.set('regions', []);
    };
    return anyCountry.render({ ...control, onChange }, form);
  },
};

/** The last section of a form, for what its fields have not asked. */
export const descriptionSection = (title: string, field: TextField<string, string>) => ({
  id: 'keresek',
  title,
  fields: [{ ...toSpec('description', field), kind: textArea({ maxLength: field.max }) }],
});

const { service: words } = text;

type Props = { id: string; form: ServiceRequestForm; profile: Profile | undefined };

/** The place of the work: the profile's address, or another one. */
export function PlaceSection({ id, form, profile }: Props) {
  const hasAddress = Boolean(profile?.settlement);
  const address = profile && [formatPlace(profile), formatStreet(profile)].filter(Boolean).join(', ');
  const { disableAddress } = form.values;
  return (
    <FieldGrid id={id} title={words.sections.place} sub={words.placeSub}>
      <Cell>
        <CheckboxField
          label={words.profileAddress}
          hint={
            hasAddress
              ? disableAddress && words.profileAddressIs(address ?? '')
              : profile && words.noProfileAddress
          }
          disabled={!hasAddress}
          {...toChecked(form.field('disableAddress'))}
        />
      </Cell>
      {!disableAddress && <AddressFields form={form} required={['settlement']} />}
    </FieldGrid>
  );
}
