import { createRecord } from '@piacter/contracts/core';
import { listingKinds, searchNameByKind } from '@piacter/contracts/listings';
import { requestListNames } from '@piacter/contracts/requests';
import { requestResults } from '@piacter/contracts/requests/results';
import { formatResultTitle } from '@piacter/contracts/search/results';
import {
  isRequestWatch,
  readWatchQuery,
  type WatchKind,
  watchedRequestKinds,
  watchNameLimit,
} from '@piacter/contracts/watches';
import { kindParts } from '../kinds/index.ts';
import type { LookupService, NamedList } from '../lookups/index.ts';

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
