import { groundFloor } from '@piacter/contracts/listings/values';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { type AddressValues, toAddressBody } from '../../address/index.ts';

/** A number for the server: null where none is given. */
export const toNumber = (value: NumberFieldValue): number | null => (value === '' ? null : value);

/** A box for the server. */
export const toFlag = (isTicked: boolean): 0 | 1 => (isTicked ? 1 : 0);

/** An address as a listing's form holds it, with whether others may see it. */
export type ListingAddressValues = AddressValues & { disableAddress: boolean };

/** The floor for the server, which knows the ground floor by its whole word only; people abbreviate it. */
const toFloor = (typed: string): string => {
  const word = typed.trim().toLocaleLowerCase('hu');
  return /^f(öld)?szi?n?t?\.?$/.test(word) ? groundFloor : word;
};

/** Hidden or not, the address is sent: hiding is a matter of who sees it. */
export const listingAddressBody = (values: ListingAddressValues) => ({
  ...toAddressBody(values),
  floorNumber: toFloor(values.floorNumber),
  disableAddress: toFlag(values.disableAddress),
});
