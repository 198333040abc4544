import { listingKinds } from '../listings/values.ts';

/** What is reported: a listing, a message of a thread by its other side, or what a shared list says. */
export const reportKinds = [...listingKinds, 'message', 'list'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why a visitor reports a listing. */
/** What a report without a reason, and the list of reasons, ask for. */
export const chooseReason = 'Válassz okot!';

export const reportReasons = [
  'fraud',
  'untrue',
  'taken',
  'illegal',
  'offensive',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Those that fit what people write to each other: a message, a note in a shared list. */
export const messageReportReasons = [
  'fraud',
  'offensive',
  'illegal',
  'other',
] as const satisfies ReportReason[];

/** What its owner did with a hidden listing: it was mended, or copied. */
export const ownerReasons = ['mended', 'copied'] as const;

/** Why a listing is in the queue. */
export const queueReasons = [...reportReasons, ...ownerReasons] as const;
export type QueueReason = (typeof queueReasons)[number];

/**
 * Not decided yet; dismissed by an admin; or upheld, when the listing was hidden, the thread closed or the list taken
 * back.
 */
export const reportStates = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof reportStates)[number];

/** The states by which the queue is filtered. */
export const reportStateFilters = [...reportStates, 'all'] as const;

/** Orders of the admin's queue: the last report first, or the listing with most reports. */
export const reportSorts = ['newest', 'most'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** Maximum lengths in characters. */
export const reportLimits = {
  text: 2000,
  /** The reason for which a listing is hidden or shown again; its owner reads it. */
  visibilityReason: 500,
} as const;

/** Messages that a report of a message keeps around it, the nearest ones. */
export const reportedAround = 20;

/** Maximum number of reports returned with a listing, the newest ones. */
export const reportsPerListing = 50;
