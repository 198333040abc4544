import { typedKeys } from '@piacter/contracts/core/values';
import { useRef } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { type AddressForm, type AddressValues, toAddressValues } from '../../address/index.ts';
import { text } from './text.ts';

/**
 * A checkbox that fills the address from the profile (HOST-05). It is checked while both are equal, so editing a field
 * unchecks it; unchecking it restores the former values.
 */
export function ProfileAddressBox({ form, disabled }: { form: AddressForm; disabled: boolean }) {
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
