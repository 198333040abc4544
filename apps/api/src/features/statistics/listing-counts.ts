import { createRecord } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** Maximum age of a shown count; the job counts twice as often. */
const maxAgeMs = 10 * 60_000;

const countPublished = async (db: Database, kind: ListingKind): Promise<number> => {
  const { count } = await db
    .selectFrom(listingSpecs[kind].table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', published)
    .executeTakeFirstOrThrow();
  return count;
};

const storedCounts = (db: Database) => db.selectFrom('listing_counts').select([...listingKinds, 'countedAt']);

const findCounts = (db: Database, day: string) =>
  storedCounts(db).where(sql<string>`day`, '=', day).executeTakeFirst();

/** Counts the published listings and stores the numbers as those of today. */
async function countListings(db: Database, now: Date) {
  const counts = { ...createRecord(listingKinds, () => 0), countedAt: now };
  for (const kind of listingKinds) counts[kind] = await countPublished(db, kind);
  await db
    .insertInto('listing_counts')
    .values({ day: sql<Date>`${toBudapestDay(now)}`, ...counts })
    .onDuplicateKeyUpdate(counts)
    .execute();
  return counts;
}

/** The job: counts the listings unless another process has just done so. */
export async function refreshListingCounts({ db }: { db: Database }, now: Date): Promise<void> {
  const stored = await findCounts(db, toBudapestDay(now));
  if (!stored || now.getTime() - stored.countedAt.getTime() >= maxAgeMs / 2) await countListings(db, now);
}

/** The stored numbers of today, or counted where they are missing or too old. */
export async function getListingCounts(db: Database, now: Date) {
  const stored = await findCounts(db, toBudapestDay(now));
  return stored && now.getTime() - stored.countedAt.getTime() < maxAgeMs ? stored : countListings(db, now);
}

/** The numbers of the day, or of the last counted day before it. */
export const findListingCountsOn = (db: Database, day: string) =>
  storedCounts(db).where(sql<string>`day`, '<=', day).orderBy('day', 'desc').limit(1).executeTakeFirst();
