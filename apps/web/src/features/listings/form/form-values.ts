import { groundFloor } from '@piacter/contracts/listings/values';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { type AddressValues, toAddressBody } from '../../address/index.ts';

/** An object with the same kind of value under each name. */
export const each = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** A number on its way to the server: null where none is given. */
export const numberOf = (value: NumberFieldValue): number | null => (value === '' ? null : value);

/** A box on its way to the server. */
export const flagOf = (isTicked: boolean): 0 | 1 => (isTicked ? 1 : 0);

/** An address as a listing's form holds it, with whether others may see it. */
export type ListingAddressValues = AddressValues & { disableAddress: boolean };

/** The ground floor as people abbreviate it; the API knows the whole word. */
const floorOf = (typed: string): string => {
  const word = typed.trim().toLocaleLowerCase('hu');
  return /^f(öld)?szi?n?t?\.?$/.test(word) ? groundFloor : word;
};

/** Hidden or not, the address is sent: hiding is a matter of who sees it. */
export const listingAddressBody = (values: ListingAddressValues) => ({
  ...toAddressBody(values),
  floorNumber: floorOf(values.floorNumber),
  disableAddress: flagOf(values.disableAddress),
});
