import { z } from 'zod';
import { emptyAsNull, flag, flagReply, id, line, recordOf, requiredLine } from '../core/index.ts';
import { promotionTypes } from '../packages/values.ts';
import { addressLimits } from '../places/values.ts';
import { floorLimits, groundFloor, type ListingIDField, listingIDFields } from './values.ts';

const forEachKind = <Schema extends z.ZodType>(schema: Schema) => recordOf(listingIDFields, () => schema);

/** The id fields of a body, of which exactly one names a listing; `isOneListing` checks it. */
export const listingIDs = forEachKind(id.optional());

/** The id fields of a reply about something that may belong to a listing; the others are null. */
export const listingIDReplies = forEachKind(id.nullable());

/** A refinement: exactly one listing is named. */
export const isOneListing = [
  (body: { [Field in ListingIDField]?: number | undefined }) =>
    listingIDFields.filter((field) => body[field] !== undefined).length === 1,
  { path: ['realEstateID'], error: 'Pontosan egy hirdetést adj meg!' },
] satisfies [unknown, unknown];

/** A floor: a number (the cellar is -1), or the word földszint. Stored and answered as text. */
export const floorNumber = z.union([
  z.literal(groundFloor),
  z.int().min(floorLimits.min).max(floorLimits.max).transform(String),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}$/),
]);

/** The parts of an address that no kind of listing asks for by necessity. */
const restOfAddress = {
  countyRegion: emptyAsNull(line(addressLimits.countyRegion)),
  publicPlaceType: emptyAsNull(id),
  floorNumber: emptyAsNull(floorNumber),
  doorNumber: emptyAsNull(line(addressLimits.doorNumber)),
  /** 1 keeps street, numbers and coordinates from everybody but the owner and the admin. */
  disableAddress: flag.default(0),
};

/** The address of a property: country, postal code, settlement, street and house number are starred (OWN-17). */
export const fullAddress = {
  countryID: id,
  postalCode: requiredLine(addressLimits.postalCode),
  settlement: requiredLine(addressLimits.settlement),
  street: requiredLine(addressLimits.street),
  houseNumber: requiredLine(addressLimits.houseNumber),
  ...restOfAddress,
};

/** The address of an accommodation: where it is has to be known, the house number not (HOST-11 does not star it). */
export const placeAddress = {
  ...fullAddress,
  postalCode: emptyAsNull(line(addressLimits.postalCode)),
  street: emptyAsNull(line(addressLimits.street)),
  houseNumber: emptyAsNull(line(addressLimits.houseNumber)),
};

/** The address of a service: nothing of it is required, many professionals have no shop (PRO-05). */
export const freeAddress = {
  ...placeAddress,
  countryID: emptyAsNull(id),
  settlement: emptyAsNull(line(addressLimits.settlement)),
};

const word = z.string().nullable();

/** An address in a reply; from `street` on all is null to everyone but owner and admin while it is hidden. */
export const addressReply = {
  countryID: id.nullable(),
  countryName: word,
  postalCode: word,
  settlement: word,
  countyRegion: word,
  street: word,
  publicPlaceType: id.nullable(),
  publicPlaceName: word,
  houseNumber: word,
  floorNumber: word,
  doorNumber: word,
  disableAddress: flagReply,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
};
export type AddressReply = z.infer<z.ZodObject<typeof addressReply>>;

/** How to reach the advertiser, from the profile; a missing value is null. */
export const contactBlock = z.object({
  userID: id,
  lastName: word,
  firstName: word,
  contactPerson: word,
  isFirm: flagReply,
  firmName: word,
  mobile: word,
  tel: word,
  contactEmail: word,
});
export type ContactBlock = z.infer<typeof contactBlock>;

/** 4 PRO, 2 Kiemelt, 0 none in force. */
export const packageType = z.literal(promotionTypes);

export const chosenLocation = z.object({ locationID: id, locationName: z.string() });

/** Whether a toggled relation is there afterwards. */
export const toggled = z.object({ isChosen: z.boolean() });
