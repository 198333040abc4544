import type { Role } from '@piacter/contracts/core';
import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings';
import type { TestApp } from './app.ts';
import { createBareListing } from './factories-listing-parts.ts';

type Body = Record<string, unknown>;
type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** A prepared writing request. */
export interface WriteCase {
  auth?: Record<string, string>;
  params?: Record<string, string>;
  /** A valid body with every key of the contract, each with a value that differs from its default. */
  body: Body;
  /** Keys that exclude each other: all but the one in `body` belong here. */
  without?: readonly string[];
  /** Tables with counters that another such call moves, too. */
  counters?: readonly string[];
}

/** Somebody of a role with a listing that has its required fields only. */
export async function bareListing(
  t: TestApp,
  kind: ListingKind,
  role: Role,
): Promise<SignedIn & { listingID: number }> {
  const user = await t.signIn(role);
  const { listingID } = await createBareListing(t.db, t.clock, kind, { userID: user.userID });
  return { ...user, listingID };
}

/** What an address may have besides its required fields. */
export const addressSample = {
  countyRegion: 'Hajdú-Bihar vármegye',
  publicPlaceType: 1,
  floorNumber: '2',
  doorNumber: '7',
  disableAddress: 1,
} as const;

/** An address of delivery as PayPal has it. */
export const shippingSample = {
  shippingPostalCode: '9021',
  countryCode: 'HU',
  state: 'Győr-Moson-Sopron vármegye',
  city: 'Győr',
  address_line1: 'Baross út 1.',
  address_line2: 'fszt. 2.',
};

/** The fields by which listings of other kinds are named. */
export const otherListingFields = (kind: ListingKind): string[] =>
  Object.values(listingIDFieldByKind).filter((field) => field !== listingIDFieldByKind[kind]);
