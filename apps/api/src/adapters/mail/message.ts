import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';

/** A mail as the outbox stores it. */
export interface OutgoingMail {
  mailID: number;
  dedupeKey: string;
  toAddress: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** Takes the POST of a mail program whose user wants no more of these (RFC 8058). */
  unsubscribeUrl: string | null;
  /** When it was caused. */
  created: Date;
}

export interface Sender {
  /** `Name <address>`. */
  from: string;
  publicUrl: string;
}

/** The Message-ID is the same for every attempt, so that servers and clients drop a duplicate after a crash. */
const toMessageID = (dedupeKey: string, publicUrl: string): string =>
  `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`;

/** An address object, so that a comma in it cannot add a second recipient. */
const toAddress = (address: string) => ({ name: '', address });

export const toMessage = (mail: OutgoingMail, { from, publicUrl }: Sender, now: Date): SendMailOptions => ({
  from,
  to: toAddress(mail.toAddress),
  ...(mail.replyTo ? { replyTo: toAddress(mail.replyTo) } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: toMessageID(mail.dedupeKey, publicUrl),
  date: now,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': 'hu',
    ...(mail.unsubscribeUrl && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  // Templates must not make the server read files or URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
});
