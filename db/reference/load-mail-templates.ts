import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { defaultMailTemplates } from './mail-templates.ts';
import { isFormerText } from './shipped-texts.ts';

const stateName = 'mail-templates';

/** Gives the templates that nobody has edited the text of their present default; their ids and order stay. */
async function replaceFormerTexts(trx: Kysely<DB>): Promise<void> {
  const stored = await trx
    .selectFrom('email_templates')
    .select(['emailID', 'emailType', 'subject', 'content'])
    .execute();
  for (const row of stored) {
    const current = defaultMailTemplates.find(({ emailType }) => emailType === row.emailType);
    if (!current || !isFormerText(row)) continue;
    const { subject, content } = current;
    await trx
      .updateTable('email_templates')
      .set({ subject, content })
      .where('emailID', '=', row.emailID)
      .execute();
  }
}

/**
 * Inserts the default template of every type that has none, and replaces former defaults; what the admin has edited is
 * kept.
 */
export async function loadMailTemplates(db: Kysely<DB>, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that only one of several starting processes writes them.
    await sql`insert into reference_state (name, hash) values (${stateName}, '')
      on duplicate key update name = values(name)`.execute(trx);
    await replaceFormerTexts(trx);
    const present = await trx.selectFrom('email_templates').select('emailType').distinct().execute();
    const known = new Set(present.map(({ emailType }) => emailType));
    const missing = defaultMailTemplates.filter(({ emailType }) => !known.has(emailType));
    if (missing.length === 0) return;
    await trx
      .insertInto('email_templates')
      .values(missing.map((entry) => ({ ...entry, updated: now })))
      .execute();
  });
}
