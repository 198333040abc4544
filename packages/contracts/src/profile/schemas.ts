import { z } from 'zod';
import { emailAddress, emptyAsNull, flag, flagReply, id, line, phoneNumber } from '../core/index.ts';

/** A Hungarian tax number (12345678-1-42) or a foreign one of letters and digits. */
const taxNumber = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Z0-9][A-Z0-9-]{4,19}$/i, { error: 'Az adószám formája hibás! Példa: 12345678-1-42' });

/** Firm and individual data of a user (PROF-04). Nothing is required: what is missing shows as a dash. */
export const profileBody = z.object({
  isFirm: flag.default(0),
  firmType: emptyAsNull(id),
  firmName: emptyAsNull(line(160)),
  taxNumber: emptyAsNull(taxNumber),
  firstName: emptyAsNull(line(80)),
  lastName: emptyAsNull(line(80)),
  contactPerson: emptyAsNull(line(120)),
  countryID: emptyAsNull(id),
  postalCode: emptyAsNull(line(12)),
  countyRegion: emptyAsNull(line(120)),
  settlement: emptyAsNull(line(120)),
  street: emptyAsNull(line(120)),
  publicPlaceType: emptyAsNull(id),
  houseNumber: emptyAsNull(line(20)),
  floorNumber: emptyAsNull(line(20)),
  doorNumber: emptyAsNull(line(20)),
  mobile: emptyAsNull(phoneNumber),
  tel: emptyAsNull(phoneNumber),
  contactEmail: emptyAsNull(emailAddress),
});

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
