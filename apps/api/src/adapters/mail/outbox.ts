import { defaultMailTemplates } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fillContent, fillSubject } from './fill-template.ts';
import { renderLayout } from './layout.ts';
import { type MailType, type MailValues, mailTypes } from './mail-types.ts';
import { plainText } from './plain-text.ts';

export interface MailTemplate {
  subject: string;
  /** HTML with placeholders. */
  content: string;
}

export interface MailDraft {
  /** A type, for which the admin's or else the default template is used, or a template. */
  template: MailType | MailTemplate;
  /** A single mail address. */
  to: string;
  replyTo?: string;
  values: MailValues;
  /** Deduplication key: a second mail with the same key is dropped. The Message-ID is derived from it. */
  dedupeKey: string;
}

async function findTemplate(trx: Trx, type: MailType): Promise<MailTemplate> {
  const emailType = mailTypes[type];
  const row = await trx
    .selectFrom('email_templates')
    .select(['subject', 'content'])
    .where('emailType', '=', emailType)
    .orderBy('emailID')
    .limit(1)
    .executeTakeFirst();
  // The admin may delete the last template of a type, which must not lock anybody out.
  const template = row ?? defaultMailTemplates.find((entry) => entry.emailType === emailType);
  if (!template) throw new Error(`No mail template of type ${type}`);
  return template;
}

/** A transactional outbox: mails are stored in the caller's transaction, and sent by the worker once it has committed. */
export const createMailOutbox = ({ clock, config }: Pick<Deps, 'clock' | 'config'>) => ({
  async add(trx: Trx, draft: MailDraft): Promise<void> {
    const template =
      typeof draft.template === 'string' ? await findTemplate(trx, draft.template) : draft.template;
    const subject = fillSubject(template.subject, draft.values);
    const content = fillContent(template.content, draft.values);
    const now = clock.now();
    await trx
      .insertInto('outbox_mails')
      .values({
        dedupeKey: draft.dedupeKey,
        toAddress: draft.to,
        replyTo: draft.replyTo ?? null,
        subject,
        html: renderLayout(subject, content, config.publicUrl),
        text: plainText(content),
        nextAttemptAt: now,
        created: now,
      })
      .onDuplicateKeyUpdate((row) => ({ dedupeKey: row.ref('outbox_mails.dedupeKey') }))
      .execute();
  },
});

export type MailOutbox = ReturnType<typeof createMailOutbox>;
