import { toFlag } from '@piacter/contracts/core/values';
import type { AddressReply } from '@piacter/contracts/listings';
import { groundFloor } from '@piacter/contracts/listings/values';
import { type AddressValues, toAddressBody } from '../../address/index.ts';

/** Where the advertiser has set the listing on the map, and in which settlement: elsewhere it does not count. */
export type Pin = { lat: number; lon: number; settlement: string };

/** Form values of a listing's address, whether it is hidden, and its place on the map. */
export type ListingAddressValues = AddressValues & { disableAddress: boolean; pin: Pin | null };

/** The pin of a stored listing; null while the middle of its settlement counts, which replies have as its position. */
export function toPin(
  stored: Pick<AddressReply, 'lat' | 'lon' | 'settlement' | 'disableAddress' | 'mapPosition'> | null,
): Pin | null {
  if (!stored || stored.lat === null || stored.lon === null) return null;
  const isOwn = stored.disableAddress === 1 || stored.mapPosition?.isApproximate !== 1;
  return isOwn ? { lat: stored.lat, lon: stored.lon, settlement: stored.settlement ?? '' } : null;
}

/** The pin that counts for the address. */
export const getPin = ({ pin, settlement }: Pick<ListingAddressValues, 'pin' | 'settlement'>): Pin | null =>
  pin?.settlement === settlement ? pin : null;

/** The floor as the API takes it: abbreviations of the ground floor are spelt out, '2. emelet' is its number. */
const toFloor = (typed: string): string => {
  const value = typed.trim().toLocaleLowerCase('hu');
  if (/^f(öld)?szi?n?t?\.?$/.test(value)) return groundFloor;
  return /^(-?\d{1,3})\.?\s*(?:em\.?|emelet(?:en)?)?$/.exec(value)?.[1] ?? value;
};

/** The address that a pin was set for. */
const pinnedFields = ['countryID', 'postalCode', 'settlement', 'street', 'houseNumber'];

/** The pin goes with a changed address: the server takes a stored one for that of the old address. */
const withPin = (changed: object, { lat, lon }: { lat?: unknown; lon?: unknown }): object =>
  pinnedFields.some((name) => name in changed) ? { ...changed, lat, lon } : changed;

/** How the form of a stored listing saves what has changed; `load` reads the values that are stored by then. */
export const savingChanges = <Values extends ListingAddressValues>(load: () => Promise<Values>) => ({
  toChanges: withPin,
  stored: { load, fields: { lat: 'pin', lon: 'pin' } as const },
});

/** The address in a request body; a hidden one is sent, too, since hiding only limits who sees it. */
export const listingAddressBody = (values: ListingAddressValues) => ({
  ...toAddressBody(values),
  floorNumber: toFloor(values.floorNumber),
  disableAddress: toFlag(values.disableAddress),
  lat: getPin(values)?.lat ?? null,
  lon: getPin(values)?.lon ?? null,
});
