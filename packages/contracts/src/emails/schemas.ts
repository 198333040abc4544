import { z } from 'zod';
import {
  flagReply,
  id,
  instant,
  keepAbsent,
  markup,
  nullableInteger,
  nullableText,
  orNull,
  page,
  requiredLine,
  seenVersion,
} from '../core/index.ts';
import { emailLimits, intervalRange, mailStates } from './values.ts';

/** A template of the admin (ENT-07). */
export const emailTemplate = z.object({
  emailID: id,
  subject: z.string(),
  content: z.string(),
  /** Days before the end of a package (type 3 only). */
  intervalDays: nullableInteger,
  emailType: id,
  emailTypeName: z.string(),
  updated: instant,
  /** Whether mails of its type are made from it: of several templates the one that was changed last. */
  inUse: flagReply,
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

const fields = {
  subject: requiredLine(emailLimits.subject),
  /** Simple HTML; the server keeps only the allowed elements. */
  content: markup(emailLimits.html).min(1),
  emailType: id,
  /** Required for type 3, dropped for all others. */
  intervalDays: orNull(z.int().min(intervalRange.min).max(intervalRange.max)),
};

export const emailBody = z.object(fields);
export type EmailBody = z.output<typeof emailBody>;

/** The body of an update: absent fields are kept. */
export const emailUpdate = z.object({ ...keepAbsent(fields), ...seenVersion });
export type EmailUpdate = z.output<typeof emailUpdate>;

/** A former text of a type of mail, or its default text. */
export const emailVersion = z.object({
  /** Null for the default text. */
  versionID: id.nullable(),
  subject: z.string(),
  content: z.string(),
  intervalDays: nullableInteger,
  /** When another text took its place; null for the default text. */
  replacedAt: instant.nullable(),
});
export type EmailVersion = z.infer<typeof emailVersion>;

/** What a preview and a test mail are made from. */
export const emailDraft = z.object({
  subject: fields.subject,
  content: fields.content,
  emailType: fields.emailType,
});
export type EmailDraft = z.output<typeof emailDraft>;

export const emailPreview = z.object({ subject: z.string(), html: z.string() });

/** A mail of the queue, without its text, whose links may sign in. */
export const queuedMail = z.object({
  mailID: id,
  toAddress: z.string(),
  subject: z.string(),
  status: z.enum(mailStates),
  attempts: z.int().nonnegative(),
  created: instant,
  nextAttemptAt: instant.nullable(),
  sentAt: instant.nullable(),
  /** What the other server replied to the last attempt. */
  lastError: nullableText,
});
export type QueuedMail = z.infer<typeof queuedMail>;

export const mailQueueQuery = z.object({ status: z.enum(mailStates).optional(), page });
export type MailQueueQuery = z.output<typeof mailQueueQuery>;
