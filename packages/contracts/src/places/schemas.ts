import { z } from 'zod';
import { regionKinds } from './values.ts';

/** One suggestion of the address search; `street` is there when the suggestion is specific enough. */
export const addressSuggestion = z.object({
  label: z.string(),
  countryCode: z.string(),
  postalCode: z.string().nullable(),
  /** The codes of the settlement where none of them is known to be the address's (ours). */
  postalCodes: z.array(z.string()),
  settlement: z.string(),
  countyRegion: z.string().nullable(),
  /** Name of the street with its public place type: 'Vincellér utca'. */
  street: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;

export const regionSuggestion = z.object({ regionName: z.string(), kind: z.enum(regionKinds) });
export const settlementSuggestion = z.object({ settlement: z.string(), countyRegion: z.string().nullable() });
