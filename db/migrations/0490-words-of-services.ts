import { type Kysely, sql } from 'kysely';
import { serviceSearchText } from '../service-words.ts';

/** Services in one statement. */
const batchSize = 200;

interface Row {
  serviceID: number;
  title: string;
  description: string;
}

async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select serviceID, title, description from services
      where serviceID > ${after} order by serviceID limit ${sql.lit(batchSize)}`.execute(db);
    const [last] = rows.slice(-1);
    if (!last) return;
    after = last.serviceID;
    const texts = rows.map((row) => sql`when ${row.serviceID} then ${serviceSearchText(row)}`);
    await sql`
      update services set searchText = case serviceID ${sql.join(texts, sql` `)} end
      where serviceID in (${sql.join(rows.map((row) => row.serviceID))})`.execute(db);
  }
}

/** The words of services in their own rows, as those of properties and accommodations are (ADR 49). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table services add column searchText text character set ascii collate ascii_bin null`.execute(db);
  await fill(db);
}
