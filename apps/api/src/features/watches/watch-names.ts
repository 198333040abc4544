import { createRecord } from '@piacter/contracts/core';
import { listingKinds, listingRoleByKind, searchNameByKind } from '@piacter/contracts/listings';
import { isRequestKind, requestListNames } from '@piacter/contracts/requests';
import { requestResults } from '@piacter/contracts/requests/results';
import { formatResultTitle } from '@piacter/contracts/search/results';
import { advertiserPaths, requesterPaths } from '@piacter/contracts/site/paths';
import {
  isRequestWatch,
  readWatchQuery,
  type WatchKind,
  watchedRequestKinds,
  watchNameLimit,
} from '@piacter/contracts/watches';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import type { LookupService, NamedList } from '../lookups/index.ts';

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
  const { searchPath } = listingSpecs[kind];
  const text = [query, sort && `sort=${sort}`].filter(Boolean).join('&');
  return text ? `${searchPath}?${text}` : searchPath;
}

/** The lists with the names of the ids of parameters. */
const lists: Record<WatchKind, Readonly<Record<string, NamedList>>> = {
  ...createRecord(listingKinds, (kind) => kindParts[kind].searchLists),
  'property-request': { adType: 'types_ad', houseType: 'types_house', countryID: 'countries' },
  'accommodation-request': { mealPlanID: 'mealPlans' },
  'service-request': { serviceID: 'professions' },
};

/** Returns the function that names a search as its results page is titled. */
export const createWatchNames =
  (lookups: Pick<LookupService, 'names'>) =>
  async (kind: WatchKind, query: string): Promise<string> => {
    const { findName } = await lookups.names();
    const filters = readWatchQuery(kind, query);
    const getName = (parameter: string, id: string) => {
      const list = lists[kind][parameter];
      return (list && findName(list, Number(id))) ?? undefined;
    };
    const [words, searchName] = isRequestWatch(kind)
      ? [requestResults[watchedRequestKinds[kind]], requestListNames[watchedRequestKinds[kind]]]
      : [kindParts[kind].resultWords, searchNameByKind[kind]];
    const title = formatResultTitle(words, filters, 1, { getName, settlements: [] });
    return (title ?? searchName).slice(0, watchNameLimit);
  };
