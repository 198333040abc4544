import { z } from 'zod';
import { listingKinds } from '../listings/values.ts';
import { searchSuggestionTypes } from './values.ts';

/** A part of the text that became a filter. */
const understoodPart = z.object({
  /** As it was typed. */
  text: z.string(),
  /** The documented name of the query parameter. */
  filter: z.string(),
  /** Hungarian: 'Győr', '60 M Ft-ig'. */
  label: z.string(),
});

export const understanding = z.object({
  /** Null where the text does not tell; the page asks. */
  kind: z.enum(listingKinds).nullable(),
  /** The documented query parameters with values as they stand in a query. */
  filters: z.record(z.string(), z.string()),
  /** The words left over, which are a wish: they leave nothing out. */
  rest: z.string(),
  /** The result page with all of it; null without a kind. */
  address: z.string().nullable(),
  understood: z.array(understoodPart),
});
export type Understanding = z.infer<typeof understanding>;

/** A completion of a text that is being typed, a whole search that it may become, or a listing whose name begins with it. */
export const typingSuggestion = z.object({
  type: z.enum(searchSuggestionTypes),
  /** 'Győr', 'Angyalföld', 'villanyszerelő', 'Hotel Aranyhal', 'Eladó házak'. */
  label: z.string(),
  /** What tells it from others: its county, district or town; '' for a profession and a search. */
  note: z.string(),
  /** The part of the text that it completes, as it was typed. */
  typed: z.string(),
  /** The whole text with that part completed. */
  text: z.string(),
  /** The page of a listing, or the results of a text that tells what is searched; null for any other. */
  address: z.string().nullable(),
  /** The number of these results; null where they are not counted. */
  total: z.int().nonnegative().nullable(),
});
export type TypingSuggestion = z.infer<typeof typingSuggestion>;

/** A search that finds much. */
export const popularSearch = z.object({
  kind: z.enum(listingKinds),
  /** 'Győr', 'Villanyszerelő'. */
  name: z.string(),
  /** Its results. */
  address: z.string(),
  total: z.int().positive(),
});
export type PopularSearch = z.infer<typeof popularSearch>;
