import { z } from 'zod';
import {
  emailAddress,
  emptyAsNull,
  flag,
  flagReply,
  id,
  keepAbsent,
  line,
  nullableText,
  orNull,
  phoneNumber,
  typedKeys,
} from '../core/index.ts';
import { addressLimits } from '../places/values.ts';
import { profileLimits } from './values.ts';

/** A Hungarian tax number (12345676-1-42) or a foreign one of letters and digits. */
export const taxNumber = z
  .string()
  .trim()
  .max(profileLimits.taxNumber)
  .regex(/^[A-Z0-9][A-Z0-9-]{4,19}$/i, { error: 'Az adószám formája hibás! Példa: 12345676-1-42' });

const bodyFields = {
  isFirm: flag.default(0),
  firmType: orNull(id),
  firmName: emptyAsNull(line(profileLimits.firmName)),
  taxNumber: emptyAsNull(taxNumber),
  firstName: emptyAsNull(line(profileLimits.firstName)),
  lastName: emptyAsNull(line(profileLimits.lastName)),
  contactPerson: emptyAsNull(line(profileLimits.contactPerson)),
  countryID: orNull(id),
  postalCode: emptyAsNull(line(addressLimits.postalCode)),
  countyRegion: emptyAsNull(line(addressLimits.countyRegion)),
  settlement: emptyAsNull(line(addressLimits.settlement)),
  street: emptyAsNull(line(addressLimits.street)),
  publicPlaceType: orNull(id),
  houseNumber: emptyAsNull(line(addressLimits.houseNumber)),
  floorNumber: emptyAsNull(line(addressLimits.floorNumber)),
  doorNumber: emptyAsNull(line(addressLimits.doorNumber)),
  mobile: emptyAsNull(phoneNumber),
  tel: emptyAsNull(phoneNumber),
  contactEmail: emptyAsNull(emailAddress),
};

/** The names of the fields, which are those of the stored columns. */
export const profileFields = typedKeys(bodyFields);

/** Firm and individual data of a user (PROF-04). Nothing is required; absent fields are kept. */
export const profileUpdate = z.object(keepAbsent(bodyFields));
export type ProfileUpdate = z.output<typeof profileUpdate>;

export const profile = z.object({
  userID: id,
  email: z.string(),
  isFirm: flagReply,
  firmType: id.nullable(),
  firmTypeName: nullableText,
  firmName: nullableText,
  taxNumber: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  contactPerson: nullableText,
  countryID: id.nullable(),
  countryName: nullableText,
  postalCode: nullableText,
  countyRegion: nullableText,
  settlement: nullableText,
  street: nullableText,
  publicPlaceType: id.nullable(),
  publicPlaceName: nullableText,
  houseNumber: nullableText,
  floorNumber: nullableText,
  doorNumber: nullableText,
  mobile: nullableText,
  tel: nullableText,
  contactEmail: nullableText,
});
export type Profile = z.infer<typeof profile>;
