import { z } from 'zod';
import { id } from '../core/index.ts';

export const typeEntry = z.object({ typeID: id, typeName: z.string() });
export const locationEntry = z.object({ locationID: id, locationName: z.string() });
export const planEntry = z.object({ planID: id, planName: z.string() });
export const facilityEntry = z.object({ facilityID: id, facilityName: z.string() });
export const languageEntry = z.object({ languageID: id, languageName: z.string() });
export const countryEntry = z.object({ countryID: id, countryName: z.string(), countryCode: z.string() });

export type TypeEntry = z.infer<typeof typeEntry>;
export type CountryEntry = z.infer<typeof countryEntry>;
export type LocationEntry = z.infer<typeof locationEntry>;
