import type { BodyTo, ReplyTo } from '@piacter/contracts';
import { formatTaxNumber } from '@piacter/contracts/billing/values';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import type { FieldErrors } from '../../lib/form/index.ts';
import { confirm } from '../../lib/message-queue.ts';
import { type AddressValues, toAddressBody, toAddressValues, toSelectedID } from '../address/index.ts';
import { text } from './text.ts';

const words = text.taxNumberDoubt;

/** A Hungarian tax number with its hyphens; others, which a profile may have, as they were typed. */
const tidyTaxNumber = (given: string): string => formatTaxNumber(given, hungaryCode) ?? given;

/** Asks before a tax number that cannot be Hungarian is saved. False leads back to the field. */
export async function confirmTaxNumber(
  given: string,
  showFieldErrors: (errors: FieldErrors) => void,
): Promise<boolean> {
  if (given.trim() === '' || formatTaxNumber(given, hungaryCode) !== undefined) return true;
  const { title, question: ask, save, rewrite } = words;
  const isWanted = await confirm({ title, text: ask, confirm: save, cancel: rewrite, main: 'cancel' });
  if (!isWanted) showFieldErrors({ taxNumber: words.error });
  return isWanted;
}

/** An individual or a firm, as the form's values. */
export const kindOptions = [
  { value: '0', label: text.data.individual },
  { value: '1', label: text.data.firm },
];

type Profile = ReplyTo<'GET /api/user-profile'>['data'];

/** The form values of the profile: everything is text, '1' for a firm and '0' for an individual. */
type ProfileValues = AddressValues & {
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
