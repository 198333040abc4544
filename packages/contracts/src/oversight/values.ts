import { listingKinds } from '../listings/values.ts';
import { requestKinds } from '../requests/values.ts';

/** What the admin opens by its id, besides users: listings, orders, requests. */
export const timelineEntities = [
  'user',
  'service_order',
  ...listingKinds,
  ...requestKinds.map((kind) => `${kind}_request` as const),
] as const;
export type TimelineEntity = (typeof timelineEntities)[number];

/** Things that wait are counted up to here: more are as urgent. */
export const maxWaiting = 100;

/** What happened to it; `audit` are the entries of the audit log. */
export const timelineEvents = [
  'registered',
  'activated',
  'listing',
  'state',
  'order',
  'payment',
  'captured',
  'request',
  'mail_waiting',
  'mail_sent',
  'mail_failed',
  'report',
  'audit',
] as const;
export type TimelineEvent = (typeof timelineEvents)[number];

/** Maximum length of the reason for which a user is blocked; the user reads it. */
export const blockReasonLimit = 500;

/** Maximum rows of each kind in a user's page and in a timeline. */
export const overviewLimit = 50;
