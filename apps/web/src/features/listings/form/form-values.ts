import { groundFloor } from '@piacter/contracts/listings/values';
import { toFlag } from '../../../lib/form/index.ts';
import { type AddressValues, toAddressBody } from '../../address/index.ts';

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
