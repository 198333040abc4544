import { createProperty as createPropertyEndpoint, type propertyBody } from '@piacter/contracts/properties';
import type { z } from 'zod';
import { inTransaction } from '../core/db/transaction.ts';
import { propertyRef } from '../features/listings/index.ts';
import { refreshPromotion } from '../features/packages/index.ts';
import type { TestApp } from './app.ts';
import { createOrder } from './factories-listing-parts.ts';

export type PropertyInput = z.input<typeof propertyBody>;

/** An ad with its required fields, as an owner sends it. */
export const buildProperty = (overrides: Partial<PropertyInput> = {}): PropertyInput => ({
  countryID: 1,
  adType: 1,
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar vármegye',
  street: 'Vincellér',
  houseNumber: '12',
  price: 45_000,
  ...overrides,
});

/** Posts an ad as its owner would; the id of the new ad. */
export async function createProperty(
  app: TestApp,
  owner: { auth: Record<string, string> },
  overrides: Partial<PropertyInput> = {},
): Promise<number> {
  const { body } = await app
    .request()
    .post(createPropertyEndpoint.path)
    .set(owner.auth)
    .send(buildProperty(overrides))
    .expect(201);
  return body.insertID;
}

/** Promotes an ad from now on, for a day: PRO (4) or Kiemelt (2). */
export async function promoteProperty(
  app: TestApp,
  owner: { userID: number },
  realEstateID: number,
  packageType: 2 | 4 = 4,
): Promise<void> {
  const now = app.clock.now();
  await createOrder(app.db, app.clock, {
    userID: owner.userID,
    realEstateID,
    packageType,
    isActive: 1,
    validFrom: now,
    validTo: new Date(now.getTime() + 86_400_000),
  });
  await inTransaction(app.db, (trx) => refreshPromotion(trx, propertyRef(realEstateID), now));
}
