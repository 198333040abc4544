import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { pictureColumns, textsWithFiles } from './picture-references.ts';

const ofListing = 'a copy of its first picture, which listing_images has';
const sent = 'a mail outlives what it shows';

/** What else has the name or the type of such a column, and why it keeps no file. */
const others: Record<string, string> = {
  'accommodations.mainImg': ofListing,
  'audit_log.afterValues': 'what a field was',
  'audit_log.beforeValues': 'what a field was',
  'drafts.content': 'the fields of a form, whose pictures draft_images has',
  'outbox_mails.html': sent,
  'outbox_mails.text': sent,
  'real_estates.mainImg': ofListing,
  'seo_metadata.pagePath': 'the address of a page',
  'services.description': 'words',
  'services.mainImg': ofListing,
  'types_user.path': 'the address of an area',
};

const nameColumn = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

it('the references to pictures are all columns of the schema that can have one', async () => {
  const db = await testDatabase();
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as \`table\`, column_name as \`column\` from information_schema.columns
    where table_schema = database() and data_type in ('varchar', 'text', 'mediumtext', 'longtext')
      and (column_name regexp 'path|img|image|picture|photo|file' or data_type in ('mediumtext', 'longtext'))
    `.execute(db);
  const known = [...[...pictureColumns, ...textsWithFiles].map(nameColumn), ...Object.keys(others)];
  expect(rows.map(nameColumn).sort()).toEqual(known.sort());
});
