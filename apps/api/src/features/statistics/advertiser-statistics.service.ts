import { findKindOfRole, getStoredKind, type ListingKind } from '@piacter/contracts/listings';
import {
  type AdvertiserStatistics,
  type EventCounts,
  type SpanQuery,
  spanDays,
} from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { getActivePackages } from './active-packages.ts';
import {
  countHiddenListings,
  findHomeCounty,
  type ListingSpan,
  selectListingNames,
  selectOwnListingIDs,
  sumByDay,
  sumByListing,
} from './own-listings.queries.ts';
import { comparePromotions } from './promotion-effects.ts';
import { createSpan, getPreviousSpan, type Span } from './span.ts';

/** Listings that are shown one by one, those with the most views. */
const maxShown = 20;

const noEvents = (): EventCounts => ({ views: 0, contacts: 0, messages: 0 });

const addEvents = (one: EventCounts, other: EventCounts): EventCounts => ({
  views: one.views + other.views,
  contacts: one.contacts + other.contacts,
  messages: one.messages + other.messages,
});

const sumEvents = (rows: readonly EventCounts[]): EventCounts => rows.reduce(addEvents, noEvents());

const getKind = (role: Session['role']): ListingKind => {
  const kind = findKindOfRole(role);
  if (!kind) throw new Error(`no listings of the role ${role}`);
  return kind;
};

async function getBins(db: Database, { bins }: Span, of: ListingSpan) {
  const days = await sumByDay(db, of);
  return bins.map((bin) => ({
    ...bin,
    events: sumEvents(days.filter(({ day }) => bin.from <= day && day <= bin.to)),
  }));
}

/** The listings with the most views, also those without any event. */
async function getListings(db: Database, kind: ListingKind, of: ListingSpan) {
  const counted = new Map(
    (await sumByListing(db, of)).map(({ listingID, ...events }) => [listingID, events]),
  );
  const shown = of.ids
    .map((id) => ({ id, events: counted.get(id) ?? noEvents() }))
    .sort((a, b) => b.events.views - a.events.views)
    .slice(0, maxShown);
  const names = await selectListingNames(
    db,
    kind,
    shown.map(({ id }) => id),
  );
  return shown.map((listing) => ({ ...listing, name: names.get(listing.id) ?? '' }));
}

/** An advertiser's first screen (ours). */
export const createAdvertiserStatistics = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  async get({ userID, role }: Session, query: SpanQuery): Promise<AdvertiserStatistics> {
    const now = clock.now();
    const kind = getKind(role);
    const span = createSpan(query, now, spanDays.advertiser);
    const ids = await selectOwnListingIDs(db, kind, userID);
    const of = { kindID: getStoredKind(kind), ids, from: span.from, to: span.to };
    const { from, to } = getPreviousSpan(span);
    const [bins, before, listings, hiddenListings, promotions, packages, county] = await Promise.all([
      getBins(db, span, of),
      sumByListing(db, { ...of, from, to }),
      getListings(db, kind, of),
      countHiddenListings(db, kind, userID),
      comparePromotions(db, kind, userID, now),
      getActivePackages(db, userID, now),
      findHomeCounty(db, kind, userID),
    ]);
    return {
      from: span.from,
      to: span.to,
      unit: span.unit,
      bins,
      totals: sumEvents(bins.map(({ events }) => events)),
      previous: sumEvents(before),
      listings,
      totalListings: ids.length,
      hiddenListings,
      promotions,
      packages,
      county: county ?? null,
    };
  },
});

export type AdvertiserStatisticsService = ReturnType<typeof createAdvertiserStatistics>;
