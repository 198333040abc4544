import { type Kysely, sql } from 'kysely';

const subjects = [
  'property',
  'accommodation',
  'service',
  'service-request',
  'accommodation-request',
  'property-request',
];

/**
 * How far the addresses are spelled as the gazetteer has them: `spellAddresses`, which runs before the server starts, goes
 * through the ids of each kind once, notes the last one, and deletes its row here at the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_spelling (
      subject varchar(32) character set ascii collate ascii_bin not null primary key,
      doneTo int unsigned not null default 0
    )`.execute(db);
  await sql`insert into address_spelling (subject) values ${sql.join(subjects.map((name) => sql`(${name})`))}`.execute(
    db,
  );
}
