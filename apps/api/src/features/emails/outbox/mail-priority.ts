import type { MailType } from '@piacter/contracts/emails/values';

/** `outbox_mails.priority`: the lower go first. The column's default is `normal`. */
export const mailPriorities = { urgent: 0, normal: 1, bulk: 2 } as const;
export type MailPriority = keyof typeof mailPriorities;

/** What many get at the same time, and nobody waits for, goes after all else; links that somebody waits for go first. */
export const priorityByType = {
  activation: 'urgent',
  forgottenPassword: 'urgent',
  twoFactor: 'urgent',
  emailChange: 'urgent',
  watchConfirmation: 'urgent',
  newOffer: 'normal',
  offerAccepted: 'normal',
  offerRefused: 'normal',
  acceptedOffer: 'normal',
  orderActivated: 'normal',
  contact: 'normal',
  contactCopy: 'normal',
  hostContact: 'normal',
  unreadMessages: 'normal',
  listingHidden: 'normal',
  listingShown: 'normal',
  requestClosed: 'normal',
  requestHidden: 'normal',
  invoiceIssued: 'normal',
  invoiceCancelled: 'normal',
  orderRefunded: 'normal',
  calendarFailing: 'normal',
  calendarConflict: 'normal',
  appointment: 'normal',
  packageExpiry: 'bulk',
  listingExpiry: 'bulk',
  requestEnding: 'bulk',
  requestEnded: 'bulk',
  watchMatches: 'bulk',
  watchedRequests: 'bulk',
  priceDrop: 'bulk',
} as const satisfies Record<MailType, MailPriority>;
