import {
  getStoredKind,
  listingIDFieldByKind,
  listingKinds,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../types.ts';

const listingTables = Object.values(listingTableByKind);

/** Days of statistics, so that a year's quarter can be compared with the one before it. */
const days = 170;

/** The calendar days (UTC) up to today as `days(day)`. */
const lastDays = (now: Date): RawBuilder<unknown> => {
  const today = now.toISOString().slice(0, 10);
  return sql`recursive days as (
    select date_sub(cast(${today} as date), interval ${sql.lit(days)} day) as day
    union all select date_add(day, interval 1 day) from days where day < ${today})`;
};

/** A number from 0 to 999 that looks random and is the same on every run. */
const dice = (...of: readonly RawBuilder<unknown>[]): RawBuilder<number> =>
  sql<number>`(crc32(concat_ws('-', ${sql.join([...of])})) % 1000)`;

/**
 * Views, contact clicks and messages: each listing has its own popularity, weekends and Mondays are livelier, and a
 * promotion more than doubles the views. About every twentieth view ends in a click, every sixtieth in a message.
 */
export async function insertListingDays(db: Kysely<DB>, now: Date): Promise<void> {
  for (const one of listingKinds) {
    const id = listingIDFieldByKind[one];
    const kind = sql.lit(getStoredKind(one));
    const listingID = sql.ref(`l.${id}`);
    const popularity = sql`(1 + ${dice(kind, listingID, sql.lit('popularity'))} / 130)`;
    const weekday = sql`elt(dayofweek(d.day), 1.3, 1.15, 1, 0.95, 0.9, 0.85, 1.1)`;
    const promoted = sql`if(exists(select 1 from service_orders o where ${sql.ref(`o.${id}`)} = ${listingID}
      and o.packageType in (2, 4) and o.validFrom <= d.day and o.validTo > d.day), 2.4, 1)`;
    const luck = sql`(0.4 + ${dice(kind, listingID, sql`d.day`)} / 850)`;
    await sql`
      insert into listing_days (kind, listingID, day, views, contacts, messages)
      with ${lastDays(now)}, viewed as (
        select ${listingID} as listingID, d.day,
          round(${popularity} * ${weekday} * ${promoted} * ${luck}) as views
        from days d join ${sql.table(listingTableByKind[one])} l on l.created < d.day and l.status = 1)
      select ${kind}, listingID, day, views,
        least(views, round(views / 20 + ${dice(kind, sql`listingID`, sql`day`, sql.lit('c'))} / 1600 - 0.2)),
        if(${dice(kind, sql`listingID`, sql`day`, sql.lit('m'))} < views * 16, 1, 0)
      from viewed where views > 0`.execute(db);
  }
}

/** The number of published listings on each of these days. */
export const insertListingCounts = (db: Kysely<DB>, now: Date) =>
  sql`
    insert into listing_counts (day, ${sql.join(listingKinds.map((kind) => sql.ref(kind)))}, countedAt)
    with ${lastDays(now)}
    select d.day, ${sql.join(listingTables.map((table) => sql`(select count(*) from ${sql.table(table)} where status = 1 and created < date_add(d.day, interval 1 day))`))},
      least(cast(date_add(d.day, interval 23 hour) as datetime(3)), ${now})
    from days d`.execute(db);

/** Moves the registration of users to a few days before their first listing, request, offer or order. */
export const spreadRegistrations = (db: Kysely<DB>) =>
  sql`
    update users u join (
      select userID, min(created) as first from (
        ${sql.join(
          listingTables.map((table) => sql`select userID, created from ${sql.table(table)}`),
          sql` union all `,
        )} union all
        select userID, created from service_orders union all
        select userID, created from service_request_responses union all
        select requesterID, created from service_requests union all
        select requesterID, created from accommodation_requests union all
        select requesterID, created from real_estate_requests
      ) as deeds group by userID
    ) as began on began.userID = u.userID
    set u.created = date_sub(began.first, interval 1 + u.userID % 9 day),
      u.activatedAt = date_sub(began.first, interval 1 + u.userID % 9 day)
    where u.created < date_sub(began.first, interval 10 day)`.execute(db);
