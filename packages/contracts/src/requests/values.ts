import { createRecord } from '../core/values.ts';
import { floorLimits, type ListingKind, searchedByKind } from '../listings/values.ts';

/** The kinds of quote requests, which share their calls, lists and pages where they are alike. */
export const requestKinds = ['service', 'accommodation', 'property'] as const satisfies ListingKind[];
export type RequestKind = (typeof requestKinds)[number];

/** Whether there are quote requests for a kind of listing. */
export const isRequestKind = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind);

/** The states of a request, in the order of their stored numbers. */
export const requestStates = ['archived', 'open', 'accepted', 'over'] as const;
export type RequestState = (typeof requestStates)[number];

/** The requests of a kind, as their lists are called. */
export const requestListNames = createRecord(
  requestKinds,
  (kind) => `${searchedByKind[kind]}-ajánlatkérések`,
);

/** Maximum lengths of a request's texts, in characters. */
export const requestTextLimits = {
  serviceDescription: 500,
  accommodationDescription: 2500,
  propertyDescription: 2500,
  petDescription: 255,
  hostMessage: 2500,
} as const;

/** Maximum number of pictures of a service request. */
export const requestImageLimit = 2;

/** Maximum number of settlements or regions of a request. */
export const requestRegionLimit = 20;

/** Units of a waiting or response time, with the maximum of each; the minimum is 1. */
export const timeUnits = { óra: 23, nap: 6, hét: 10 } as const;
export type TimeUnit = keyof typeof timeUnits;
export const timeUnitNames = Object.keys(timeUnits) as [TimeUnit, ...TimeUnit[]];

/** Bounds of the numbers of guests. */
export const guestLimits = { minAdults: 1, maxAdults: 10_000, maxChildren: 10_000, maxPets: 10_000 } as const;

/** The children's age groups, in the order of the form. */
export const childrenFields = ['childrenUnder6', 'children7to13', 'children14Plus'] as const;

/** The ad types that a property request can ask for. */
export const requestedAdTypes = { sale: 1, rent: 2 } as const;

/**
 * The unit of a typed price, which is stored in thousands of forints: millions for a purchase, thousands for a rent.
 */
export const pricePrefixes = { 1: 'M', 2: 'e' } as const satisfies Record<number, string>;

/** Maxima of a property request. Prices are thousands of forints, areas square metres. */
export const propertyRequestLimits = {
  price: 999_999_999_999_999,
  area: 9_999_999,
  rooms: 1000,
  floor: floorLimits.max,
} as const;

/**
 * The pairs of fields of a property request that form a range; either end may be open where the house type allows it.
 */
export const requestRanges = [
  ['minPrice', 'maxPrice'],
  ['excludeFloorFrom', 'excludeFloorTo'],
  ['floorAreaFrom', 'floorAreaTo'],
  ['siteAreaFrom', 'siteAreaTo'],
  ['minRooms', 'maxRooms'],
] as const;
