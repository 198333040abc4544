import { timeZone } from '../core/days.ts';
import { keepDayTogether } from '../core/hungarian.ts';
import { type ListingKind, listingKinds } from '../listings/values.ts';

/** What a thread is about: a listing, an offer on a service request, or a request that its owner was answered on. */
export const requestThreadKinds = ['service-offer', 'accommodation-request', 'property-request'] as const;
export const threadKinds = [...listingKinds, ...requestThreadKinds] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Whether a thread is about a listing; the others are about a requester's request. */
export const isListingThread = (kind: ThreadKind): kind is ListingKind =>
  listingKinds.some((listing) => listing === kind);

/** The kind of the listing or request that a thread is about: 'service' of 'service-offer'. */
export const getSubjectKind = (kind: ThreadKind): ListingKind =>
  listingKinds.find((listing) => kind.startsWith(listing)) ?? listingKinds[0];

/** Threads that somebody opens by writing; the others begin with an offer or an answer. */
export const openedThreadKinds = [...listingKinds, 'property-request'] as const;
export type OpenedThreadKind = (typeof openedThreadKinds)[number];

/** The advertiser, and the visitor or requester. */
export const threadSides = ['owner', 'other'] as const;
export type ThreadSide = (typeof threadSides)[number];

export const threadStates = ['open', 'archived'] as const;

/** Closed while the advertiser sees the requester's words without contact data (MSG-04). */
export const gates = ['open', 'closed'] as const;
export type Gate = (typeof gates)[number];

/** What an entry is: words, an offer or answer that a thread began with, or what was done about an appointment. */
export const messageKinds = ['text', 'contact', 'offer', 'answer', 'meeting', 'stay'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a file of a message is, by its content. */
export const threadFileKinds = ['picture', 'pdf'] as const;
export type ThreadFileKind = (typeof threadFileKinds)[number];
/** A picture as it was stored, or a small one for a list. */
export const threadFileSizes = ['full', 'small'] as const;
export type ThreadFileSize = (typeof threadFileSizes)[number];

export const threadLimits = {
  /** Characters of a message. */
  text: 2000,
  clientKey: 64,
  /** Messages of one side an hour in one thread. */
  messagesPerHour: 30,
  /** New threads of an account a day, in its first week and later. */
  newThreadsFirstWeek: 10,
  newThreads: 40,
  /** Addressees of the same text a day, beyond which a captcha is needed. */
  sameText: 4,
  /** Open threads of a mail address without an account. */
  guestThreads: 5,
  /** Files of a message, and bytes of one. */
  files: 4,
  fileBytes: 5_242_880,
  /** Files of a side that wait for their message in a thread. */
  waitingFiles: 20,
  /** Characters of a file's name. */
  fileName: 100,
  /** Minutes in which one of the caller's messages can be withdrawn. */
  withdrawMinutes: 5,
  /** Days for which a link to a thread is valid after the last mail with it. */
  linkDays: 30,
} as const;

/** Messages that one call returns at most; of more, the newest. */
export const messagesPerPage = 50;

/** Milliseconds between looks at an open thread, at first and at most, and their growth while nothing happens. */
export const threadPolling = { first: 4000, last: 30_000, growth: 1.5 } as const;
/** Milliseconds between looks at the number of unread messages. */
export const inboxPolling = 60_000;

/** When a mail tells of unread messages: after some minutes, at full hours, once a day, or never. */
export const mailFrequencies = ['instant', 'hourly', 'daily', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];
/** The hour of daily mails, on the clocks of Budapest. */
export const dailyMailHour = 8;

/** What people meet for: seeing a place, or measuring a work. */
export const appointmentKinds = ['viewing', 'survey'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/**
 * `happened`: both sides said that it took place, `missed`: neither, `disputed`: one of them.
 */
export const appointmentStates = [
  'proposed',
  'accepted',
  'cancelled',
  'happened',
  'missed',
  'disputed',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** What somebody does with an appointment. */
export const appointmentSteps = ['accept', 'move', 'cancel', 'answer'] as const;
export type AppointmentStep = (typeof appointmentSteps)[number];

/** Who may take a step: either side, or the one that did not propose; `after`: once it has begun, otherwise before. */
type StepRule = { by: 'either' | 'addressee'; after?: true };
export type AppointmentGraph = {
  readonly [From in AppointmentState]: { readonly [Step in AppointmentStep]?: StepRule };
};

/** The steps of each state; those without any are the last ones. An answer of both sides ends an accepted one. */
export const appointmentMoves: AppointmentGraph = {
  proposed: { accept: { by: 'addressee' }, move: { by: 'either' }, cancel: { by: 'either' } },
  accepted: { move: { by: 'either' }, cancel: { by: 'either' }, answer: { by: 'either', after: true } },
  cancelled: {},
  happened: {},
  missed: {},
  disputed: {},
};

/** The steps that a side may take now. */
export const getSteps = ({
  state,
  isOwn,
  hasBegun,
}: {
  state: AppointmentState;
  isOwn: boolean;
  hasBegun: boolean;
}): AppointmentStep[] =>
  appointmentSteps.filter((step) => {
    const rule = appointmentMoves[state][step];
    if (!rule || (rule.by === 'addressee' && isOwn)) return false;
    return state === 'proposed' || hasBegun === (rule.after === true);
  });

export const appointmentLimits = {
  /** Times of one proposal. */
  times: 5,
  /** Characters of the reason for cancelling. */
  reason: 300,
} as const;

const inBudapest = { timeZone } as const;
const dayFormat = new Intl.DateTimeFormat('hu-HU', {
  ...inBudapest,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('hu-HU', { ...inBudapest, weekday: 'long' });
const timeFormat = new Intl.DateTimeFormat('hu-HU', { ...inBudapest, hour: '2-digit', minute: '2-digit' });

/** The time of an appointment on the clocks of Budapest, in two parts for a line: '2026. december 1. (kedd) 10:00'. */
export const formatMoment = (instant: Date): string =>
  `${keepDayTogether(dayFormat.format(instant))} (${weekdayFormat.format(instant)})\u00a0${timeFormat.format(instant)}`;

/** Minutes for which a calendar shows an appointment. */
export const appointmentMinutes = 60;
