import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { DeskFilters, DeskSort } from '@piacter/contracts/desks';
import { deskPageSize, deskRowLimit } from '@piacter/contracts/desks';
import { getStoredKind, type ListingKind } from '@piacter/contracts/listings';
import { spanDays } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../core/db/like.ts';
import { listingSpecs } from '../listings/index.ts';

/** A listing as the desk reads it; `price` in the unit of its column. */
export interface DeskListing {
  listingID: number;
  title: string;
  ownReference: string | null;
  price: number | null;
  priceSuffix: string;
  state: string;
  hiddenAt: Date | null;
  mainImg: string | null;
  imageCount: number;
  promotion: number;
  promotedUntil: Date | null;
  touchedAt: Date;
  expiryWarnedAt: Date | null;
  created: Date;
  postalCode: string | null;
  settlement: string | null;
  street: string | null;
  publicPlaceType: number | null;
  houseNumber: string | null;
  floorNumber: string | null;
  doorNumber: string | null;
}

const columns = [
  'ownReference',
  'state',
  'hiddenAt',
  'mainImg',
  'imageCount',
  'promotion',
  'promotedUntil',
  'touchedAt',
  'expiryWarnedAt',
  'created',
  'postalCode',
  'settlement',
  'street',
  'publicPlaceType',
  'houseNumber',
  'floorNumber',
  'doorNumber',
];

const startOfDays = (now: Date) => addDays(toBudapestDay(now), 1 - spanDays.advertiser);

const idOf = (kind: ListingKind) => sql.ref(`listing.${listingSpecs[kind].idField}`);

/** Own reference and postal code by their beginning, id exactly, place and name by any part. */
function isFoundBy(kind: ListingKind, q: string): RawBuilder<unknown> {
  const [begins, contains] = [`${escapeLike(q)}%`, `%${escapeLike(q)}%`];
  return sql`(listing.ownReference like ${begins} or listing.postalCode like ${begins}
    or listing.settlement like ${contains} or listing.street like ${contains}
    or concat_ws(' ', listing.street, listing.houseNumber) like ${contains}
    or ${listingSpecs[kind].label} like ${contains} or ${idOf(kind)} = ${/^\d{1,10}$/.test(q) ? Number(q) : 0})`;
}

interface Owned {
  kind: ListingKind;
  userID: number;
  now: Date;
}

type Filters = DeskFilters & { id?: number };

function whereOwn({ kind, userID, now }: Owned, { id, q, state, promoted }: Filters): RawBuilder<unknown> {
  const conditions = [sql`listing.userID = ${userID}`];
  if (id !== undefined) conditions.push(sql`${idOf(kind)} = ${id}`);
  if (q) conditions.push(isFoundBy(kind, q));
  if (state === 'hidden') conditions.push(sql`listing.hiddenAt is not null`);
  else if (state) conditions.push(sql`listing.state = ${state} and listing.hiddenAt is null`);
  if (promoted) conditions.push(sql`listing.promotedUntil > ${now}`);
  return sql.join(conditions, sql` and `);
}

const orders: Record<Exclude<DeskSort, 'views'>, RawBuilder<unknown>> = {
  newest: sql`listing.created desc`,
  'price-asc': sql`price is null, price`,
  'price-desc': sql`price desc`,
  reference: sql`listing.ownReference is null, listing.ownReference`,
  ending: sql`listing.status desc, greatest(listing.touchedAt, coalesce(listing.promotedUntil, listing.touchedAt))`,
};

/** Summed listing by listing, each of which is a short range of the key: a joined sum takes twice as long for 2,000. */
const byViews = ({ kind, now }: Owned) => sql`(
  select coalesce(sum(counted.views), 0) from listing_days as counted
  where counted.kind = ${getStoredKind(kind)} and counted.listingID = ${idOf(kind)}
    and counted.day >= ${startOfDays(now)}) desc`;

async function select(
  db: Database,
  owned: Owned,
  filters: Filters,
  sort: DeskSort,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DeskListing[]> {
  const { table, label, price, priceSuffix } = listingSpecs[owned.kind];
  const { rows } = await sql<DeskListing>`
    select ${idOf(owned.kind)} as listingID, ${label} as title, ${price} as price,
      ${priceSuffix} as priceSuffix, ${sql.join(columns.map((column) => sql.ref(`listing.${column}`)))}
    from ${sql.table(table)} as listing
    where ${whereOwn(owned, filters)}
    order by ${sort === 'views' ? byViews(owned) : orders[sort]}, ${idOf(owned.kind)} desc
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(db);
  return rows;
}

export const selectPage = (db: Database, owned: Owned, filters: DeskFilters, sort: DeskSort, page: number) =>
  select(db, owned, filters, sort, { limit: deskPageSize, offset: (page - 1) * deskPageSize });

export const findOwn = async (db: Database, owned: Owned, id: number): Promise<DeskListing | undefined> =>
  (await select(db, owned, { id }, 'newest', { limit: 1 }))[0];

/** All of a filter, newest first; one more than may be selected, so that a cut list is noticed. */
export const selectAll = (db: Database, owned: Owned, filters: DeskFilters) =>
  select(db, owned, filters, 'newest', { limit: deskRowLimit + 1 });

export async function countFiltered(db: Database, owned: Owned, filters: DeskFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(listingSpecs[owned.kind].table)} as listing
    where ${whereOwn(owned, filters)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many own listings are in each state; those that an admin has hidden apart. */
export async function countByState(db: Database, { kind, userID }: Owned) {
  const { rows } = await sql<{ state: string; isHidden: number; count: number }>`
    select state, hiddenAt is not null as isHidden, count(*) as count
    from ${sql.table(listingSpecs[kind].table)} where userID = ${userID}
    group by state, isHidden`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Views and contacts of the last 30 days, by listing. */
export async function sumEvents(
  db: Database,
  { kind, now }: Pick<Owned, 'kind' | 'now'>,
  ids: readonly number[],
) {
  if (ids.length === 0) return new Map<number, { views: number; contacts: number }>();
  const { rows } = await sql<{ listingID: number; views: number; contacts: number }>`
    select listingID, sum(views) as views, sum(contacts) as contacts from listing_days
    where kind = ${getStoredKind(kind)} and listingID in (${sql.join(ids)}) and day >= ${startOfDays(now)}
    group by listingID`.execute(db);
  return new Map(
    rows.map(({ listingID, views, contacts }) => [
      listingID,
      { views: Number(views), contacts: Number(contacts) },
    ]),
  );
}

/** How many people keep each listing as a favourite. */
export async function countHearts(db: Database, kind: ListingKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('favourites')
    .select(['listingID', ({ fn }) => fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('listingID', 'in', ids)
    .groupBy('listingID')
    .execute();
  return new Map(rows.map(({ listingID, count }) => [listingID, Number(count)]));
}
