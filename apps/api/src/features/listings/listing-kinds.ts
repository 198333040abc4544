import type { Role } from '@piacter/contracts/core';
import type { ListingIDField } from '@piacter/contracts/videos';

/**
 * What a kind of listing is to the parts that hang on any of them: pictures, videos, packages. Its id has the same
 * name on the wire, in its own table, and in the tables of its parts.
 */
export const listingKinds = {
  realEstateID: {
    idField: 'realEstateID',
    table: 'real_estates',
    role: 'ingatlan_tulajdonos',
    /** Without PRO in force one picture and no video show (decisions, Listings). */
    isGatedByPro: true,
  },
} as const satisfies Partial<Record<ListingIDField, ListingKindShape>>;

interface ListingKindShape {
  idField: ListingIDField;
  table: string;
  role: Role;
  isGatedByPro: boolean;
}

export type ListingKind = (typeof listingKinds)[keyof typeof listingKinds];

/** One listing of any kind. */
export interface ListingRef {
  kind: ListingKind;
  listingID: number;
}

const isListed = (idField: string): idField is keyof typeof listingKinds =>
  Object.hasOwn(listingKinds, idField);

/** Every kind, for what has to look through all of them. */
export const allListingKinds: readonly ListingKind[] = Object.values(listingKinds);

/** The listing that a wire field and its id name; undefined for a kind that is not there yet. */
export const listingRef = (idField: ListingIDField, listingID: number): ListingRef | undefined =>
  isListed(idField) ? { kind: listingKinds[idField], listingID } : undefined;

export const propertyRef = (realEstateID: number): ListingRef => ({
  kind: listingKinds.realEstateID,
  listingID: realEstateID,
});
