import { hungaryID } from '@piacter/contracts/lookups';
import { type noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages';
import {
  adTypes,
  createProperty as createPropertyEndpoint,
  type propertyBody,
} from '@piacter/contracts/properties';
import type { z } from 'zod';
import { listingRef } from '../features/listings/index.ts';
import type { TestApp } from './app.ts';
import { postListing, promoteListing } from './factories-listings.ts';

export type PropertyInput = z.input<typeof propertyBody>;

/** An ad with its required fields, as an owner sends it. */
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

/** Posts an ad as its owner would; the id of the new ad. */
export const createProperty = (
  app: TestApp,
  owner: { auth: Record<string, string> },
  overrides: Partial<PropertyInput> = {},
): Promise<number> => postListing(app, owner, createPropertyEndpoint.path, buildProperty(overrides));

/** Promotes an ad from now on, for a day: PRO (4) or Kiemelt (2). */
export const promoteProperty = (
  app: TestApp,
  owner: { userID: number },
  realEstateID: number,
  packageType: Exclude<PromotionType, typeof noPromotion> = packageTypes.pro,
): Promise<void> => promoteListing(app, owner, listingRef('property', realEstateID), packageType);
