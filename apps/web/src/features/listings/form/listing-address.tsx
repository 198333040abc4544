import { type ReactNode, useState } from 'react';
import type { FieldError } from '../../../ui/error-summary.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Cell } from '../../../ui/form-layout.tsx';
import { type AddressField, AddressFields, type AddressForm } from '../../address/index.ts';
import type { ListingAddressValues } from './form-values.ts';
import { ProfileAddressBox } from './profile-address-box.tsx';
import { text } from './text.ts';

type Hiding = { name: string; checked: boolean; error: ReactNode; onChange: (isHidden: boolean) => void };

/** The part of a listing's form that its address needs. */
export interface ListingAddressForm extends AddressForm {
  values: ListingAddressValues;
  check: (name: 'disableAddress') => Hiding;
  attempt: { number: number; errors: readonly FieldError[] };
}

type Props = {
  form: ListingAddressForm;
  /** Fields with a star. The rule itself is the schema's. */
  required: readonly AddressField[];
  /** False where the country stands elsewhere. */
  country?: boolean;
  /** Offers the profile's address. */
  profile?: boolean;
};

/** A listing's address, with the box that hides it and locks its fields (OWN-06, HOST-05); for a `FieldGrid`. */
export function ListingAddress({ form, required, country = true, profile = false }: Props) {
  // An address found faulty while it is hidden opens, to be mended, until the box is ticked again.
  const [lockedAt, setLockedAt] = useState(0);
  const { number, errors } = form.attempt;
  const isFaulty = number > lockedAt && errors.some(({ path }) => required.some((name) => name === path));
  const isLocked = form.values.disableAddress && !isFaulty;
  const hiding = form.check('disableAddress');
  return (
    <>
      {profile && (
        <Cell>
          <ProfileAddressBox form={form} disabled={isLocked} />
        </Cell>
      )}
      <AddressFields form={form} required={required} country={country} disabled={isLocked} />
      <Cell>
        <CheckboxField
          label={text.hide}
          hint={form.values.disableAddress && text.hideHint}
          {...hiding}
          onChange={(isHidden) => {
            hiding.onChange(isHidden);
            setLockedAt(number);
          }}
        />
      </Cell>
    </>
  );
}
