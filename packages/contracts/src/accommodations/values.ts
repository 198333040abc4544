import { type End, formatPriceRange } from '../core/units.ts';
import { typedKeys } from '../core/values.ts';
import type { FacilityGroup } from '../lookups/values.ts';

/** Maxima of the number fields. Prices are forints, the area square metres. */
export const accommodationLimits = {
  floorArea: 99_999,
  roomCount: 99_999,
  capacity: 9999,
  pricePerPerson: 999_999_999,
  /** Nights. */
  minimumStay: 999_999_999,
  minimumPerson: 999_999_999,
  petCostPerNight: 99_999,
} as const;
export type AccommodationNumber = keyof typeof accommodationLimits;
export const accommodationNumbers = typedKeys(accommodationLimits);

/** Maximum length of an accommodation's name, in characters. */
export const accommodationNameLimit = 120;

/** Maximum price of a search filter, in thousands of forints. */
export const searchPriceLimit = 999_999;

/** The yes/no fields of an accommodation (HOST-08). */
export const accommodationFlags = [
  'extraBed',
  'separateKitchen',
  'refrigerator',
  'separateBathroom',
  'separateWC',
  'petAllowed',
] as const;
export type AccommodationFlag = (typeof accommodationFlags)[number];

/**
 * The seven groups of attributes that a host selects (HOST-10) by their wire names, in the order of the form. The
 * toggle's `table` has other names for the five groups of facilities.
 */
export const relationGroups = [
  'bathroomFacilities',
  'kitchenFacilities',
  'facilities',
  'spokenLanguages',
  'roomFacilities',
  'specialLocations',
  'childFriendlyFacilities',
] as const;
export type RelationGroup = (typeof relationGroups)[number];

/** The values of the toggle's `table` with their groups of facilities. */
export const facilityTables = {
  accommodation_bathroom_facilities: 'bathroom',
  accommodation_kitchen_facilities: 'kitchen',
  accommodation_facilities: 'general',
  accommodation_room_facilities: 'room',
  accommodation_child_friendly_facilities: 'childFriendly',
} as const satisfies Record<string, FacilityGroup>;
export type FacilityTable = keyof typeof facilityTables;

/** Lengths of the months in a leap year, January first: an opening period has no year (WID-08). */
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Number of days in a month (1 to 12); throws RangeError for any other number. */
export function daysInMonth(month: number): number {
  const days = monthLengths[month - 1];
  if (days === undefined) throw new RangeError(`no such month: ${month}`);
  return days;
}

export const isDayOfMonth = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && Number.isInteger(day) && day >= 1 && day <= daysInMonth(month);

/** 1 for January 1 to 366 for December 31; throws RangeError for a month outside 1 to 12. */
export function dayOfLeapYear(month: number, day: number): number {
  daysInMonth(month);
  return monthLengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day;
}

/**
 * The documented parameter that the box sets beside `guests` (ours): with the same value it narrows nothing, and both are
 * shown, counted and removed as one filter.
 */
export const guestsMirror = 'minimumPerson';

/** What follows a price in forints. */
export const pricePerPersonSuffix = '/fő/éj';

/** The filter of a price per person and night, as chip and title show it: '12 500 Ft-ig fejenként'. */
export const formatPricePerPerson = (from: End, to: End): string => `${formatPriceRange(from, to)} fejenként`;

/** The filter of a stay of which one day is given. */
export const formatStayOn = (day: string): string => `Nyitva ezen a napon: ${day}`;

/** The filter of pets, as chip and title show it. */
export const petWords = { yes: 'Kisállat hozható', no: 'Kisállattal vagy anélkül' };

/** The filter of the least number of guests, as chip and title show it. */
export const formatMinimumPerson = (people: number | string): string => `${people} fővel már foglalható`;
