import { groundFloor } from '@piacter/contracts/listings/values';
import { toFlag } from '../../../lib/form/index.ts';
import { type AddressValues, toAddressBody } from '../../address/index.ts';

/** Form values of a listing's address, and whether it is hidden. */
export type ListingAddressValues = AddressValues & { disableAddress: boolean };

/** The floor as the API takes it: abbreviations of the ground floor are spelt out. */
const toFloor = (typed: string): string => {
  const value = typed.trim().toLocaleLowerCase('hu');
  return /^f(öld)?szi?n?t?\.?$/.test(value) ? groundFloor : value;
};

/** The address in a request body; a hidden one is sent, too, since hiding only limits who sees it. */
export const listingAddressBody = (values: ListingAddressValues) => ({
  ...toAddressBody(values),
  floorNumber: toFloor(values.floorNumber),
  disableAddress: toFlag(values.disableAddress),
});
