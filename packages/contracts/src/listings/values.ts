import type { AdvertiserRole, Role } from '../core/values.ts';

export { groundFloor } from '../core/values.ts';

/**
 * The kinds of listings. Whatever differs by kind is a `Record<ListingKind, …>`, so that the compiler demands an entry
 * for a new kind everywhere.
 */
export const listingKinds = ['property', 'accommodation', 'service'] as const;
export type ListingKind = (typeof listingKinds)[number];

/** One listing of any kind. */
export type ListingTarget = { kind: ListingKind; id: number };

/** Whether another target is the same listing. */
export const isSameListing =
  ({ kind, id }: ListingTarget) =>
  (other: ListingTarget): boolean =>
    other.kind === kind && other.id === id;

/** The kinds with a price table and a weekly timetable. */
export const sellerKinds = ['accommodation', 'service'] as const satisfies ListingKind[];
export type SellerKind = (typeof sellerKinds)[number];

/** The kinds in the order of the menu. */
export const menuKinds = ['service', 'property', 'accommodation'] as const satisfies ListingKind[];

/** The table of a kind in the database. */
export const listingTableByKind = {
  property: 'real_estates',
  accommodation: 'accommodations',
  service: 'services',
} as const satisfies Record<ListingKind, string>;

/** The number by which daily figures store a kind: its place in the list, to which new kinds are appended. */
export const getStoredKind = (kind: ListingKind): number => listingKinds.indexOf(kind) + 1;

/** The name of a listing's id: on the wire, in its own table, and in every table whose rows belong to a listing. */
export const listingIDFieldByKind = {
  property: 'realEstateID',
  accommodation: 'accommodationID',
  service: 'serviceID',
} as const satisfies Record<ListingKind, string>;
export type ListingIDField = (typeof listingIDFieldByKind)[ListingKind];

export const listingIDFields = Object.values(listingIDFieldByKind);

/** Whom or what the search of a kind finds. */
export const searchedByKind = {
  property: 'Ingatlan',
  accommodation: 'Szállás',
  service: 'Szakember',
} as const satisfies Record<ListingKind, string>;

/** Its plural, the heading of the search. */
export const searchNameByKind = {
  property: 'Ingatlanok',
  accommodation: 'Szállások',
  service: 'Szakemberek',
} as const satisfies Record<ListingKind, string>;

/** The orders of results by kind, the default first: promoted ones, then the newest (FIND-11). */
export const listingSorts = {
  property: [
    'promoted',
    'newest',
    'price-asc',
    'price-desc',
    'area-asc',
    'area-desc',
    'unit-price-asc',
    'unit-price-desc',
  ],
  accommodation: ['promoted', 'newest', 'price-asc', 'price-desc', 'total-asc'],
  service: ['promoted', 'newest', 'name'],
} as const satisfies Record<ListingKind, readonly string[]>;
export type ListingSort = (typeof listingSorts)[ListingKind][number];

/** The role that owns the listings of a kind. */
export const listingRoleByKind = {
  property: 'ingatlan_tulajdonos',
  accommodation: 'szallasado',
  service: 'szakember',
} as const satisfies Record<ListingKind, AdvertiserRole>;

/** The kind whose listings a role owns; undefined for a role without listings. */
export const findKindOfRole = (role: Role | undefined): ListingKind | undefined =>
  listingKinds.find((kind) => listingRoleByKind[kind] === role);

/** The kinds of which only one picture and no video is published unless PRO is active. */
export const isGatedByPro = {
  property: true,
  accommodation: false,
  service: false,
} as const satisfies Record<ListingKind, boolean>;

/** Maximum length of a listing's description, in characters. */
export const descriptionLimit = 4000;

/** Lowest and highest floor number; -1 is the basement. */
export const floorLimits = { min: -5, max: 200 } as const;

/** Maximum number of highlighted listings on the home page: full rows of four, three, two and one. */
export const highlightLimit = 12;
