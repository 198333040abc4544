import { nearestLimit, type SearchSuggestion } from '@piacter/contracts/search/values';
import { findPageIDs, type PageOf, type RescuedPage, toExactPage } from './listing-page.ts';
import { notRescued, type Rescue } from './rescue/rescue.ts';

interface ListingSearch<Search, Sort extends string, Card> extends PageOf<Search, Sort> {
  findCards: (ids: readonly number[]) => Promise<Card[]>;
  rescue: (search: Search, found: number) => Promise<Rescue>;
}

/** The public search of a kind: a page of cards, with similar searches where it finds few (FIND-10). */
export function createListingSearch<
  Sort extends string,
  Search extends { sort: Sort; page: number; wish?: string | undefined },
  Card,
>({ findCards, rescue, ...pages }: ListingSearch<Search, Sort, Card>) {
  /** The first cards of the nearest of the similar searches. */
  async function findNearest([nearest]: readonly SearchSuggestion[]): Promise<Card[]> {
    const query = nearest && Object.fromEntries(new URL(nearest.address, 'http://localhost').searchParams);
    const search = query && pages.parse(query);
    if (!search) return [];
    const { ids } = await findPageIDs(search, pages);
    return findCards(ids.slice(0, nearestLimit));
  }

  return async (search: Search, { withSuggestions = true } = {}): Promise<RescuedPage<Card>> => {
    const { ids, total } = await findPageIDs(search, pages);
    const [rows, rescued] = await Promise.all([
      findCards(ids),
      withSuggestions ? rescue(search, total) : notRescued,
    ]);
    const nearest = total === 0 ? await findNearest(rescued.suggestions) : [];
    return { ...toExactPage(rows, total), ...rescued, nearest };
  };
}
