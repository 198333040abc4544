import { pageSize, totalCap } from '@piacter/contracts/core/values';
import { fewResults, nearestLimit, type SearchSuggestion } from '@piacter/contracts/search/values';
import { splitKeywords } from '@piacter/db/search-text';
import type { CountedSort } from './columns/counted-rows.ts';
import type { ListingSort } from './columns/top-rows.ts';
import type { ListingCondition } from './listing-condition.ts';
import type { Conditions, SearchPort } from './port.ts';
import { fromAddress } from './relaxed/wire-query.ts';

export interface ListingPage<Row> {
  rows: Row[];
  total: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** A page with relaxed searches, if it has few results. */
export interface RelaxedPage<Row> extends ListingPage<Row> {
  suggestions: SearchSuggestion[];
  /** The results that have the words of the wish; null without one. */
  wishTotal: number | null;
  /** The search for these alone; null without a wish. */
  wishAddress: string | null;
  /** The first listings of the first of the relaxed searches, where nothing was found. */
  nearest: Row[];
}

/** The last page that can be requested; beyond it a search has to be narrowed. */
const lastPage = Math.ceil(totalCap / pageSize);

/** What a page of results has beside its rows. */
export type Relaxed = Omit<RelaxedPage<unknown>, keyof ListingPage<unknown> | 'nearest'>;
/** The same, with the order of the nearest listings if it is not that of their search. */
export type Relaxation = Relaxed & { nearestOrder?: CountedSort | undefined };
export const notRelaxed: Relaxation = { suggestions: [], wishTotal: null, wishAddress: null };

/** `found` is counted to one beyond the cap, so that exactly 1,000 is exact. */
export function toPage<Row>(rows: Row[], found: number): ListingPage<Row> {
  const totalIsCapped = found > totalCap;
  const total = Math.min(found, totalCap);
  return { rows, total, totalIsCapped, totalPages: Math.ceil(total / pageSize) };
}

interface CountedSearches<Search> {
  port: Pick<SearchPort, 'count'>;
  /** Validates a query as the call does; undefined where it would refuse it. */
  parse: (query: Readonly<Record<string, string>>) => Search | undefined;
  toConditions: (search: Search) => Promise<Conditions>;
}

/** Returns the function that counts the results of searches by their queries; a query that would be refused has none. */
export const createSearchCount =
  <Search>({ port, parse, toConditions }: CountedSearches<Search>) =>
  async (queries: readonly Readonly<Record<string, string>>[]): Promise<number[]> =>
    port.count(
      await Promise.all(
        queries.map(async (query) => {
          const search = parse(query);
          return search && toConditions(search);
        }),
      ),
    );

/** The published listings by the id of their settlement. */
export const countPlaces = async (port: Pick<SearchPort, 'countBy'>): Promise<ReadonlyMap<number, number>> =>
  (await port.countBy([], ['settlementID']))[0] ?? new Map();

/** The window of a page; of no listings beyond the last page. */
export const toWindow = (page: number) => ({
  offset: (page - 1) * pageSize,
  limit: page > lastPage ? 0 : pageSize,
});

/** A page whose total was counted to the end. */
export const toExactPage = <Row>(rows: Row[], total: number): ListingPage<Row> => ({
  rows,
  total,
  totalIsCapped: false,
  totalPages: Math.min(Math.ceil(total / pageSize), lastPage),
});

/** Words of a wish that rank. */
const maxWords = 6;

/** How the pages of a search are found. */
export interface PageOf<Search> {
  port: Pick<SearchPort, 'page'>;
  parse: (query: Readonly<Record<string, string>>) => Search | undefined;
  toConditions: (search: Search) => Promise<Conditions>;
  /** The order of a search. */
  toSort: (search: Search) => ListingSort | CountedSort;
  /** What a word of a wish means beside itself. */
  toWish?: (word: string) => ListingCondition | undefined;
}

/** The ids of a page of a search, ranked by the words of its wish, each of which is a condition as that of a keyword. */
async function findPageIDs<Search extends { page: number; wish?: string | undefined }>(
  search: Search,
  { port, parse, toConditions, toSort, toWish }: PageOf<Search>,
): ReturnType<SearchPort['page']> {
  const words = search.wish === undefined ? [] : splitKeywords(search.wish).slice(0, maxWords);
  const wishes = await Promise.all(
    words.map(async (keyword) => {
      const wished = parse({ keyword });
      const inTexts = wished && (await toConditions(wished));
      const meant = toWish?.(keyword);
      return meant ? [{ anyOf: [...(inTexts ? [inTexts] : []), [meant]] }] : inTexts;
    }),
  );
  return port.page(
    await toConditions(search),
    toSort(search),
    toWindow(search.page),
    wishes.filter((conditions) => conditions !== undefined && conditions.length > 0),
  );
}

interface ListingSearch<Search, Card> extends PageOf<Search> {
  /** The cards of listings, with what the search adds to them. */
  findCards: (ids: readonly number[], search: Search) => Promise<Card[]>;
  relax: (search: Search, found: number) => Promise<Relaxation>;
}

/** The public search of a kind: a page of cards, with relaxed searches where it finds few (FIND-10). */
export function createListingSearch<Search extends { page: number; wish?: string | undefined }, Card>({
  findCards,
  relax,
  ...pages
}: ListingSearch<Search, Card>) {
  /** The first cards of the nearest of the relaxed searches. */
  async function findNearest(
    [nearest]: readonly SearchSuggestion[],
    toSort: PageOf<Search>['toSort'],
  ): Promise<Card[]> {
    const search = nearest && pages.parse(fromAddress(nearest.address));
    if (!search) return [];
    const { ids } = await findPageIDs(search, { ...pages, toSort });
    return findCards(ids.slice(0, nearestLimit), search);
  }

  return async (search: Search, { withSuggestions = true } = {}): Promise<RelaxedPage<Card>> => {
    const { ids, total } = await findPageIDs(search, pages);
    const mayRelax = withSuggestions && (total < fewResults || search.wish !== undefined);
    const [rows, { nearestOrder, ...relaxed }] = await Promise.all([
      findCards(ids, search),
      mayRelax ? relax(search, total) : notRelaxed,
    ]);
    const nearest =
      total === 0 ? await findNearest(relaxed.suggestions, (one) => nearestOrder ?? pages.toSort(one)) : [];
    return { ...toExactPage(rows, total), ...relaxed, nearest };
  };
}
