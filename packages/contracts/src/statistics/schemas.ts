import { z } from 'zod';
import { dayMs } from '../core/days.ts';
import { fieldMessages } from '../core/hungarian.ts';
import { createRecord, day, flagReply, id, instant, nullableText } from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { requestKinds } from '../requests/values.ts';
import { listingEvents, spanDays, spanTooLong } from './values.ts';

/** A span of calendar days of Budapest, both included; by default up to today, for as long as `spanDays` says. */
export const spanQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: fieldMessages.reversedDays,
    abort: true,
  })
  .refine(
    ({ from, to }) =>
      from === undefined || to === undefined || (Date.parse(to) - Date.parse(from)) / dayMs < spanDays.max,
    { path: ['from'], error: spanTooLong },
  );
export type SpanQuery = z.output<typeof spanQuery>;

const count = z.int().nonnegative();

/** The days that were counted, and whether the bins are days or calendar weeks, which the span may cut. */
const span = { from: day, to: day, unit: z.enum(['day', 'week']) };

/** A bin of a time line, both days included; `isPartial` for the one in which the clock stands. */
const bin = z.object({ from: day, to: day, isPartial: flagReply });

const byRole = z.object({
  ingatlan_tulajdonos: count,
  szallasado: count,
  szakember: count,
  ajanlatkero: count,
});

const byListingKind = z.object(createRecord(listingKinds, () => count));
const byRequestKind = z.object(createRecord(requestKinds, () => count));

/** Figures of the site, for each bin and in total. */
const siteFigures = z.object({
  /** Orders placed. */
  orders: count,
  /** Forints: the price of those of these orders that were activated and not refunded. */
  income: count,
  registrations: byRole,
  /** Quote requests by what is looked for. */
  requests: byRequestKind,
  /** Offers of professionals. */
  offers: count,
});
export type SiteFigures = z.infer<typeof siteFigures>;

/** A mail that waits after a failed attempt, or was given up. */
const troubledMail = z.object({
  mailID: z.int(),
  subject: z.string(),
  status: z.enum(['waiting', 'failed']),
  attempts: count,
  /** What the receiving server replied, or why it was not reached. */
  lastError: nullableText,
  created: instant,
});

const endingPackage = z.object({
  orderID: id,
  packageName: z.string(),
  /** The name of the firm or the person. */
  buyer: z.string(),
  listingName: nullableText,
  /** 0 on the last day. */
  daysLeft: z.int(),
});

/** The admin's first screen. */
export const siteStatistics = z.object({
  ...span,
  bins: z.array(bin.extend({ figures: siteFigures })),
  totals: siteFigures,
  /** The same number of days before the span. */
  previous: siteFigures,
  listings: z.object({
    /** Published listings now. */
    now: byListingKind,
    /** Published listings on the first day of the span; null where nothing was counted yet. */
    before: byListingKind.nullable(),
    /** When they were counted. */
    countedAt: instant,
  }),
  mails: z.object({ waiting: count, failed: count, troubled: z.array(troubledMail) }),
  endingPackages: z.object({ total: count, rows: z.array(endingPackage) }),
});
export type SiteStatistics = z.infer<typeof siteStatistics>;

/** What a browser reports about a listing; there is nothing about the visitor in it. */
export const listingEventBody = z.object({
  kind: z.enum(listingKinds),
  id,
  event: z.enum(listingEvents),
});
export type ListingEventBody = z.output<typeof listingEventBody>;

export const eventCounts = z.object({ views: count, contacts: count, messages: count });
export type EventCounts = z.infer<typeof eventCounts>;

/** Events in a number of days, which may differ between the sides of a comparison. */
const eventsInDays = eventCounts.extend({ days: count });

/** An advertiser's first screen. */
export const advertiserStatistics = z.object({
  ...span,
  bins: z.array(bin.extend({ events: eventCounts })),
  totals: eventCounts,
  /** The same number of days before the span. */
  previous: eventCounts,
  /** The published listings with the most views, at most 20 of `totalListings`. */
  listings: z.array(z.object({ id, name: z.string(), events: eventCounts })),
  totalListings: count,
  /** Own listings that nobody else sees: paused, expired, sold, drafts. */
  hiddenListings: count,
  /** The latest promotions of listings: up to 28 days since their start, and as many before it. */
  promotions: z.array(
    z.object({
      orderID: id,
      packageName: z.string(),
      listingID: id,
      listingName: z.string(),
      /** The first day. */
      from: day,
      before: eventsInDays,
      during: eventsInDays,
    }),
  ),
  /** Packages in force or queued, the next to end first. */
  packages: z.array(
    z.object({
      orderID: id,
      packageID: id,
      packageName: z.string(),
      listingID: id.nullable(),
      listingName: nullableText,
      isQueued: flagReply,
      /** 0 on the last day; null for a package counted in pieces. */
      daysLeft: z.int().nullable(),
      /** Null for a package counted in days. */
      piecesLeft: z.int().nullable(),
    }),
  ),
  /** The county with the most of the listings, for requests nearby. */
  county: nullableText,
});
export type AdvertiserStatistics = z.infer<typeof advertiserStatistics>;

/** A requester's first screen. */
export const requesterStatistics = z.object({
  /** Open requests by what is looked for. */
  open: byRequestKind,
  /** Offers that wait for a decision. */
  undecidedOffers: count,
  /** The latest offers of professionals and answers of hosts. */
  received: z.array(
    z.object({
      kind: z.enum(['service', 'accommodation']),
      requestID: id,
      /** The request in a line: 'villanyszerelő, Vác'. */
      request: z.string(),
      /** The name of the firm or the person. */
      from: z.string(),
      created: instant,
      /** 'answer' for a host's, which needs no decision. */
      state: z.enum(['open', 'accepted', 'refused', 'answer']),
      /** Forints and their unit ('Ft/óra'), of an offer. */
      price: z.int().nullable(),
      priceUnit: nullableText,
    }),
  ),
});
export type RequesterStatistics = z.infer<typeof requesterStatistics>;
