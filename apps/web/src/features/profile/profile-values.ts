import type { BodyTo, ReplyTo } from '@piacter/contracts';
import { type AddressValues, toAddressBody, toAddressValues, toSelectedID } from '../address/index.ts';

type Profile = ReplyTo<'GET /api/user-profile'>['data'];

/** The profile as the form holds it: text everywhere, '1' for a firm and '0' for an individual. */
export type ProfileValues = AddressValues & {
  isFirm: '0' | '1';
  firmType: string;
  firmName: string;
  taxNumber: string;
  firstName: string;
  lastName: string;
  contactPerson: string;
  mobile: string;
  tel: string;
  contactEmail: string;
};

const known = (value: string | number | null) => String(value ?? '');

export const profileValues = (profile: Profile): ProfileValues => ({
  ...toAddressValues(profile),
  isFirm: profile.isFirm === 1 ? '1' : '0',
  firmType: known(profile.firmType),
  firmName: known(profile.firmName),
  taxNumber: known(profile.taxNumber),
  firstName: known(profile.firstName),
  lastName: known(profile.lastName),
  contactPerson: known(profile.contactPerson),
  mobile: known(profile.mobile),
  tel: known(profile.tel),
  contactEmail: known(profile.contactEmail),
});

/** What goes to the server: of the two parts only the one that applies, the other is emptied. */
export function profileBody(values: ProfileValues): NonNullable<BodyTo<'PUT /api/user-profile'>> {
  const isFirm = values.isFirm === '1';
  return {
    ...toAddressBody(values),
    isFirm: isFirm ? 1 : 0,
    firmType: isFirm ? toSelectedID(values.firmType) : null,
    firmName: isFirm ? values.firmName : null,
    taxNumber: isFirm ? values.taxNumber : null,
    contactPerson: isFirm ? values.contactPerson : null,
    firstName: isFirm ? null : values.firstName,
    lastName: isFirm ? null : values.lastName,
    mobile: values.mobile,
    tel: values.tel,
    contactEmail: values.contactEmail,
  };
}
