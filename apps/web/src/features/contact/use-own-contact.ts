import { useEffect } from 'react';
import { useApi } from '../../lib/api/index.ts';
import type { FieldAccess } from '../../lib/form/index.ts';

/** Fills in the name and phone number of whoever is signed in, where nothing was typed yet. */
export function useOwnContact(hasAccount: boolean, form: FieldAccess<'name' | 'phone', string>): void {
  const profile = useApi('GET /api/user-profile', hasAccount ? {} : null).data?.data;
  const { values, set } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the profile arrives
  useEffect(() => {
    if (!profile) return;
    const { lastName, firstName, contactPerson, mobile, tel } = profile;
    const name = [lastName, firstName].filter(Boolean).join(' ') || contactPerson;
    if (values.name === '' && name) set('name', name);
    if (values.phone === '' && (mobile || tel)) set('phone', mobile || tel || '');
  }, [profile]);
}
