import { type MailType, mailTypes, type placeholdersByType } from '@piacter/contracts/emails/values';
import { defaultMailTemplates } from '@piacter/db';
import type { Trx } from '../../../core/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fillContent, fillSubject, type MailValues, plainText } from './fill-template.ts';
import {
  getReason,
  type MailReason,
  type MailSite,
  renderLayout,
  unsubscribeLinks,
  withoutPictures,
} from './layout.ts';
import { type MailPriority, mailPriorities, priorityByType } from './mail-priority.ts';

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
  /** The page where the receiver says when and about what to write. */
  settings?: { url: string; words: string };
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
  /** By default, that of its type. */
  priority?: MailPriority;
  /** How to get no more of these mails, in the head of the mail for its program (RFC 8058) and below its text. */
  unsubscribe?: Unsubscribe;
  /** Deduplication key: a second mail with the same key is dropped. The Message-ID is derived from it. */
  dedupeKey: string;
}

export type MailDraft = (TypedMail | { template: MailTemplate; values: MailValues }) & Delivery;

/** Mails of one insert: with their texts well below the smallest `max_allowed_packet`. */
const batchSize = 50;

/** Finds the template of each type, in one statement: the admin's that was changed last, or the default. */
async function findTemplates(
  trx: Trx,
  types: readonly MailType[],
): Promise<(type: MailType) => MailTemplate> {
  const emailTypes = types.map((type) => mailTypes[type]);
  const rows =
    emailTypes.length === 0
      ? []
      : await trx
          .selectFrom('email_templates')
          .select(['emailType', 'subject', 'content'])
          .where('emailType', 'in', emailTypes)
          .orderBy('updated')
          .orderBy('emailID')
          .execute();
  // Without any, a mail must not be lost: it may be the link that somebody signs in with.
  const templates = new Map([...defaultMailTemplates, ...rows].map((row) => [row.emailType, row]));
  return (type) => {
    const template = templates.get(mailTypes[type]);
    if (!template) throw new Error(`No mail template of type ${type}`);
    return template;
  };
}

const isTyped = (draft: MailDraft): draft is TypedMail & Delivery => typeof draft.template === 'string';

/** A filled template: a subject of one line, the HTML document, and its plain text. */
export function renderMail(
  template: MailTemplate,
  values: MailValues,
  { publicUrl, seller }: MailSite,
  { reason, unsubscribe }: Pick<MailDraft, 'reason' | 'unsubscribe'> = {},
) {
  const subject = fillSubject(template.subject, values);
  const content = fillContent(template.content, values);
  return {
    subject,
    html: renderLayout(subject, content, { publicUrl, seller }, { reason, unsubscribe }),
    text: plainText(
      withoutPictures(content, publicUrl) + (unsubscribe ? `<p>${unsubscribeLinks(unsubscribe)}</p>` : ''),
    ),
  };
}

/** A transactional outbox: mails are stored in the caller's transaction, and sent by the worker once it has committed. */
export const createMailOutbox = ({ clock, config }: Pick<Deps, 'clock'> & { config: MailSite }) => ({
  /** Stores the mails of an event: one statement reads their templates, and one writes them. */
  async add(trx: Trx, ...drafts: readonly MailDraft[]): Promise<void> {
    const types = new Set(drafts.filter(isTyped).map(({ template }) => template));
    const getTemplate = await findTemplates(trx, [...types]);
    const now = clock.now();
    const rows = drafts.map((draft) => {
      const [template, type] = isTyped(draft)
        ? [getTemplate(draft.template), draft.template]
        : [draft.template, undefined];
      const reason = draft.reason ?? getReason(type);
      const priority = draft.priority ?? (type ? priorityByType[type] : 'normal');
      return {
        dedupeKey: draft.dedupeKey,
        toAddress: draft.to,
        replyTo: draft.replyTo ?? null,
        ...renderMail(template, draft.values, config, { ...draft, reason }),
        unsubscribeUrl: draft.unsubscribe?.oneClickUrl ?? null,
        priority: mailPriorities[priority],
        nextAttemptAt: now,
        created: now,
      };
    });
    for (let start = 0; start < rows.length; start += batchSize)
      await trx
        .insertInto('outbox_mails')
        .values(rows.slice(start, start + batchSize))
        .onDuplicateKeyUpdate((row) => ({ dedupeKey: row.ref('outbox_mails.dedupeKey') }))
        .execute();
  },
});

export type MailOutbox = ReturnType<typeof createMailOutbox>;
