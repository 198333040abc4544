import { type Kysely, sql } from 'kysely';
import type { DB } from '../../types.ts';
import type { PropertyAd } from './ads.ts';
import { loadLocationBits, loadPackages, nextIDs } from './lookups.ts';
import { imageRows, locationRows, orderRow, propertyRow } from './rows.ts';

/** Ads a statement: their texts make rows of about a kilobyte. */
const batch = 60;

/** Writes the ads with their pictures, locations and orders. */
export async function insertAds(
  db: Kysely<DB>,
  ads: readonly PropertyAd[],
  onBatch: (done: number) => void,
): Promise<void> {
  const [bits, packages] = [await loadLocationBits(db), await loadPackages(db)];
  const next = await nextIDs(db);
  for (let from = 0; from < ads.length; from += batch) {
    const numbered = ads.slice(from, from + batch).map((ad) => {
      const ids = { realEstateID: next.realEstateID, imgID: next.imgID };
      next.realEstateID += 1;
      next.imgID += ad.pictures.length;
      return { ad, ...ids };
    });
    const rows = numbered.map(({ ad, realEstateID, imgID }) => {
      const row = propertyRow(ad, realEstateID, imgID, bits);
      return { ...row, specialMask: sql<number>`${String(row.specialMask)}` };
    });
    await db.insertInto('real_estates').values(rows).execute();
    const images = numbered.flatMap(({ ad, realEstateID, imgID }) => imageRows(ad, realEstateID, imgID));
    if (images.length > 0) await db.insertInto('listing_images').values(images).execute();
    const locations = numbered.flatMap(({ ad, realEstateID }) => locationRows(ad, realEstateID));
    if (locations.length > 0)
      await db.insertInto('real_estate_special_locations').values(locations).execute();
    const orders = numbered.flatMap(({ ad, realEstateID }) => orderRow(ad, realEstateID, packages) ?? []);
    if (orders.length > 0) await db.insertInto('service_orders').values(orders).execute();
    onBatch(from + numbered.length);
  }
}
