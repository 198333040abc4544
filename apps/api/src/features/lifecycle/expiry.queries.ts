import { dayMs } from '@piacter/contracts/core/days';
import { daysToAnswer } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Days after which a mail about an old listing no longer counts and another is sent: shorter than the retention of mail
 * records, by which a sent mail is proved.
 */
const daysToRepeat = 25;

/** A published listing that nobody has touched for long. */
interface OldListing {
  listingID: number;
  title: string;
  touchedAt: Date;
  expiryWarnedAt: Date | null;
  email: string;
  isFirm: number;
  firmName: string | null;
  firstName: string | null;
}

/** Bounds of a page of old listings. */
interface Page {
  touchedBefore: Date;
  now: Date;
  afterID: number;
  limit: number;
}

/** Published listings without a promotion in force that were last touched before, sorted by id. */
async function selectOld(
  db: Database,
  kind: ListingKind,
  page: Page,
  where: ReturnType<typeof sql<SqlBool>>,
) {
  const { table, idField, label } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<OldListing>`
    select ${id} as listingID, ${label} as title, listing.touchedAt, listing.expiryWarnedAt, owner.email,
      coalesce(profile.isFirm, 0) as isFirm, profile.firmName, profile.firstName
    from ${sql.table(table)} as listing
    join users as owner on owner.userID = listing.userID
    left join user_profiles as profile on profile.userID = listing.userID
    where listing.touchedAt <= ${page.touchedBefore} and listing.status = ${published} and ${id} > ${page.afterID}
      and (listing.promotedUntil is null or listing.promotedUntil <= ${page.now})
      and owner.deletedAt is null and ${where}
    order by ${id} limit ${sql.lit(page.limit)}`.execute(db);
  return rows;
}

/** Old listings whose owner has not been asked, or so long ago that the mail no longer counts. */
export const selectToWarn = (db: Database, kind: ListingKind, page: Page) =>
  selectOld(
    db,
    kind,
    page,
    sql`(listing.expiryWarnedAt is null or listing.expiryWarnedAt <= ${daysBefore(page.now, daysToRepeat)})`,
  );

/** Old listings whose owner was asked at least seven days ago. */
export const selectToExpire = (db: Database, kind: ListingKind, page: Page) =>
  selectOld(
    db,
    kind,
    page,
    sql`listing.expiryWarnedAt > ${daysBefore(page.now, daysToRepeat)}
      and listing.expiryWarnedAt <= ${daysBefore(page.now, daysToAnswer)}`,
  );

/** Marks a listing as asked about; false when it was touched, hidden or asked about meanwhile. */
export async function markWarned(
  trx: Trx,
  kind: ListingKind,
  { listingID, touchedAt, expiryWarnedAt }: OldListing,
  now: Date,
): Promise<boolean> {
  const { table, idField } = listingSpecs[kind];
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ expiryWarnedAt: now })
    .where(sql.ref(idField), '=', listingID)
    .where('status', '=', published)
    .where('touchedAt', '=', touchedAt)
    .where(sql<SqlBool>`expiryWarnedAt <=> ${expiryWarnedAt}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the mail server accepted the mail of a key before. */
export async function isSentBefore(db: Database, dedupeKey: string, before: Date): Promise<boolean> {
  const row = await db
    .selectFrom('outbox_mails')
    .select('mailID')
    .where('dedupeKey', '=', dedupeKey)
    .where('status', '=', 'sent')
    .where('sentAt', '<=', before)
    .executeTakeFirst();
  return row !== undefined;
}
