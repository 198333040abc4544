import { z } from 'zod';
import { dataReply, defineEndpoint, searchTextLimit, textID, textInteger } from '../core/index.ts';
import { addressSuggestion, regionSuggestion, searchPlaceSuggestion } from './schemas.ts';
import { addressSuggestionLimit, placeSuggestionLimit, regionKinds } from './values.ts';

const search = z.string().trim().max(searchTextLimit);
const maxAge = 300;

export const suggestAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/address-suggestions',
  access: 'public',
  summary: 'Address autocomplete: settlements, Budapest districts, and streets as typed (WID-03). At most 5.',
  query: z.object({
    search,
    countryID: textID.optional(),
    limit: textInteger(1, addressSuggestionLimit).default(addressSuggestionLimit),
  }),
  reply: dataReply(z.array(addressSuggestion)),
  maxAge,
});

export const suggestRegions = defineEndpoint({
  method: 'GET',
  path: '/api/region-suggestions',
  access: 'public',
  summary: 'Autocomplete of regions or settlements of one country (WID-13). At most 4.',
  query: z.object({
    search,
    countryID: textID,
    kind: z.enum(regionKinds).default('settlement'),
    limit: textInteger(1, placeSuggestionLimit).default(placeSuggestionLimit),
  }),
  reply: dataReply(z.array(regionSuggestion)),
  maxAge,
});

export const suggestSearchPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/place-suggestions',
  access: 'public',
  summary:
    'Where to search: landscapes and counties whose name begins so, then settlements (ours, FIND-04). At most 6.',
  query: z.object({ search, countryID: textID.optional() }),
  reply: dataReply(z.array(searchPlaceSuggestion)),
  maxAge,
});
