import { splitKeywords } from '@piacter/db/search-text';
import type { ListingSort } from './columns/top-rows.ts';
import { toWindow } from './listing-page.ts';
import type { Conditions, SearchPort } from './port.ts';

/** Words of a wish that rank. */
const maxWords = 6;

interface PageOf<Search, Sort extends string> {
  port: Pick<SearchPort, 'page'>;
  parse: (query: Readonly<Record<string, string>>) => Search | undefined;
  toConditions: (search: Search) => Promise<Conditions>;
  sorts: Readonly<Record<Sort, ListingSort>>;
}

/** The ids of a page of a search, ranked by the words of its wish, each of which is a condition as that of a keyword. */
export async function findPageIDs<
  Sort extends string,
  Search extends { sort: Sort; page: number; wish?: string | undefined },
>(
  search: Search,
  { port, parse, toConditions, sorts }: PageOf<Search, Sort>,
): ReturnType<SearchPort['page']> {
  const words = search.wish === undefined ? [] : splitKeywords(search.wish).slice(0, maxWords);
  const wishes = await Promise.all(
    words.map(async (keyword) => {
      const wished = parse({ keyword });
      return wished && toConditions(wished);
    }),
  );
  return port.page(
    await toConditions(search),
    sorts[search.sort],
    toWindow(search.page),
    wishes.filter((conditions) => conditions !== undefined && conditions.length > 0),
  );
}
