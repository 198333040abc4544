import { z } from 'zod';
import { regionKinds } from './values.ts';

/** A suggestion of the address search; `street` is present if the suggestion is specific enough. */
export const addressSuggestion = z.object({
  label: z.string(),
  countryCode: z.string(),
  postalCode: z.string().nullable(),
  /** The settlement's postal codes where that of the address is unknown (ours). */
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

/** A place as `settlement` of a search takes it, and what tells it from others of its name. */
export const searchPlaceSuggestion = z.object({ place: z.string(), note: z.string() });
