import type { BodyTo, ReplyTo } from '@piacter/contracts';
import { type AddressValues, toAddressBody, toAddressValues, toSelectedID } from '../address/index.ts';
import { tidyTaxNumber } from './confirm-tax-number.ts';

type Profile = ReplyTo<'GET /api/user-profile'>['data'];

/** The form values of the profile: everything is text, '1' for a firm and '0' for an individual. */
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

const toText = (value: string | number | null) => String(value ?? '');

export const toProfileValues = (profile: Profile): ProfileValues => ({
  ...toAddressValues(profile),
  isFirm: profile.isFirm === 1 ? '1' : '0',
  firmType: toText(profile.firmType),
  firmName: toText(profile.firmName),
  taxNumber: toText(profile.taxNumber),
  firstName: toText(profile.firstName),
  lastName: toText(profile.lastName),
  contactPerson: toText(profile.contactPerson),
  mobile: toText(profile.mobile),
  tel: toText(profile.tel),
  contactEmail: toText(profile.contactEmail),
});

/** The request body: the fields of the other kind (firm or individual) are emptied. */
export function toProfileBody(values: ProfileValues): NonNullable<BodyTo<'PUT /api/user-profile'>> {
  const isFirm = values.isFirm === '1';
  return {
    ...toAddressBody(values),
    isFirm: isFirm ? 1 : 0,
    firmType: isFirm ? toSelectedID(values.firmType) : null,
    firmName: isFirm ? values.firmName : null,
    taxNumber: isFirm ? tidyTaxNumber(values.taxNumber) : null,
    contactPerson: isFirm ? values.contactPerson : null,
    firstName: isFirm ? null : values.firstName,
    lastName: isFirm ? null : values.lastName,
    mobile: values.mobile,
    tel: values.tel,
    contactEmail: values.contactEmail,
  };
}
