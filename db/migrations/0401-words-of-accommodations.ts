import { type Kysely, sql } from 'kysely';
import { accommodationSearchText } from '../search-text.ts';

/** Accommodations in one statement. */
const batchSize = 200;

interface Row {
  accommodationID: number;
  accommodationName: string;
  description: string;
}

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select accommodationID, accommodationName, description from accommodations
      where accommodationID > ${after} order by accommodationID limit ${sql.lit(batchSize)}`.execute(db);
    const [last] = rows.slice(-1);
    if (!last) return;
    after = last.accommodationID;
    const texts = rows.map((row) => sql`when ${row.accommodationID} then ${accommodationSearchText(row)}`);
    await sql`
      update accommodations set searchText = case accommodationID ${sql.join(texts, sql` `)} end
      where accommodationID in (${sql.join(rows.map((row) => row.accommodationID))})`.execute(db);
  }
}

/**
 * The text of keyword searches with its full-text index, as properties have: folded words with a space before each. A
 * keyword meets the beginnings of words since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accommodations add column searchText text character set ascii collate ascii_bin null`.execute(
    db,
  );
  await fill(db);
  await sql`alter table accommodations add fulltext key accommodations_words (searchText)`.execute(db);
}
