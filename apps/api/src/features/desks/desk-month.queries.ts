import { addDays, startOfDay } from '@piacter/contracts/core/days';
import { getStoredKind, type ListingTarget } from '@piacter/contracts/listings';
import type { EventCounts } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The events of a listing in some days. */
export async function sumEventsOfDays(
  db: Database,
  { kind, id }: ListingTarget,
  { from, to }: Days,
): Promise<EventCounts> {
  const { rows } = await sql<Record<keyof EventCounts, number>>`
    select coalesce(sum(views), 0) as views, coalesce(sum(contacts), 0) as contacts,
      coalesce(sum(messages), 0) as messages
    from listing_days
    where kind = ${getStoredKind(kind)} and listingID = ${id} and day between ${from} and ${to}`.execute(db);
  const [sums] = rows;
  return {
    views: Number(sums?.views ?? 0),
    contacts: Number(sums?.contacts ?? 0),
    messages: Number(sums?.messages ?? 0),
  };
}

/** How many people began to keep a listing in some days, and still do. */
export async function countNewHearts(
  db: Database,
  { kind, id }: ListingTarget,
  { from, to }: Days,
): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('listingID', '=', id)
    .where('created', '>=', startOfDay(from))
    .where('created', '<', startOfDay(addDays(to, 1)))
    .executeTakeFirstOrThrow();
  return Number(count);
}
