import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type CardRow, ownCardColumns, publicCardColumns } from './property-card.ts';
import type { PropertyRecord } from './property-record.ts';

/** Status of an ad that the public sees. Whoever deletes a user takes it off the user's ads: searches look at it alone. */
export const shown = 1;

export async function insertProperty(
  trx: Trx,
  userID: number,
  record: PropertyRecord,
  now: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('real_estates')
    // The derived columns follow in the same transaction; the rank needs the id.
    .values({ ...record, userID, status: shown, created: now, updated: now, sortRank: 0, searchText: '' })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** False unless the ad is the user's own. */
export async function updateProperty(
  trx: Trx,
  { realEstateID, userID }: { realEstateID: number; userID: number },
  record: PropertyRecord,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('real_estates')
    .set({ ...record, updated: now })
    .where('realEstateID', '=', realEstateID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False unless the ad was the user's own. Pictures, links and relations go along by their foreign keys. */
export async function deleteProperty(trx: Trx, realEstateID: number, userID: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('real_estates')
    .where('realEstateID', '=', realEstateID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceLocations(
  trx: Trx,
  realEstateID: number,
  locationIDs: readonly number[],
): Promise<void> {
  await trx.deleteFrom('real_estate_special_locations').where('realEstateID', '=', realEstateID).execute();
  if (locationIDs.length === 0) return;
  await trx
    .insertInto('real_estate_special_locations')
    .values([...new Set(locationIDs)].map((locationID) => ({ realEstateID, locationID })))
    .execute();
}

/** Adds the location, or takes it away; true when the ad has it afterwards. */
export async function toggleLocation(trx: Trx, realEstateID: number, locationID: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('real_estate_special_locations')
    .where('realEstateID', '=', realEstateID)
    .where('locationID', '=', locationID)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return false;
  await trx.insertInto('real_estate_special_locations').values({ realEstateID, locationID }).execute();
  return true;
}

/** Ids of an ad's special locations; undefined for an ad that is not shown. */
export async function findLocations(db: Database, realEstateID: number): Promise<number[] | undefined> {
  const rows = await db
    .selectFrom('real_estates as ad')
    .innerJoin('users as owner', 'owner.userID', 'ad.userID')
    .leftJoin('real_estate_special_locations as chosen', 'chosen.realEstateID', 'ad.realEstateID')
    .select('chosen.locationID')
    .where('ad.realEstateID', '=', realEstateID)
    .where('ad.status', '=', shown)
    .where('owner.deletedAt', 'is', null)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ locationID }) => locationID ?? []);
}

export interface OwnCardRow extends CardRow {
  disableAddress: number;
  updated: Date;
}

/** The user's own ads, newest first. */
export async function selectOwnCards(db: Database, userID: number): Promise<OwnCardRow[]> {
  const { rows } = await sql<OwnCardRow>`
    select ${ownCardColumns} from real_estates as listing
    where listing.userID = ${userID} order by listing.created desc, listing.realEstateID desc`.execute(db);
  return rows;
}

/** Shown ads among the ids, in no order. */
export async function selectCards(db: Database, realEstateIDs: readonly number[]): Promise<CardRow[]> {
  if (realEstateIDs.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${publicCardColumns} from real_estates as listing
    where listing.realEstateID in (${sql.join(realEstateIDs)}) and listing.status = ${shown}`.execute(db);
  return rows;
}

/** Ads that stand first in searches: promoted ones, PRO before Kiemelt, then the newest. */
export async function selectFirstAds(db: Database, limit: number) {
  const { rows } = await sql<{
    realEstateID: number;
    promotion: number;
    promotedUntil: Date | null;
    imageCount: number;
  }>`
    select straight_join listing.realEstateID, listing.promotion, listing.promotedUntil, listing.imageCount
    from (
      select realEstateID from real_estates force index (real_estates_order)
      where status = ${shown} order by sortRank desc limit ${sql.lit(limit)}
    ) as page join real_estates as listing on listing.realEstateID = page.realEstateID
    order by listing.sortRank desc`.execute(db);
  return rows;
}
