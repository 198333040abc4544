import { advertiserPageSize, maxOthersCounted } from '@piacter/contracts/advertisers';
import type { ListingKind } from '@piacter/contracts/listings';
import { listingKinds } from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingSpecs } from '../listings/index.ts';
import { type ListingRef, published } from '../listings/rows/index.ts';

const nameColumns = ['profile.isFirm', 'profile.firmName', 'profile.lastName', 'profile.firstName'] as const;

/** Firms have a page unless they do not want one, private people only if they do. */
const isShown = sql<number>`coalesce(profile.hasPage, profile.isFirm)`;

const selectAdvertisers = (db: Database) =>
  db
    .selectFrom('users as owner')
    .innerJoin('user_profiles as profile', 'profile.userID', 'owner.userID')
    .select(['owner.userID', 'owner.userType', ...nameColumns]);

/** Those who have a page as soon as they have a name and a published listing. */
const selectShown = (db: Database) =>
  selectAdvertisers(db)
    .where(isShown, '=', 1)
    .where('owner.deletedAt', 'is', null)
    .where('owner.blockedAt', 'is', null);

export const findAdvertiser = (db: Database, userID: number) =>
  selectShown(db)
    .select(['profile.contactPerson', 'profile.mobile', 'profile.tel', 'profile.contactEmail'])
    .where('owner.userID', '=', userID)
    .executeTakeFirst();

/** The advertiser of a published listing. */
export const findAdvertiserOf = (db: Database, { table, idField, listingID }: ListingRef) =>
  selectShown(db)
    .where('owner.userID', '=', (listing) =>
      listing
        .selectFrom(table)
        .select(`${table}.userID as userID`)
        .where(sql.ref(idField), '=', listingID)
        .where('status', '=', published),
    )
    .executeTakeFirst();

export const getOwnRow = (db: Database, userID: number) =>
  selectAdvertisers(db)
    .select(isShown.as('isShown'))
    .where('owner.userID', '=', userID)
    .executeTakeFirstOrThrow();

export const setHasPage = (trx: Trx, userID: number, hasPage: 0 | 1) =>
  trx.updateTable('user_profiles').set({ hasPage }).where('userID', '=', userID).execute();

export async function countPublished(db: Database, kind: ListingKind, userID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(listingSpecs[kind].table)}
    where userID = ${userID} and status = ${published}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The other published listings, counted up to a limit: the rows of an agency with thousands are not read for a link. */
export async function countOthers(db: Database, { table }: ListingRef, userID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 as one from ${sql.table(table)} where userID = ${userID} and status = ${published}
      limit ${sql.lit(maxOthersCounted + 1)}
    ) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0) - 1;
}

/** The ids of a page, the newest first. */
export async function selectPublishedPage(
  db: Database,
  kind: ListingKind,
  userID: number,
  page: number,
): Promise<number[]> {
  const { table, idField } = listingSpecs[kind];
  const id = sql.ref(idField);
  const { rows } = await sql<{ listingID: number }>`
    select ${id} as listingID from ${sql.table(table)}
    where userID = ${userID} and status = ${published}
    order by created desc, ${id} desc
    limit ${advertiserPageSize} offset ${(page - 1) * advertiserPageSize}`.execute(db);
  return rows.map(({ listingID }) => listingID);
}

/** Those with a published listing and an id from `first` to `last`, the first excluded, for the sitemap. */
export const selectAdvertisersForSitemap = (db: Database, [first, last]: readonly [number, number]) =>
  selectShown(db)
    .where('owner.userID', '>', first)
    .where('owner.userID', '<=', last)
    .where(({ exists, or, selectFrom }) =>
      or(
        listingKinds.map((kind) =>
          exists(
            selectFrom(listingSpecs[kind].table)
              .select(sql`1`.as('one'))
              .whereRef('userID', '=', 'owner.userID')
              .where('status', '=', published),
          ),
        ),
      ),
    )
    .orderBy('owner.userID')
    .execute();

export async function selectLastUserID(db: Database): Promise<number> {
  const { lastID } = await db
    .selectFrom('user_profiles')
    .select(({ fn }) => fn.max('userID').as('lastID'))
    .executeTakeFirstOrThrow();
  return Number(lastID ?? 0);
}
