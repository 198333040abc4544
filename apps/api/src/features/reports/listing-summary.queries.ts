import type { ListingKind } from '@piacter/contracts/listings';
import { ownerReasons } from '@piacter/contracts/reports';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** A listing and its owner, for an admin. */
export interface ListingSummary {
  kind: ListingKind;
  listingID: number;
  title: string;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  ownerID: number;
  email: string;
  isFirm: number;
  firmName: string | null;
  firstName: string | null;
  lastName: string | null;
  mainImg: string | null;
  otherReports: number;
  otherUpheld: number;
}

/** The listings among the ids, published or not, without those of deleted users. */
export async function selectSummaries(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
): Promise<ListingSummary[]> {
  if (listingIDs.length === 0) return [];
  const { table, idField, label } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  // An owner has listings of one kind.
  const ofOthers = sql`from ${sql.table(table)} as other
    join listing_reports as report on report.kind = ${kind} and report.listingID = other.${sql.ref(idField)}
    where other.userID = listing.userID and other.${sql.ref(idField)} <> ${id}
    and report.reason not in (${sql.join(ownerReasons)})`;
  const { rows } = await sql<Omit<ListingSummary, 'kind'>>`
    select ${id} as listingID, ${label} as title, listing.hiddenAt, listing.hiddenReason,
      owner.userID as ownerID, owner.email, coalesce(profile.isFirm, 0) as isFirm, profile.firmName,
      profile.firstName, profile.lastName, listing.mainImg,
      (select count(*) ${ofOthers}) as otherReports,
      (select count(*) ${ofOthers} and report.state = 'upheld') as otherUpheld
    from ${sql.table(table)} as listing
    join users as owner on owner.userID = listing.userID
    left join user_profiles as profile on profile.userID = listing.userID
    where ${id} in (${sql.join(listingIDs)}) and owner.deletedAt is null`.execute(db);
  return rows.map((row) => ({
    ...row,
    kind,
    otherReports: Number(row.otherReports),
    otherUpheld: Number(row.otherUpheld),
  }));
}

/** The name of a published listing; undefined for any other. */
export async function findPublishedTitle(
  db: Database,
  kind: ListingKind,
  listingID: number,
): Promise<string | undefined> {
  const { table, idField, label } = listingSpecs[kind];
  const { rows } = await sql<{ title: string }>`
    select ${label} as title from ${sql.table(table)} as listing
    where listing.${sql.ref(idField)} = ${listingID} and listing.status = ${published}`.execute(db);
  return rows[0]?.title;
}
