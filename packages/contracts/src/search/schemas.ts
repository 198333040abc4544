import { z } from 'zod';
import { searchReply } from '../core/envelope.ts';
import { line, textInteger } from '../core/scalars.ts';
import { cornerLimits, crossingMessage, isCrossingItself, parseArea } from '../map/values.ts';
import { radii, searchedPlacesLimit } from '../places/values.ts';
import { maxSuggestions, nearestLimit, type SearchSuggestion } from './values.ts';

const searchSuggestion = z.object({
  label: z.string(),
  address: z.string(),
  total: z.int().positive(),
}) satisfies z.ZodType<SearchSuggestion>;

const areaMessages = {
  form: `A terület ${cornerLimits.min}–${cornerLimits.max} sarokpontból állhat, rajzold meg újra!`,
  crossing: crossingMessage,
};

/**
 * A drawn area in a query: 'lat,lon;lat,lon;…' in degrees, 3 to 100 corners, whose border must not cross itself. Only
 * listings whose shown position is inside match.
 */
export const area = z.string().transform((text, context) => {
  const corners = parseArea(text);
  if (corners && !isCrossingItself(corners)) return corners;
  context.addIssue({ code: 'custom', message: corners ? areaMessages.crossing : areaMessages.form });
  return z.NEVER;
});

/** Where a public search of listings looks. */
export const placesQuery = {
  /** A settlement, or several of them with commas in between (ours): one is enough. */
  settlement: line(searchedPlacesLimit).optional(),
  /** Kilometres around these places within which settlements are searched, too (ours). */
  radius: textInteger(0, Math.max(...radii)).optional(),
};

/** Places that are left out, with commas in between (ours). */
export const unwantedPlacesQuery = { notSettlement: line(searchedPlacesLimit).optional() };

/** One page of a public search of listings, with relaxed searches where it has few results (FIND-10). */
export const listingSearchReply = <Item extends z.ZodType>(item: Item) =>
  searchReply(item).extend({
    suggestions: z.array(searchSuggestion).max(maxSuggestions),
    /** How many of the results have the words of `wish`, up to 1,000; null without a wish. */
    wishTotal: z.int().nullable(),
    /** The search for these alone. */
    wishAddress: z.string().nullable(),
    /** The first listings of the first of `suggestions`, where nothing was found (ours). */
    nearest: z.array(item).max(nearestLimit),
  });
