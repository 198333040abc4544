import { z } from 'zod';
import { searchReply } from '../core/envelope.ts';
import { maxSuggestions, type SearchSuggestion } from './values.ts';

const searchSuggestion = z.object({
  label: z.string(),
  address: z.string(),
  total: z.int().positive(),
}) satisfies z.ZodType<SearchSuggestion>;

/** One page of a public search of listings, with similar searches where it has few results (FIND-10). */
export const listingSearchReply = <Item extends z.ZodType>(item: Item) =>
  searchReply(item).extend({
    suggestions: z.array(searchSuggestion).max(maxSuggestions),
    /** How many of the results have the words of `wish`, up to 1,000; null without a wish. */
    wishTotal: z.int().nullable(),
  });
