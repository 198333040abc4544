import { typedEntries } from '../core/values.ts';

/** Types of the admin's e-mail templates (`types_email`). */
export const mailTypes = {
  activation: 1,
  forgottenPassword: 2,
  packageExpiry: 3,
  twoFactor: 4,
  newOffer: 5,
  offerAccepted: 6,
  orderActivated: 7,
  contact: 8,
  emailChange: 9,
  hostContact: 10,
  offerRefused: 11,
  listingHidden: 12,
  listingShown: 13,
  listingExpiry: 14,
  watchConfirmation: 15,
  watchMatches: 16,
  watchedRequests: 17,
  priceDrop: 18,
  acceptedOffer: 19,
  requestClosed: 25,
  requestEnding: 26,
  requestEnded: 27,
  requestHidden: 28,
  invoiceIssued: 29,
  invoiceCancelled: 30,
  orderRefunded: 31,
  unreadMessages: 32,
  calendarFailing: 33,
  calendarConflict: 34,
  appointment: 35,
  contactCopy: 36,
} as const;

export type MailType = keyof typeof mailTypes;

/** The placeholders of templates, written in braces. */
export const placeholders = [
  'name',
  'url',
  'days',
  'title',
  'package',
  'price',
  'clientName',
  'phone',
  'message',
  'request',
  'reply',
  'email',
  'time',
  'place',
  'order',
  'date',
  'vat',
  'seller',
  'buyer',
  'invoice',
  'cancelledInvoice',
  'stay',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Of the mails to the two sides of an accepted offer. */
const dealPlaceholders = [
  'name',
  'url',
  'title',
  'clientName',
  'request',
  'price',
  'time',
  'place',
  'phone',
  'email',
] as const;

/**
 * The placeholders that mails of a type fill in; any other is left empty. `request` names what is wanted and where,
 * `reply` says in a sentence how to answer, which differs from mail to mail; `phone` and `email` are those of the other
 * side, `time` is within what time the work would be done.
 */
export const placeholdersByType = {
  activation: ['url'],
  forgottenPassword: ['name', 'url'],
  packageExpiry: ['name', 'url', 'days', 'title', 'package'],
  twoFactor: ['name', 'url'],
  newOffer: ['name', 'url', 'title', 'clientName', 'request', 'price', 'time', 'message'],
  offerAccepted: dealPlaceholders,
  orderActivated: ['name', 'url', 'title', 'package', 'price', 'order', 'date', 'vat', 'seller', 'buyer'],
  contact: ['name', 'url', 'title', 'clientName', 'phone', 'stay', 'price', 'message', 'reply'],
  contactCopy: ['name', 'url', 'title', 'message'],
  emailChange: ['name', 'url'],
  hostContact: ['name', 'url', 'title', 'clientName', 'message', 'request', 'reply', 'phone', 'email'],
  offerRefused: ['name', 'url', 'title', 'request', 'price'],
  listingHidden: ['name', 'url', 'title', 'message'],
  listingShown: ['name', 'url', 'title', 'message'],
  listingExpiry: ['name', 'url', 'title', 'days'],
  watchConfirmation: ['url', 'title', 'days'],
  watchMatches: ['name', 'url', 'title', 'message'],
  watchedRequests: ['name', 'url', 'title', 'message', 'request'],
  priceDrop: ['name', 'url', 'title', 'price'],
  acceptedOffer: dealPlaceholders,
  requestClosed: ['name', 'url', 'request', 'message'],
  requestEnding: ['name', 'url', 'request', 'days'],
  requestEnded: ['name', 'url', 'title', 'message'],
  requestHidden: ['name', 'url', 'request', 'message'],
  invoiceIssued: ['name', 'url', 'package', 'order', 'invoice'],
  orderRefunded: ['name', 'url', 'package', 'price', 'order', 'message'],
  invoiceCancelled: ['name', 'url', 'package', 'order', 'invoice', 'cancelledInvoice'],
  appointment: ['name', 'url', 'clientName', 'title', 'message', 'reply'],
  unreadMessages: ['name', 'url', 'clientName', 'title', 'message', 'reply'],
  calendarFailing: ['name', 'url', 'title', 'clientName', 'date', 'message'],
  calendarConflict: ['name', 'url', 'title', 'clientName', 'date'],
} as const satisfies Record<MailType, readonly Placeholder[]>;

/** The type of a stored template; undefined for one that no mail is made from. */
export const findMailType = (emailType: number | string): MailType | undefined =>
  typedEntries(mailTypes).find(([, id]) => String(id) === String(emailType))?.[0];

/** The placeholders that a type fills in; all of them before one is chosen. */
export const getPlaceholders = (type: MailType | undefined): readonly Placeholder[] =>
  type ? placeholdersByType[type] : placeholders;

const namesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
];

const inBraces = (names: readonly string[]) => [...new Set(names)].map((name) => `{${name}}`).join(', ');

/** What of a template would not be filled in: names that the type leaves empty, and those that no mail knows. */
export function findUnfilled(type: MailType | undefined, words: string) {
  const known = new Map(placeholders.map((name) => [name.toLowerCase(), name]));
  const filled = getPlaceholders(type);
  const found = namesIn(words).map((written) => ({ written, name: known.get(written.toLowerCase()) }));
  return {
    unknown: inBraces(found.flatMap(({ written, name }) => (name ? [] : written))),
    notFilled: inBraces(found.flatMap(({ name }) => (name && !filled.includes(name) ? name : []))),
  };
}

/** Whether a text has the link of the mail, in any case. */
export const hasLink = (words: string): boolean => /\{url\}/i.test(words);

/** Former texts of a type that are kept. */
export const templateVersionLimit = 10;

/** Maximum lengths, in characters; `content` counts the text without markup, `html` with it. */
export const emailLimits = { subject: 200, content: 10_000, html: 60_000 } as const;

/** Days before the end of a package at which a reminder is sent. */
export const intervalRange = { min: 1, max: 365 } as const;

/** The state of a mail in the queue. */
export const mailStates = ['waiting', 'failed', 'sent'] as const;
export type MailState = (typeof mailStates)[number];
