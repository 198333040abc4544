import { addDays, dayMs, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { getStoredKind, type ListingKind } from '@piacter/contracts/listings';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { selectListingNames, selectPromotions, sumByListing } from './own-listings.queries.ts';
import { countDays } from './span.ts';

type Promotion = Awaited<ReturnType<typeof selectPromotions>>[number];
type Effect = AdvertiserStatistics['promotions'][number];

/** The most days that are compared: longer ago, the season and the price matter more than the package. */
const maxCompared = 28;
const maxPromotions = 5;
const maxAgeMs = 180 * dayMs;

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

interface Days {
  from: string;
  to: string;
}

/** The full days of the package so far, and as many days before it, since the listing was published. */
export function getComparedDays(
  { validFrom, validTo, created }: { validFrom: Date; validTo: Date; created: Date },
  now: Date,
): { before: Days; during: Days } {
  const first = toBudapestDay(validFrom);
  const yesterday = addDays(toBudapestDay(now), -1);
  const lastOfPackage = toBudapestDay(new Date(validTo.getTime() - 1));
  const to = earlier(earlier(yesterday, lastOfPackage), addDays(first, maxCompared - 1));
  const count = Math.max(0, daysBetween(first, to) + 1);
  return {
    before: { from: later(addDays(first, -count), toBudapestDay(created)), to: addDays(first, -1) },
    during: { from: first, to },
  };
}

async function countDaysOf(
  db: Database,
  kindID: number,
  listingID: number,
  days: Days,
): Promise<Effect['before']> {
  const count = Math.max(0, countDays(days));
  const [sums] = count === 0 ? [] : await sumByListing(db, { kindID, ids: [listingID], ...days });
  const { views = 0, contacts = 0, messages = 0 } = sums ?? {};
  return { days: count, views, contacts, messages };
}

async function compare(
  db: Database,
  kindID: number,
  { validFrom, validTo, created, ...promotion }: Promotion,
  now: Date,
): Promise<Omit<Effect, 'listingName'>> {
  const compared = getComparedDays({ validFrom, validTo, created }, now);
  return {
    ...promotion,
    from: toBudapestDay(validFrom),
    before: await countDaysOf(db, kindID, promotion.listingID, compared.before),
    during: await countDaysOf(db, kindID, promotion.listingID, compared.during),
  };
}

/** What the latest promotions of an advertiser's listings changed: the days before and during each. */
export async function comparePromotions(
  db: Database,
  kind: ListingKind,
  userID: number,
  now: Date,
): Promise<Effect[]> {
  const since = new Date(now.getTime() - maxAgeMs);
  const promotions = await selectPromotions(db, { kind, userID, since, now }, maxPromotions);
  const [names, effects] = await Promise.all([
    selectListingNames(
      db,
      kind,
      promotions.map(({ listingID }) => listingID),
    ),
    Promise.all(promotions.map((promotion) => compare(db, getStoredKind(kind), promotion, now))),
  ]);
  return effects
    .filter(({ during }) => during.days > 0)
    .map((effect) => ({ ...effect, listingName: names.get(effect.listingID) ?? '' }));
}
