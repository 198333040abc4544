import { hungaryID } from '@piacter/contracts/lookups';
import { type noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages';
import {
  adTypes,
  createProperty as createPropertyEndpoint,
  type propertyBody,
} from '@piacter/contracts/properties';
import type { z } from 'zod';
import { listingRef } from '../features/listings/rows/index.ts';
import type { TestApp } from './app.ts';
import { postListing, promoteListing } from './factories-listings.ts';

export type PropertyInput = z.input<typeof propertyBody>;

/** The body of a property with its required fields. */
export const buildProperty = (overrides: Partial<PropertyInput> = {}): PropertyInput => ({
  countryID: hungaryID,
  adType: adTypes.sale,
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar vármegye',
  street: 'Vincellér',
  houseNumber: '12',
  price: 45_000,
  ...overrides,
});

/** Creates a property over HTTP and returns its id. */
export const createProperty = (
  app: TestApp,
  owner: { auth: Record<string, string> },
  overrides: Partial<PropertyInput> = {},
): Promise<number> => postListing(app, owner, createPropertyEndpoint.path, buildProperty(overrides));

/** Promotes a property for a day from now on: PRO (4) or Kiemelt (2). */
export const promoteProperty = (
  app: TestApp,
  owner: { userID: number },
  realEstateID: number,
  packageType: Exclude<PromotionType, typeof noPromotion> = packageTypes.pro,
): Promise<void> => promoteListing(app, owner, listingRef('property', realEstateID), packageType);
