import { dayMs } from '@piacter/contracts/core/days';
import { type noPromotion, type PromotionType, packageTypes } from '@piacter/contracts/packages';
import { inTransaction } from '../core/db/transaction.ts';
import type { ListingRef } from '../features/listings/rows/index.ts';
import { refreshPromotion } from '../features/packages/index.ts';
import type { TestApp } from './app.ts';
import { createOrder } from './factories-listing-parts.ts';

/** Creates a listing over HTTP and returns its id. */
export async function postListing(
  app: TestApp,
  owner: { auth: Record<string, string> },
  path: string,
  body: object,
): Promise<number> {
  const reply = await app.request().post(path).set(owner.auth).send(body).expect(201);
  return reply.body.insertID;
}

/** Promotes a listing for a day from now on: PRO (4) or Kiemelt (2). */
export async function promoteListing(
  app: TestApp,
  owner: { userID: number },
  listing: ListingRef,
  packageType: Exclude<PromotionType, typeof noPromotion> = packageTypes.pro,
): Promise<void> {
  const now = app.clock.now();
  await createOrder(app.db, app.clock, {
    userID: owner.userID,
    [listing.idField]: listing.listingID,
    packageType,
    isActive: 1,
    validFrom: now,
    validTo: new Date(now.getTime() + dayMs),
  });
  await inTransaction(app.db, (trx) => refreshPromotion(trx, listing, now));
}
