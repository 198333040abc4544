import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';

/** A mail as the outbox keeps it. */
export interface OutgoingMail {
  mailID: number;
  dedupeKey: string;
  toAddress: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export interface Sender {
  /** `Name <address>`. */
  from: string;
  publicUrl: string;
}

/** The same for every attempt, so that a server or a reader drops what arrives a second time after a crash. */
const messageID = (dedupeKey: string, publicUrl: string): string =>
  `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`;

/** Addresses go as objects: a comma in one can never make it two. */
const one = (address: string) => ({ name: '', address });

export const toMessage = (mail: OutgoingMail, { from, publicUrl }: Sender, now: Date): SendMailOptions => ({
  from,
  to: one(mail.toAddress),
  ...(mail.replyTo ? { replyTo: one(mail.replyTo) } : {}),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: messageID(mail.dedupeKey, publicUrl),
  date: now,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'hu' },
  // Nothing that a template names is ever read from the disk or the network.
  disableFileAccess: true,
  disableUrlAccess: true,
});
