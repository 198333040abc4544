import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';
import type { LocationBits, PackageOnOffer } from './rows.ts';

export async function loadLocationBits(db: Kysely<DB>): Promise<LocationBits> {
  const rows = await db.selectFrom('special_locations').select(['locationID', 'bit']).execute();
  return new Map(rows.map(({ locationID, bit }) => [locationID, 1n << BigInt(bit)]));
}

/** The packages with their price lists. */
export async function loadPackages(db: Kysely<DB>): Promise<PackageOnOffer[]> {
  const packages = await db
    .selectFrom('service_packages')
    .select(['packageID', 'packageName', 'packageType', 'quantity'])
    .orderBy('packageID')
    .execute();
  const prices = await db
    .selectFrom('service_package_prices')
    .select(['packageID', 'price', 'startDate'])
    .orderBy('startDate', 'desc')
    .execute();
  return packages.map((offer) => {
    const own = prices.filter(({ packageID }) => packageID === offer.packageID);
    const priceAt = (day: Date) =>
      (own.find(({ startDate }) => new Date(startDate) <= day) ?? own.at(-1))?.price ?? 0;
    return { ...offer, priceAt };
  });
}

/** The ids that the next rows of listings get. Explicit ids let parts be made without asking for each. */
export async function nextIDs(db: Kysely<DB>): Promise<{ realEstateID: number; imgID: number }> {
  const ad = await db
    .selectFrom('real_estates')
    .select(({ fn }) => fn.max('realEstateID').as('last'))
    .executeTakeFirst();
  const image = await db
    .selectFrom('listing_images')
    .select(({ fn }) => fn.max('imgID').as('last'))
    .executeTakeFirst();
  return { realEstateID: Number(ad?.last ?? 0) + 1, imgID: Number(image?.last ?? 0) + 1 };
}
