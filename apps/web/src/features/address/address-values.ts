import { isPostalCode, postalCodeMessage } from '@piacter/contracts/billing/values';
import { createRecord } from '@piacter/contracts/core/values';
import type { TypeEntry } from '@piacter/contracts/lookups';
import { hungaryCode, hungaryID } from '@piacter/contracts/lookups/values';
import type { FieldErrors } from '../../lib/form/index.ts';

/** Form values of an address: everything is text, including ids; '' for none. */
export type AddressValues = {
  countryID: string;
  postalCode: string;
  countyRegion: string;
  settlement: string;
  street: string;
  publicPlaceType: string;
  houseNumber: string;
  floorNumber: string;
  doorNumber: string;
};
export type AddressField = keyof AddressValues;

const names = [
  'countryID',
  'postalCode',
  'countyRegion',
  'settlement',
  'street',
  'publicPlaceType',
  'houseNumber',
  'floorNumber',
  'doorNumber',
] as const satisfies readonly AddressField[];

type StoredAddress = { [Name in AddressField]?: string | number | null };

/** The form values of a stored address (a reply's fields); null and undefined give empty ones. */
export const toAddressValues = (stored: StoredAddress | null | undefined): AddressValues =>
  createRecord(names, (name) => String(stored?.[name] ?? ''));

/** An id from a select: null where none is selected. */
export const toSelectedID = (value: string): number | null => (value === '' ? null : Number(value));

/** The request body of an address: ids as numbers, empty fields as null. */
export const toAddressBody = (values: AddressValues) => ({
  countryID: toSelectedID(values.countryID),
  postalCode: values.postalCode,
  countyRegion: values.countyRegion,
  settlement: values.settlement,
  street: values.street,
  publicPlaceType: toSelectedID(values.publicPlaceType),
  houseNumber: values.houseNumber,
  floorNumber: values.floorNumber,
  doorNumber: values.doorNumber,
});

/** What no address in Hungary has. The documented calls take it all the same. */
export function getAddressErrors({
  countryID,
  postalCode,
}: Pick<AddressValues, 'countryID' | 'postalCode'>): FieldErrors {
  const typed = postalCode.trim();
  if (Number(countryID) !== hungaryID || typed === '' || isPostalCode(typed, hungaryCode)) return {};
  return { postalCode: postalCodeMessage };
}

/**
 * Splits the name of a street: its last word is matched to the public place types, the rest is the street
 * (WID-05). 'Vincellér utca' gives 'Vincellér' and the id of 'utca'; a name without a known last word stays whole.
 */
export function splitStreet(
  name: string,
  types: readonly TypeEntry[],
): { street: string; publicPlaceType: string } {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1)?.toLocaleLowerCase('hu').replace(/\.$/, '');
  const type = types.find((entry) => entry.typeName.toLocaleLowerCase('hu') === last);
  if (type === undefined || words.length < 2) return { street: name.trim(), publicPlaceType: '' };
  return { street: words.slice(0, -1).join(' '), publicPlaceType: String(type.typeID) };
}

/**
 * The number at the end of what was typed as a street ('Kossuth utca 12/B.', 'Baross út 21. 2/7'): suggestions are of
 * streets, without one.
 */
export const findHouseNumber = (typed: string): string | undefined =>
  /\p{L}\.?,?\s+(\d+(?:[/-]?\p{L}|[/-]\d+)?)\.?(?:,?\s+(?:\d+\.?\s*(?:\/|em)|f(?:öld)?sz).*)?\s*$/iu.exec(
    typed,
  )?.[1];
