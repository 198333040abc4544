import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { getStoredKind, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** Days for which the events of listings are kept: a month can be compared with that of the year before. */
const keptDays = 400;
/** Listings per statement: at most 800,000 rows, about a second. */
const step = 2000;

async function deleteOfKind(db: Database, kind: number, before: string): Promise<void> {
  const { last } = await db
    .selectFrom('listing_days')
    .select(({ fn }) => fn.max('listingID').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  // The days of a listing are contiguous in the primary key; an index on the day would cost every write.
  for (let from = 0; from <= (last ?? -1); from += step)
    await db
      .deleteFrom('listing_days')
      .where('kind', '=', kind)
      .where('listingID', '>=', from)
      .where('listingID', '<', from + step)
      .where(sql<string>`day`, '<', before)
      .execute();
}

/** The job: deletes the events of listings after their retention (docs/adr/0026). Concurrent runs do no harm. */
export async function cleanListingDays({ db }: { db: Database }, now: Date): Promise<void> {
  const before = addDays(toBudapestDay(now), -keptDays);
  for (const kind of listingKinds) await deleteOfKind(db, getStoredKind(kind), before);
}
