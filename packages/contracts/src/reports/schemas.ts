import { z } from 'zod';
import {
  captchaToken,
  flag,
  flagReply,
  id,
  instant,
  nullableText,
  page,
  requiredText,
  text,
} from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { requestStates } from '../requests/values.ts';
import { linkSecret } from '../threads/link-secret.ts';
import { threadFile } from '../threads/schemas.ts';
import { threadSides } from '../threads/values.ts';
import {
  chooseReason,
  queueReasons,
  reportKinds,
  reportLimits,
  reportReasons,
  reportSorts,
  reportStateFilters,
  reportStates,
} from './values.ts';

const listingKind = z.enum(listingKinds);
const kind = z.enum(reportKinds);

/**
 * A report of a listing (TRUST-01), with a captcha token of the provider that `client-config` names; or, which needs
 * none, of a message by the other side of its thread (MSG-10), of what the other side of a shared list says (KEEP-07), or
 * of a request by who may answer it (TRUST-04).
 */
export const reportBody = z.object({
  kind,
  id,
  reason: z.enum(reportReasons, { error: chooseReason }),
  /** What is wrong with it; optional. */
  text: text(reportLimits.text).default(''),
  captchaToken: captchaToken.default(''),
  /** Of a message: the secret of the mailed link, without a session; of a shared list: that of its link. */
  token: linkSecret.optional(),
  /** Of a shared list: the listing whose note is reported; without it a name is, that of the list or the second person. */
  entry: z.object({ kind: listingKind, id }).optional(),
});
export type ReportBody = z.output<typeof reportBody>;

/** Filters of the admin's queue: the open reports by default. */
export const reportQuery = z.object({
  state: z.enum(reportStateFilters).default('open'),
  kind: kind.optional(),
  reason: z.enum(queueReasons).optional(),
  sort: z.enum(reportSorts).default('newest'),
  page,
});
export type ReportQuery = z.output<typeof reportQuery>;

/** What an admin has to know of a listing before hiding it. */
export const listingVisibility = z.object({
  kind: listingKind,
  id,
  /** 'Eladó lakás, Győr', the name of an accommodation, the title of a service. */
  title: z.string(),
  /** Last segment of the path of its page. */
  url: z.string(),
  ownerID: id,
  ownerName: z.string(),
  /** Of the owner's account. */
  ownerEmail: z.string(),
  mainImg: nullableText,
  /** Reports of the owner's other listings, and how many of them an admin has upheld. */
  otherReports: z.int(),
  otherUpheld: z.int(),
  /** Hidden by an admin, for this reason. */
  isHidden: flagReply,
  hiddenReason: nullableText,
  hiddenAt: instant.nullable(),
});
export type ListingVisibility = z.infer<typeof listingVisibility>;

export const visibilityBody = z.object({
  isHidden: flag.transform((value) => value === 1),
  /** Mailed to the owner of the listing. */
  reason: requiredText(reportLimits.visibilityReason),
});
export type VisibilityBody = z.output<typeof visibilityBody>;

const report = z.object({
  reportID: id,
  reason: z.enum(queueReasons),
  text: z.string(),
  state: z.enum(reportStates),
  created: instant,
  decidedAt: instant.nullable(),
  /** The account of a reporter who was signed in. */
  reporterEmail: nullableText,
});

const reportedSide = z.object({
  /** Null without an account. */
  userID: id.nullable(),
  name: z.string(),
  email: z.string(),
});

/** What an admin sees of a reported message: whole, whatever the gate says. */
const conversation = z.object({
  /** Its sides, null once the thread or the account was deleted. */
  owner: reportedSide.nullable(),
  other: reportedSide.nullable(),
  /** 1 once an admin has closed it; null once it was deleted. */
  isClosed: flagReply.nullable(),
  /** The message and those around it as they were when it was reported, '' for a withdrawn one. */
  messages: z.array(
    z.object({
      messageID: id,
      side: z.enum(threadSides),
      text: z.string(),
      /** Those that its sender still has. */
      files: z.array(threadFile),
      isReported: flagReply,
      created: instant,
    }),
  ),
});
export type ReportedConversation = z.infer<typeof conversation>;

/** What an admin sees of a reported list, as it was then. */
const listTexts = z.object({
  /** Null once the account was deleted. */
  owner: reportedSide.nullable(),
  /** 1 once its link was taken back, by its owner or an admin. */
  isGone: flagReply,
  texts: z.array(
    z.object({
      /** `other` is the second person. */
      side: z.enum(threadSides),
      /** That of the listing that a note is about; null of a name. */
      title: nullableText,
      text: z.string(),
      isReported: flagReply,
    }),
  ),
});
export type ReportedListTexts = z.infer<typeof listTexts>;

/** What an admin sees of a reported request, as it is now. */
const requestView = z.object({
  requester: z.object({ userID: id, name: z.string(), email: z.string() }),
  /** '3 napon belül', '4 fő, 150 000 Ft-ig', '30–60 M Ft' */
  terms: z.string(),
  description: z.string(),
  state: z.enum(requestStates),
  /** Hidden by an admin, for this reason. */
  hiddenReason: nullableText,
});
export type ReportedRequest = z.infer<typeof requestView>;

/** A listing, message, list or request of the queue with its newest reports. */
export const reportedListing = z.object({
  kind,
  id,
  /** Its name when it was last reported. */
  title: z.string(),
  /** Null of anything else, and once it was deleted. */
  listing: listingVisibility.nullable(),
  /** Null of anything but a message. */
  conversation: conversation.nullable(),
  /** Null of anything but a list. */
  list: listTexts.nullable(),
  /** Null of anything but a request, and once it or its requester was deleted. */
  request: requestView.nullable(),
  /** The number of reports that match the filters. */
  reportCount: z.int(),
  lastReportedAt: instant,
  /** All reports of the listing whatever the filters, at most fifty, the newest first. */
  reports: z.array(report),
});
export type ReportedListing = z.infer<typeof reportedListing>;

export const reportDecision = z.object({
  /** Upheld only for a message, whose thread is closed then, and a list, whose link is taken back; a listing or request is hidden. */
  state: z.enum(['dismissed', 'upheld']),
  /** Also the open reports of the same listing that are older than this one. */
  withOlder: flag.default(0),
});
export type ReportDecision = z.output<typeof reportDecision>;
