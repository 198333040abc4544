import { pageSize } from '@piacter/contracts/core';
import {
  type EmailBody,
  type EmailDraft,
  type EmailTemplate,
  type EmailUpdate,
  type EmailVersion,
  findMailType,
  mailTypes,
} from '@piacter/contracts/emails';
import { defaultMailTemplates } from '@piacter/db';
import { writeAudit } from '../../../core/db/audit.ts';
import { assertNotEdited } from '../../../core/db/edit-version.ts';
import { inTransaction } from '../../../core/db/transaction.ts';
import { withChanges } from '../../../core/db/with-changes.ts';
import { invalidField, notFound } from '../../../core/http/api-error.ts';
import { notFoundText } from '../../../core/http/messages.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import type { LookupService } from '../../lookups/index.ts';
import { getReason } from '../outbox/layout.ts';
import { createMailOutbox, renderMail } from '../outbox/outbox.ts';
import { findPeople } from '../people/people.queries.ts';
import { cleanEmailContent } from './email-content.ts';
import {
  countEmails,
  deleteEmail,
  type EmailRow,
  findEmail,
  insertEmail,
  keepVersion,
  lockEmails,
  type StoredEmail,
  selectEmails,
  selectEmailsInUse,
  selectVersions,
  updateEmail,
} from './emails.queries.ts';
import { getSampleValues, text } from './emails.text.ts';
import { assertSendable } from './template-rules.ts';

interface EmailDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'assertChoices'>;
}

type Columns = Pick<StoredEmail, 'subject' | 'content' | 'emailType' | 'intervalDays'>;

const emailNotFound = () => notFound(notFoundText('sablon'));
const isReminder = ({ emailType }: Pick<Columns, 'emailType'>) => emailType === mailTypes.packageExpiry;

/** Reminders are made from every template with an interval, other mails from the latest one of their type. */
const toTemplate = (row: EmailRow, inUse: ReadonlySet<number>): EmailTemplate => ({
  ...row,
  updated: row.updated.toISOString(),
  inUse: isReminder(row) || inUse.has(row.emailID) ? 1 : 0,
});

/** The columns to store; throws at `intervalDays` for a reminder without days, or on a day that has one. */
function toColumns(body: Columns, others: readonly StoredEmail[]): Columns {
  const { subject, emailType } = body;
  const content = cleanEmailContent(body.content);
  assertSendable({ emailType, subject, content });
  if (!isReminder(body)) return { subject, content, emailType, intervalDays: null };
  const { intervalDays } = body;
  if (intervalDays === null) throw invalidField('intervalDays', text.intervalRequired);
  if (others.some((other) => isReminder(other) && other.intervalDays === intervalDays))
    throw invalidField('intervalDays', text.intervalTaken);
  return { subject, content, emailType, intervalDays };
}

/** The admin's e-mail templates (ADM-08, ADM-09); the next mail is made from the changed one. */
export function createEmailService({ db, clock, config, lookups }: EmailDeps) {
  const outbox = createMailOutbox({ clock, config });
  const assertType = (emailType: number | undefined) =>
    lookups.assertChoices([['emailType', 'types_email', emailType]]);
  const toSample = ({ subject, content, emailType }: EmailDraft) => ({
    template: { subject, content: cleanEmailContent(content) },
    values: getSampleValues(emailType, config.publicUrl),
    reason: getReason(findMailType(emailType)),
  });

  return {
    async list(page: number): Promise<{ data: EmailTemplate[]; totalPages: number }> {
      const [rows, inUse, count] = await Promise.all([
        selectEmails(db, page),
        selectEmailsInUse(db),
        countEmails(db),
      ]);
      return { data: rows.map((row) => toTemplate(row, inUse)), totalPages: Math.ceil(count / pageSize) };
    },

    async get(emailID: number): Promise<EmailTemplate> {
      const row = await findEmail(db, emailID);
      if (!row) throw emailNotFound();
      return toTemplate(row, await selectEmailsInUse(db));
    },

    /** The former texts of its type, the latest first, and the default text at the end. */
    async versions(emailID: number): Promise<EmailVersion[]> {
      const row = await findEmail(db, emailID);
      if (!row) throw emailNotFound();
      const former = await selectVersions(db, row.emailType);
      return [
        ...former.map((version) => ({ ...version, replacedAt: version.replacedAt.toISOString() })),
        ...defaultMailTemplates
          .filter(({ emailType }) => emailType === row.emailType)
          .map(({ subject, content, intervalDays }) => ({
            ...{ subject, content, intervalDays },
            versionID: null,
            replacedAt: null,
          })),
      ];
    },

    async create({ userID: actorID }: Session, body: EmailBody): Promise<number> {
      await assertType(body.emailType);
      return inTransaction(db, async (trx) => {
        const at = clock.now();
        const after = toColumns(body, await lockEmails(trx));
        const entityID = await insertEmail(trx, { ...after, updated: at });
        await writeAudit(trx, { at, actorID, action: 'created', entity: 'email_template', entityID, after });
        return entityID;
      });
    },

    /** Returns the time of the change. Throws `not_found` and `edited_meanwhile`. */
    async update({ userID: actorID }: Session, emailID: number, body: EmailUpdate): Promise<Date> {
      await assertType(body.emailType);
      return inTransaction(db, async (trx) => {
        const stored = await lockEmails(trx);
        const before = stored.find((row) => row.emailID === emailID);
        if (!before) throw emailNotFound();
        const entry = { entity: 'email_template', entityID: emailID } as const;
        await assertNotEdited(trx, { ...entry, updated: before.updated }, body.seenUpdated);
        const others = stored.filter((row) => row !== before);
        const after = toColumns(withChanges<Columns>(before, body), others);
        const at = clock.now();
        await keepVersion(trx, before, at);
        await updateEmail(trx, emailID, { ...after, updated: at });
        await writeAudit(trx, { ...entry, at, actorID, action: 'updated', before, after });
        return at;
      });
    },

    /** Deletes a template; the last one of its type is replaced by the default. Returns whether it was. */
    remove: ({ userID: actorID }: Session, emailID: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const stored = await lockEmails(trx);
        const before = stored.find((row) => row.emailID === emailID);
        if (!before) throw emailNotFound();
        const at = clock.now();
        await keepVersion(trx, before, at);
        await deleteEmail(trx, emailID);
        const entry = { at, actorID, entity: 'email_template' } as const;
        await writeAudit(trx, { ...entry, action: 'deleted', entityID: emailID, before });
        const isLast = !stored.some((row) => row !== before && row.emailType === before.emailType);
        const standard = defaultMailTemplates.find(({ emailType }) => emailType === before.emailType);
        if (!isLast || !standard) return false;
        const entityID = await insertEmail(trx, { ...standard, updated: at });
        await writeAudit(trx, { ...entry, action: 'created', entityID, after: standard });
        return true;
      }),

    /** The template as a mail with sample values. */
    preview(draft: EmailDraft): { subject: string; html: string } {
      const { template, values, reason } = toSample(draft);
      const { subject, html } = renderMail(template, values, config, { reason });
      return { subject, html };
    },

    /** Mails the template with sample values to the caller; returns the address. */
    async sendTest({ userID }: Session, draft: EmailDraft): Promise<string> {
      const user = (await findPeople(db, [userID])).get(userID);
      if (!user) throw notFound();
      const { template, values, reason } = toSample(draft);
      const sample = { ...template, subject: text.testSubject(template.subject) };
      const dedupeKey = `template-test:${crypto.randomUUID()}`;
      await inTransaction(db, (trx) =>
        outbox.add(trx, { template: sample, to: user.email, values, reason, dedupeKey }),
      );
      return user.email;
    },
  };
}

export type EmailService = ReturnType<typeof createEmailService>;
