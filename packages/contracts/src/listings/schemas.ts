import { z } from 'zod';
import {
  emptyAsNull,
  flag,
  flagReply,
  id,
  line,
  nullableText,
  orNull,
  requiredLine,
} from '../core/scalars.ts';
import { createRecord } from '../core/values.ts';
import { addressLimits } from '../places/values.ts';
import { floorLimits, groundFloor, type ListingIDField, listingIDFields } from './values.ts';

const forEachKind = <Schema extends z.ZodType>(schema: Schema) => createRecord(listingIDFields, () => schema);

/** The id fields of a body, exactly one of which names a listing; checked by `isOneListing`. */
export const listingIDs = forEachKind(id.optional());

/** The id fields of a reply about something that may belong to a listing; the others are null. */
export const listingIDReplies = forEachKind(id.nullable());

/** A refinement: exactly one listing is named. */
export const isOneListing = [
  (body: { [Field in ListingIDField]?: number | undefined }) =>
    listingIDFields.filter((field) => body[field] !== undefined).length === 1,
  { path: ['realEstateID'], error: 'Pontosan egy hirdetést adj meg!' },
] satisfies [unknown, unknown];

const { min, max } = floorLimits;
const isFloor = (typed: string): boolean =>
  /^-?\d{1,3}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

/** A floor: a number (-1 is the basement), or the word földszint. Stored and returned as text. */
export const floorNumber = z.union([
  z.literal(groundFloor),
  z.int().min(min).max(max).transform(String),
  z.string().trim().refine(isFloor, `Adj meg egy számot ${min} és ${max} között, vagy ezt: ${groundFloor}!`),
]);

/** The parts of an address that are optional for every kind of listing. */
const optionalAddressFields = {
  countyRegion: emptyAsNull(line(addressLimits.countyRegion)),
  publicPlaceType: orNull(id),
  floorNumber: emptyAsNull(floorNumber),
  doorNumber: emptyAsNull(line(addressLimits.doorNumber)),
  /**
   * 1 hides street, numbers and coordinates from everybody but the owner and the admin: others see the listing moved by
   * 300 to 800 metres.
   */
  disableAddress: flag.default(0),
};

/**
 * The position of a listing in degrees, both or none. One that is far from the settlement is ignored; without one the
 * settlement's middle counts.
 */
export const listingPosition = {
  lat: orNull(z.number().min(-90).max(90)),
  lon: orNull(z.number().min(-180).max(180)),
};

/** The address of a property: country, postal code, settlement, street and house number are required (OWN-17). */
export const fullAddress = {
  countryID: id,
  postalCode: requiredLine(addressLimits.postalCode),
  settlement: requiredLine(addressLimits.settlement),
  street: requiredLine(addressLimits.street),
  houseNumber: requiredLine(addressLimits.houseNumber),
  ...optionalAddressFields,
};

/** The address of an accommodation: country and settlement are required (HOST-11). */
export const settlementAddress = {
  ...fullAddress,
  postalCode: emptyAsNull(line(addressLimits.postalCode)),
  street: emptyAsNull(line(addressLimits.street)),
  houseNumber: emptyAsNull(line(addressLimits.houseNumber)),
};

/** The address of a service: nothing is required, since many professionals have no shop (PRO-05). */
export const optionalAddress = {
  ...settlementAddress,
  countryID: orNull(id),
  settlement: emptyAsNull(line(addressLimits.settlement)),
};

/**
 * Where a listing stands on the map for everybody, in degrees. An approximate position is the middle of a circle of
 * `radius` metres that the listing is in: of a hidden address, of a settlement, or of what a service covers.
 */
export const mapPosition = z.object({
  lat: z.number(),
  lon: z.number(),
  isApproximate: flagReply,
  radius: z.int(),
});
export type MapPosition = z.infer<typeof mapPosition>;

/** An address in a reply; while it is hidden, street to `lon` are null for everyone but owner and admin. */
export const addressReply = {
  countryID: id.nullable(),
  countryName: nullableText,
  postalCode: nullableText,
  settlement: nullableText,
  countyRegion: nullableText,
  street: nullableText,
  publicPlaceType: id.nullable(),
  publicPlaceName: nullableText,
  houseNumber: nullableText,
  floorNumber: nullableText,
  doorNumber: nullableText,
  disableAddress: flagReply,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  mapPosition: mapPosition.nullable(),
};
export type AddressReply = z.infer<z.ZodObject<typeof addressReply>>;

/** The advertiser's contact data, from the profile; a missing value is null. */
export const contactBlock = z.object({
  userID: id,
  lastName: nullableText,
  firstName: nullableText,
  contactPerson: nullableText,
  isFirm: flagReply,
  firmName: nullableText,
  mobile: nullableText,
  tel: nullableText,
  contactEmail: nullableText,
});
export type ContactBlock = z.infer<typeof contactBlock>;

/** Why an admin hid the listing; null unless it is hidden, and then only its owner and the admin see it at all. */
export const hiddenReason = nullableText;

export const selectedLocation = z.object({ locationID: id, locationName: z.string() });

/** Whether a toggled relation exists afterwards. */
export const toggled = z.object({ isChosen: flagReply });
