import { z } from 'zod';
import { dataReply, defineEndpoint } from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { typeEntry } from '../lookups/schemas.ts';
import { popularSearch, typingSuggestion, understanding } from './schemas.ts';

/** Free text, never refused. */
const searchedText = z.string().default('').catch('');

/** The kind to take where the text does not tell (ours): that of the page, or the visitor’s answer. */
const fallbackKind = z.enum(listingKinds).optional().catch(undefined);

export const understandText = defineEndpoint({
  method: 'GET',
  path: '/api/understand',
  access: 'public',
  summary:
    'Understands a search in free Hungarian: kind, filters, result page (FIND-02). Never an error for any text.',
  query: z.object({
    /** Cut after 200 characters. */
    q: searchedText,
    kind: fallbackKind,
  }),
  reply: dataReply(understanding),
});

export const suggestProfessions = defineEndpoint({
  method: 'GET',
  path: '/api/profession-suggestions',
  access: 'public',
  summary:
    'Professions by the beginning of their name, of what people call them or of a trouble, inflected or not; the closest first (ours, FIND-08). At most 5.',
  query: z.object({ q: searchedText }),
  reply: dataReply(z.array(typeEntry)),
  maxAge: 300,
});

export const suggestSearches = defineEndpoint({
  method: 'GET',
  path: '/api/search-suggestions',
  access: 'public',
  summary:
    'Suggestions while typing: whole searches with their totals, settlements, districts, professions, names of accommodations and services (FIND-08). At most 5 of each.',
  query: z.object({
    /** Its last words are completed. */
    q: searchedText,
    kind: fallbackKind,
  }),
  reply: dataReply(z.array(typingSuggestion)),
  maxAge: 300,
});

export const listPopularSearches = defineEndpoint({
  method: 'GET',
  path: '/api/popular-searches',
  access: 'public',
  summary:
    'The settlements with the most properties and accommodations, and the professions with the most professionals, each as a search with its total (ours). At most 6 of a kind, a few minutes old.',
  reply: dataReply(z.array(popularSearch)),
  maxAge: 300,
});
