import { pageSize } from '@piacter/contracts/core';
import { templateVersionLimit } from '@piacter/contracts/emails/values';
import type { Database, DB } from '@piacter/db';
import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';

const templates = (db: Database) =>
  db
    .selectFrom('email_templates as template')
    .innerJoin('types_email as type', 'type.typeID', 'template.emailType')
    .select(['template.emailID', 'template.subject', 'template.content', 'template.intervalDays'])
    .select(['template.emailType', 'template.updated', 'type.typeName as emailTypeName']);

export type EmailRow = Awaited<ReturnType<typeof selectEmails>>[number];

/** A page of templates by type, the one that was changed last first. */
export const selectEmails = (db: Database, page: number) =>
  templates(db)
    .orderBy('template.emailType')
    .orderBy('template.updated', 'desc')
    .orderBy('template.emailID', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findEmail = (db: Database, emailID: number) =>
  templates(db).where('template.emailID', '=', emailID).executeTakeFirst();

export async function countEmails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('email_templates')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks every template, of which there are a handful: rules concern several of a type. */
export const lockEmails = (trx: Trx) =>
  trx.selectFrom('email_templates').selectAll().orderBy('emailID').forUpdate().execute();

export type StoredEmail = Awaited<ReturnType<typeof lockEmails>>[number];

/** The ids of the templates that mails are made from: of each type the one that was changed last. */
export async function selectEmailsInUse(db: Database): Promise<Set<number>> {
  const rows = await db
    .selectFrom('email_templates')
    .select(['emailID', 'emailType'])
    .orderBy('updated')
    .orderBy('emailID')
    .execute();
  return new Set(new Map(rows.map(({ emailID, emailType }) => [emailType, emailID])).values());
}

export async function insertEmail(trx: Trx, row: Insertable<DB['email_templates']>): Promise<number> {
  return Number((await trx.insertInto('email_templates').values(row).executeTakeFirstOrThrow()).insertId);
}

export const updateEmail = (trx: Trx, emailID: number, changes: Updateable<DB['email_templates']>) =>
  trx.updateTable('email_templates').set(changes).where('emailID', '=', emailID).execute();

export const deleteEmail = (trx: Trx, emailID: number) =>
  trx.deleteFrom('email_templates').where('emailID', '=', emailID).execute();

/** Keeps a text that is about to be replaced or deleted, and drops the oldest beyond the limit. */
export async function keepVersion(trx: Trx, stored: StoredEmail, replacedAt: Date): Promise<void> {
  const { emailType, subject, content, intervalDays } = stored;
  await trx
    .insertInto('email_template_versions')
    .values({ emailType, subject, content, intervalDays, replacedAt })
    .execute();
  const oldest = await versionsOf(trx, emailType)
    .offset(templateVersionLimit - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await trx
      .deleteFrom('email_template_versions')
      .where('emailType', '=', emailType)
      .where('versionID', '<', oldest.versionID)
      .execute();
}

const versionsOf = (db: Database, emailType: number) =>
  db
    .selectFrom('email_template_versions')
    .select(['versionID', 'subject', 'content', 'intervalDays', 'replacedAt'])
    .where('emailType', '=', emailType)
    .orderBy('versionID', 'desc');

/** The former texts of a type, the latest first. */
export const selectVersions = (db: Database, emailType: number) =>
  versionsOf(db, emailType).limit(templateVersionLimit).execute();
