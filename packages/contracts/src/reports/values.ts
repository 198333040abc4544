import { type ListingKind, listingKinds } from '../listings/values.ts';
import { type RequestKind, requestKinds } from '../requests/values.ts';

/** The kind of a report of a request: 'service-request'. */
export const toReportKind = <Kind extends RequestKind>(kind: Kind) => `${kind}-request` as const;

/**
 * What is reported: a listing, a message of a thread by its other side, what a shared list says, or a request by who may
 * answer it.
 */
export const reportKinds = [...listingKinds, 'message', 'list', ...requestKinds.map(toReportKind)] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Whether a listing is reported, which anybody can; the others have a session or a secret link, and no captcha. */
export const isListingReport = (kind: ReportKind): kind is ListingKind =>
  listingKinds.some((listing) => listing === kind);

/** The kind of the request that a report is about; undefined for anything else. */
export const findReportedKind = (kind: string): RequestKind | undefined =>
  requestKinds.find((one) => toReportKind(one) === kind);

/** What a report without a reason, and the list of reasons, ask for. */
export const chooseReason = 'Válassz okot!';

/** Why a visitor reports a listing. */
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

/** Those that fit a request. */
export const requestReportReasons = [
  'fraud',
  'untrue',
  'illegal',
  'offensive',
  'duplicate',
  'other',
] as const satisfies ReportReason[];

/** What its owner did with a hidden listing: it was mended, or copied. */
export const ownerReasons = ['mended', 'copied'] as const;

/** Why a listing is in the queue. */
export const queueReasons = [...reportReasons, ...ownerReasons] as const;
export type QueueReason = (typeof queueReasons)[number];

/**
 * Not decided yet; dismissed by an admin; or upheld, when the listing or request was hidden, the thread closed or the
 * list taken back.
 */
export const reportStates = ['open', 'dismissed', 'upheld'] as const;
export type ReportState = (typeof reportStates)[number];

/** The states by which the queue is filtered. */
export const reportStateFilters = [...reportStates, 'all'] as const;

/** Orders of the admin's queue: the last report first, or the listing with most reports. */
export const reportSorts = ['newest', 'oldest', 'most'] as const;
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
