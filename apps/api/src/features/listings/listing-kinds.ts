import type { Role } from '@piacter/contracts/core';
import type { ListingIDField } from '@piacter/contracts/listings';

/**
 * What a kind of listing is to the parts that hang on any of them: pictures, videos, packages. Its id has the same
 * name on the wire, in its own table, and in the tables of its parts.
 */
export const listingKinds = {
  realEstateID: {
    idField: 'realEstateID',
    table: 'real_estates',
    role: 'ingatlan_tulajdonos',
    ownPath: '/ingatlan_tulajdonos/ingatlanok',
    /** Without PRO in force one picture and no video show (decisions, Listings). */
    isGatedByPro: true,
    /** What somebody is told who asks for one that is not there, or not theirs. */
    absent: 'A keresett hirdetés nem található!',
  },
  accommodationID: {
    idField: 'accommodationID',
    table: 'accommodations',
    role: 'szallasado',
    ownPath: '/szallasado/szallasaim',
    isGatedByPro: false,
    absent: 'A keresett szállás nem található!',
  },
  serviceID: {
    idField: 'serviceID',
    table: 'services',
    role: 'szakember',
    ownPath: '/szakember/szolgaltatasaim',
    isGatedByPro: false,
    absent: 'A keresett szolgáltatás nem található!',
  },
} as const satisfies Record<ListingIDField, ListingKindShape>;

interface ListingKindShape {
  idField: ListingIDField;
  table: string;
  role: Role;
  /** The page of an advertiser's own listings, by the documents' route table. */
  ownPath: `/${string}`;
  isGatedByPro: boolean;
  absent: string;
}

export type ListingKind = (typeof listingKinds)[keyof typeof listingKinds];

/** One listing of any kind. */
export interface ListingRef {
  kind: ListingKind;
  listingID: number;
}

/** Every kind, for what has to look through all of them. */
export const allListingKinds: readonly ListingKind[] = Object.values(listingKinds);

/** The page of a role's own listings; the home page for a role that has none. */
export const ownListingsPath = (role: Role | undefined): string =>
  allListingKinds.find((kind) => kind.role === role)?.ownPath ?? '/';

/** The listing that a wire field and its id name. */
export const listingRef = (idField: ListingIDField, listingID: number): ListingRef => ({
  kind: listingKinds[idField],
  listingID,
});

type ListingIDs = { [Field in ListingIDField]?: number | null | undefined };

/** The listing that a row or a body names by one of its three fields; undefined when none is filled. */
export function namedListing(row: ListingIDs): ListingRef | undefined {
  for (const { idField } of allListingKinds) {
    const listingID = row[idField];
    if (typeof listingID === 'number') return listingRef(idField, listingID);
  }
  return undefined;
}

/** The listing that a body names; its schema has seen to it that exactly one of the fields is there. */
export function listingIn(body: ListingIDs): ListingRef {
  const listing = namedListing(body);
  if (!listing) throw new Error('the schema let a body pass that names no listing');
  return listing;
}

export const propertyRef = (realEstateID: number): ListingRef => listingRef('realEstateID', realEstateID);
export const accommodationRef = (accommodationID: number): ListingRef =>
  listingRef('accommodationID', accommodationID);
export const serviceRef = (serviceID: number): ListingRef => listingRef('serviceID', serviceID);
