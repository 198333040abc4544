import {
  type accommodationBody,
  createAccommodation as createAccommodationEndpoint,
} from '@piacter/contracts/accommodations';
import { hungaryID } from '@piacter/contracts/lookups';
import type { z } from 'zod';
import type { TestApp } from './app.ts';
import { postListing } from './factories-listings.ts';

export type AccommodationInput = z.input<typeof accommodationBody>;

/** The body of an accommodation with its required fields, open all year. */
export const buildAccommodation = (overrides: Partial<AccommodationInput> = {}): AccommodationInput => ({
  accommodationName: 'Őrségi vendégház',
  countryID: hungaryID,
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar vármegye',
  openMonthFrom: 1,
  openDayFrom: 1,
  openMonthTo: 12,
  openDayTo: 31,
  accommodationTypeID: 4,
  mealPlanID: 2,
  minimumStay: 2,
  minimumPerson: 2,
  description: 'Csendes ház a falu szélén.',
  ...overrides,
});

/** Creates an accommodation over HTTP and returns its id. */
export const createAccommodation = (
  app: TestApp,
  host: { auth: Record<string, string> },
  overrides: Partial<AccommodationInput> = {},
): Promise<number> => postListing(app, host, createAccommodationEndpoint.path, buildAccommodation(overrides));
