import { type ListingKind, listingIDFields } from '@piacter/contracts/listings';
import { packageTypes, packageTypesInDays } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** Listings of an advertiser whose events are added up, the newest; more would be more than a screen can show. */
const maxListings = 500;

const sums = {
  views: sql<number>`sum(views)`.as('views'),
  contacts: sql<number>`sum(contacts)`.as('contacts'),
  messages: sql<number>`sum(messages)`.as('messages'),
};

/** The newest listings of an advertiser. */
export async function selectOwnListingIDs(
  db: Database,
  kind: ListingKind,
  userID: number,
): Promise<number[]> {
  const { table, idField } = listingSpecs[kind];
  const rows = await db
    .selectFrom(table)
    .select(sql<number>`${sql.ref(idField)}`.as('id'))
    .where('userID', '=', userID)
    .where('status', '=', published)
    .orderBy('created', 'desc')
    .limit(maxListings)
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of an advertiser's listings that are not published. */
export async function countHiddenListings(db: Database, kind: ListingKind, userID: number): Promise<number> {
  const { count } = await db
    .selectFrom(listingSpecs[kind].table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userID', '=', userID)
    .where('status', '<>', published)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The street of a listing whose kind has no names of its own, as its owner may see it; null for others. */
const getStreet = (kind: ListingKind) =>
  listingSpecs[kind].slugColumn === null
    ? sql`if(listing.street is null, null, concat_ws(' ', listing.street, (
        select typeName from types_public_place where typeID = listing.publicPlaceType), listing.houseNumber))`
    : sql`null`;

/** The names of an advertiser's own listings by their ids, with the street where they would be alike. */
export async function selectListingNames(
  db: Database,
  kind: ListingKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { table, idField, label } = listingSpecs[kind];
  const { rows } = await sql<{ id: number; name: string }>`
    select ${sql.ref(`listing.${idField}`)} as id, concat_ws(', ', ${label}, ${getStreet(kind)}) as name
    from ${sql.table(table)} as listing
    where ${sql.ref(`listing.${idField}`)} in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The county with the most published listings of an advertiser; undefined where none is known. */
export async function findHomeCounty(
  db: Database,
  kind: ListingKind,
  userID: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom(listingSpecs[kind].table)
    .select(['countyRegion'])
    .where('userID', '=', userID)
    .where('status', '=', published)
    .where('countyRegion', 'is not', null)
    .groupBy('countyRegion')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.countyRegion ?? undefined;
}

export interface ListingSpan {
  kindID: number;
  ids: readonly number[];
  /** Both included. */
  from: string;
  to: string;
}

const daysOf = (db: Database, { kindID, ids, from, to }: ListingSpan) =>
  db
    .selectFrom('listing_days')
    .where('kind', '=', kindID)
    // `in ()` is invalid SQL, and no listing has the id 0.
    .where('listingID', 'in', ids.length > 0 ? ids : [0])
    .where(sql<string>`day`, '>=', from)
    .where(sql<string>`day`, '<=', to);

/** The sums of each listing that had any event. */
export const sumByListing = (db: Database, span: ListingSpan) =>
  daysOf(db, span)
    .select(['listingID', sums.views, sums.contacts, sums.messages])
    .groupBy('listingID')
    .execute();

/** The sums of each day on which there was any event. */
export const sumByDay = (db: Database, span: ListingSpan) =>
  daysOf(db, span)
    .select([sql<string>`day`.as('day'), sums.views, sums.contacts, sums.messages])
    .groupBy('day')
    .execute();

interface PromotionRow {
  orderID: number;
  packageName: string;
  validFrom: Date;
  validTo: Date;
  listingID: number;
  /** When the listing was created. */
  created: Date;
}

/** Promotions of an advertiser's listings that began after `since`, the latest first. */
export async function selectPromotions(
  db: Database,
  { kind, userID, since, now }: { kind: ListingKind; userID: number; since: Date; now: Date },
  limit: number,
): Promise<PromotionRow[]> {
  const { table, idField } = listingSpecs[kind];
  const listingID = sql.ref(`bought.${idField}`);
  const { rows } = await sql<PromotionRow>`
    select bought.orderID, bought.packageName, bought.validFrom, bought.validTo, ${listingID} as listingID,
      listing.created
    from service_orders as bought
    join ${sql.table(table)} as listing on ${sql.ref(`listing.${idField}`)} = ${listingID}
    where bought.userID = ${userID} and bought.packageType in (${sql.join([packageTypes.kiemelt, packageTypes.pro])})
      and bought.activationDate is not null and bought.validFrom > ${since} and bought.validFrom <= ${now}
    order by bought.validFrom desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** The active packages of a user that are counted in days, queued ones included, or have pieces left. */
export const selectActivePackages = (db: Database, userID: number, now: Date) =>
  db
    .selectFrom('service_orders as bought')
    .select([
      'orderID',
      'packageID',
      'packageName',
      'packageType',
      'quantity',
      'usedCount',
      'validFrom',
      'validTo',
    ])
    .select(listingIDFields)
    .where('userID', '=', userID)
    .where('isActive', '=', 1)
    .where(({ eb, or, and }) =>
      or([
        and([eb('packageType', 'in', [...packageTypesInDays]), eb('validTo', '>', now)]),
        and([eb('packageType', '=', packageTypes.offers), eb('usedCount', '<', eb.ref('quantity'))]),
      ]),
    )
    .orderBy(sql`validTo is null`)
    .orderBy('validTo')
    .limit(20)
    .execute();
