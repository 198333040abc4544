import { typedKeys } from '@piacter/contracts/core/values';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import type { FieldAccess, FormState } from '../../../lib/form/index.ts';
import { CheckboxField, toChecked } from '../../../ui/fields/checkbox-field.tsx';
import { Cell } from '../../../ui/form/form-layout.tsx';
import {
  type AddressField,
  AddressFields,
  type AddressForm,
  type AddressValues,
  toAddressValues,
} from '../../address/index.ts';
import type { Pin } from './form-values.ts';
import { ListingPin } from './listing-pin.tsx';
import { text } from './text.ts';

/**
 * A checkbox that fills the address from the profile (HOST-05). It is checked while both are equal, so editing a field
 * unchecks it; unchecking it restores the former values.
 */
function ProfileAddressBox({ form, disabled }: { form: AddressForm; disabled: boolean }) {
  const profile = useApi('GET /api/user-profile', {}).data?.data;
  const previous = useRef<AddressValues>(toAddressValues(null));
  const own = toAddressValues(profile);
  const names = typedKeys(own);
  const hasAddress = own.settlement !== '';
  const isUsed = hasAddress && names.every((name) => form.values[name] === own[name]);

  const toggle = (isOn: boolean) => {
    const next = isOn ? own : previous.current;
    previous.current = isOn ? toAddressValues(form.values) : toAddressValues(null);
    for (const name of names) form.set(name, next[name]);
  };
  return (
    <CheckboxField
      label={text.profileAddress}
      hint={profile && !hasAddress && text.noProfileAddress}
      checked={isUsed}
      disabled={disabled || !hasAddress}
      onChange={toggle}
    />
  );
}

/** A form whose values contain a listing's address. */
export type ListingAddressForm = AddressForm &
  FieldAccess<'disableAddress', boolean> &
  FieldAccess<'pin', Pin | null> &
  Pick<FormState, 'attempt'>;

type Props = {
  form: ListingAddressForm;
  /** Fields marked as required; the schema validates them. */
  required: readonly AddressField[];
  /** False if the country is elsewhere in the form. */
  country?: boolean;
  /** Offers the profile's address. */
  profile?: boolean;
};

/** A listing's address, with the checkbox that hides it and disables its fields (OWN-06, HOST-05); for a `FieldGrid`. */
export function ListingAddress({ form, required, country = true, profile = false }: Props) {
  // An invalid address that is hidden is unlocked, to be corrected, until the box is ticked again.
  const [lockedAt, setLockedAt] = useState(0);
  const { number, errors } = form.attempt;
  const isInvalid =
    number > lockedAt && typedKeys(toAddressValues(null)).some((name) => Object.hasOwn(errors, name));
  const isLocked = form.values.disableAddress && !isInvalid;
  const hiding = toChecked(form.field('disableAddress'));
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
          hint={form.values.disableAddress && (isLocked ? text.hideHint : text.hideHintOfErrors)}
          {...hiding}
          onChange={(isHidden) => {
            hiding.onChange(isHidden);
            setLockedAt(number);
          }}
        />
      </Cell>
      <Cell>
        <ListingPin form={form} />
      </Cell>
    </>
  );
}
