import { defaultMailTemplates } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fillContent, fillSubject } from './fill-template.ts';
import { renderLayout } from './layout.ts';
import { type MailType, type MailValues, mailTypes } from './mail-types.ts';
import { plainText } from './plain-text.ts';

export interface MailTemplate {
  subject: string;
  /** HTML. */
  content: string;
}

export interface MailDraft {
  /** The admin's template of this type, or a fixed one where the admin has none. */
  template: MailType | MailTemplate;
  /** One address. */
  to: string;
  /** Whom an answer goes to. */
  replyTo?: string;
  values: MailValues;
  /** Names the cause: a second mail with the same key is dropped, and the Message-ID is made of it. */
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
  // An admin may delete the last one of a type; nobody should be locked out by it.
  const template = row ?? defaultMailTemplates.find((entry) => entry.emailType === emailType);
  if (!template) throw new Error(`No mail template of type ${type}`);
  return template;
}

/** Writes mails into the transaction that causes them; the worker of `jobs` sends them once it has committed. */
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
