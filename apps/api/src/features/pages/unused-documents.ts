import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { documentsFolder } from '../../adapters/files/index.ts';
import type { Deps } from '../../deps.ts';

/** Whether the text of a page or of a mail links to the file. There are few of both. */
async function isLinked(db: Database, address: string): Promise<boolean> {
  const containsAddress = sql<boolean>`locate(${address}, content) > 0`;
  const page = await db
    .selectFrom('page_contents')
    .select('pageID')
    .where(containsAddress)
    .limit(1)
    .executeTakeFirst();
  if (page) return true;
  const template = await db
    .selectFrom('email_templates')
    .select('emailID')
    .where(containsAddress)
    .limit(1)
    .executeTakeFirst();
  return template !== undefined;
}

/** Deletes the documents from before a time that no text links to; returns their number. */
export async function removeUnusedDocuments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  before: Date,
): Promise<number> {
  let count = 0;
  for await (const { key, modified } of files.list(documentsFolder)) {
    if (modified >= before || (await isLinked(db, `/files/${key}`))) continue;
    await files.delete(key);
    count += 1;
  }
  return count;
}
