import { type MailType, mailTypes, type placeholdersByType } from '@piacter/contracts/emails/values';
import { defaultMailTemplates } from '@piacter/db';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fillContent, fillSubject, type MailValues } from './fill-template.ts';
import { getReason, type MailReason, renderLayout, unsubscribeLink } from './layout.ts';
import { plainText } from './plain-text.ts';

export interface MailTemplate {
  subject: string;
  /** HTML with placeholders. */
  content: string;
}

/** Addresses of a mail that its receiver can unsubscribe from. */
export interface Unsubscribe {
  /** Takes a POST without login and without more questions. */
  oneClickUrl: string;
  /** The page for people, with a button: programs that open links change nothing. */
  pageUrl: string;
}

/** A mail made from the admin's or else the default template of its type, with a value for each of its placeholders. */
type TypedMail = {
  [Type in MailType]: {
    template: Type;
    values: Record<(typeof placeholdersByType)[Type][number], string>;
  };
}[MailType];

interface Delivery {
  /** A single mail address. */
  to: string;
  replyTo?: string;
  /** Why the receiver gets it, for its footer; by default, that of its type. */
  reason?: MailReason;
  /** How to get no more of these mails, in the head of the mail for its program (RFC 8058) and below its text. */
  unsubscribe?: Unsubscribe;
  /** Deduplication key: a second mail with the same key is dropped. The Message-ID is derived from it. */
  dedupeKey: string;
}

export type MailDraft = (TypedMail | { template: MailTemplate; values: MailValues }) & Delivery;

/** The admin's template of a type that was changed last, or the default. */
async function findTemplate(trx: Trx, type: MailType): Promise<MailTemplate> {
  const emailType = mailTypes[type];
  const row = await trx
    .selectFrom('email_templates')
    .select(['subject', 'content'])
    .where('emailType', '=', emailType)
    .orderBy('updated', 'desc')
    .orderBy('emailID', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Without any, a mail must not be lost: it may be the link that somebody signs in with.
  const template = row ?? defaultMailTemplates.find((entry) => entry.emailType === emailType);
  if (!template) throw new Error(`No mail template of type ${type}`);
  return template;
}

/** A filled template: a subject of one line, the HTML document, and its plain text. */
export function renderMail(
  template: MailTemplate,
  values: MailValues,
  publicUrl: string,
  { reason, unsubscribe }: Pick<MailDraft, 'reason' | 'unsubscribe'> = {},
) {
  const subject = fillSubject(template.subject, values);
  const content = fillContent(template.content, values);
  return {
    subject,
    html: renderLayout(subject, content, publicUrl, { reason, unsubscribePage: unsubscribe?.pageUrl }),
    text: plainText(unsubscribe ? `${content}<p>${unsubscribeLink(unsubscribe.pageUrl)}</p>` : content),
  };
}

/** A transactional outbox: mails are stored in the caller's transaction, and sent by the worker once it has committed. */
export const createMailOutbox = ({
  clock,
  config,
}: Pick<Deps, 'clock'> & { config: Pick<Config, 'publicUrl'> }) => ({
  async add(trx: Trx, draft: MailDraft): Promise<void> {
    const { template: given } = draft;
    const [template, usual] =
      typeof given === 'string'
        ? [await findTemplate(trx, given), getReason(given)]
        : [given, getReason(undefined)];
    const reason = draft.reason ?? usual;
    const now = clock.now();
    await trx
      .insertInto('outbox_mails')
      .values({
        dedupeKey: draft.dedupeKey,
        toAddress: draft.to,
        replyTo: draft.replyTo ?? null,
        ...renderMail(template, draft.values, config.publicUrl, { ...draft, reason }),
        unsubscribeUrl: draft.unsubscribe?.oneClickUrl ?? null,
        nextAttemptAt: now,
        created: now,
      })
      .onDuplicateKeyUpdate((row) => ({ dedupeKey: row.ref('outbox_mails.dedupeKey') }))
      .execute();
  },
});

export type MailOutbox = ReturnType<typeof createMailOutbox>;
