import { z } from 'zod';
import {
  emailAddress,
  emptyAsNull,
  flag,
  flagReply,
  id,
  keepAbsent,
  line,
  phoneNumber,
} from '../core/index.ts';
import { addressLimits } from '../places/values.ts';
import { profileLimits } from './values.ts';

/** A Hungarian tax number (12345678-1-42) or a foreign one of letters and digits. */
const taxNumber = z
  .string()
  .trim()
  .max(profileLimits.taxNumber)
  .regex(/^[A-Z0-9][A-Z0-9-]{4,19}$/i, { error: 'Az adószám formája hibás! Példa: 12345678-1-42' });

const writtenFields = {
  isFirm: flag.default(0),
  firmType: emptyAsNull(id),
  firmName: emptyAsNull(line(profileLimits.firmName)),
  taxNumber: emptyAsNull(taxNumber),
  firstName: emptyAsNull(line(profileLimits.firstName)),
  lastName: emptyAsNull(line(profileLimits.lastName)),
  contactPerson: emptyAsNull(line(profileLimits.contactPerson)),
  countryID: emptyAsNull(id),
  postalCode: emptyAsNull(line(addressLimits.postalCode)),
  countyRegion: emptyAsNull(line(addressLimits.countyRegion)),
  settlement: emptyAsNull(line(addressLimits.settlement)),
  street: emptyAsNull(line(addressLimits.street)),
  publicPlaceType: emptyAsNull(id),
  houseNumber: emptyAsNull(line(addressLimits.houseNumber)),
  floorNumber: emptyAsNull(line(addressLimits.floorNumber)),
  doorNumber: emptyAsNull(line(addressLimits.doorNumber)),
  mobile: emptyAsNull(phoneNumber),
  tel: emptyAsNull(phoneNumber),
  contactEmail: emptyAsNull(emailAddress),
};

/** Firm and individual data of a user (PROF-04). Nothing is required; what is left out is kept. */
export const profileUpdate = z.object(keepAbsent(writtenFields));
export type ProfileUpdate = z.output<typeof profileUpdate>;

const word = z.string().nullable();

export const profile = z.object({
  userID: id,
  email: z.string(),
  isFirm: flagReply,
  firmType: id.nullable(),
  firmTypeName: word,
  firmName: word,
  taxNumber: word,
  firstName: word,
  lastName: word,
  contactPerson: word,
  countryID: id.nullable(),
  countryName: word,
  postalCode: word,
  countyRegion: word,
  settlement: word,
  street: word,
  publicPlaceType: id.nullable(),
  publicPlaceName: word,
  houseNumber: word,
  floorNumber: word,
  doorNumber: word,
  mobile: word,
  tel: word,
  contactEmail: word,
});
export type Profile = z.infer<typeof profile>;
