import type { z } from 'zod';
import { createRecord } from '../core/index.ts';
import { listingSchemas } from '../kinds/index.ts';
import { listingKinds, listingRoleByKind } from '../listings/values.ts';
import { isPosition, splitPlaces } from '../places/values.ts';
import { accommodationRequestSearch } from '../requests/accommodation-requests.ts';
import { propertyRequestQuery } from '../requests/property-requests.ts';
import { serviceRequestQuery } from '../requests/service-requests.ts';
import { isRequestKind } from '../requests/values.ts';
import { advertiserPaths, publicPathsByKind, requesterPaths } from '../site/paths.ts';
import { isRequestWatch, type WatchKind, watchedRequestKinds, watchKinds } from './values.ts';

/** The contract of each search: a watch has the very query of its search page. */
export const watchedQueries: Record<WatchKind, z.ZodObject> = {
  ...createRecord(listingKinds, (kind) => listingSchemas[kind].searchQuery),
  'property-request': propertyRequestQuery,
  'accommodation-request': accommodationRequestSearch,
  'service-request': serviceRequestQuery,
};

/**
 * Parameters that say what of the results is shown and how, not which they are. A wish leaves nothing out, and who is there
 * now says nothing about what will be new.
 */
const viewParameters: ReadonlySet<string> = new Set(['page', 'sort', 'order', 'orderBy', 'wish', 'open']);

/** The filters of a query as it stands in an address: values by parameter, in the order of the contract. */
export function readWatchQuery(kind: WatchKind, query: string): Record<string, string> {
  // The first value of each, as the search reads it. A match asks this of a thousand queries.
  const given = new Map([...new URLSearchParams(query)].toReversed());
  const filters: Record<string, string> = {};
  for (const name of Object.keys(watchedQueries[kind].shape)) {
    const value = given.get(name)?.trim();
    if (value && !viewParameters.has(name)) filters[name] = value;
  }
  return filters;
}

/**
 * The canonical form of the query of a search page: the filters that its contract knows, in the contract's order, without
 * page and sort order. Undefined for a query that the search refuses.
 */
export function toWatchQuery(kind: WatchKind, query: string): string | undefined {
  const filters = readWatchQuery(kind, query);
  if (!watchedQueries[kind].safeParse(filters).success) return undefined;
  return new URLSearchParams(filters).toString().replaceAll('%2C', ',');
}

/** The filters that take any words, of each search. */
const wordFilters: Record<WatchKind, ReadonlySet<string>> = createRecord(watchKinds, (kind) => {
  const { shape } = watchedQueries[kind];
  return new Set(Object.keys(shape).filter((name) => shape[name]?.safeParse('akármilyen szavak').success));
});

/** The filters by the names of places. */
const placeFilters: ReadonlySet<string> = new Set(
  'settlement notSettlement countyRegion region location address'.split(' '),
);

/**
 * The query without words that somebody has typed, except for the names of places: for mails that nobody asked for.
 * `isPlace` says which texts are such names.
 */
export function dropWords(kind: WatchKind, query: string, isPlace: (text: string) => boolean): string {
  const filters = Object.entries(readWatchQuery(kind, query)).filter(
    ([name, value]) =>
      !wordFilters[kind].has(name) ||
      (placeFilters.has(name) && splitPlaces(value).every((place) => isPosition(place) || isPlace(place))),
  );
  return new URLSearchParams(filters).toString();
}

interface AddressedWatch {
  kind: WatchKind;
  /** The request that a watch of listings belongs to. */
  originID: number | null;
  query: string;
}

/** Path and query of the page that shows what a watch finds; `sort` only where listings have it. */
export function getWatchAddress({ kind, originID, query }: AddressedWatch, sort?: 'newest'): string {
  if (isRequestWatch(kind)) {
    const path = advertiserPaths(listingRoleByKind[watchedRequestKinds[kind]]).requests;
    return query ? `${path}?${query}` : path;
  }
  if (originID !== null && isRequestKind(kind)) return requesterPaths[kind].request(originID);
  const { search } = publicPathsByKind[kind];
  const text = [query, sort && `sort=${sort}`].filter(Boolean).join('&');
  return text ? `${search}?${text}` : search;
}
