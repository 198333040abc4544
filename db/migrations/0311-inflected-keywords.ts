import { type Kysely, sql } from 'kysely';
import { serviceTerms } from '../service-words.ts';

/** Services in a batch, and rows of one insert, well below the smallest `max_allowed_packet`. */
const batchSize = 200;
const rowsOfInsert = 1000;

interface Service {
  serviceID: number;
  sortRank: number;
  title: string;
  description: string;
}

/** Recomputes the terms of published services, as the stemmer takes more endings off a word than it did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0, isDone = false; !isDone; ) {
    const { rows } = await sql<Service>`
      select serviceID, sortRank, title, description from services
      where status = 1 and serviceID > ${last} order by serviceID limit ${sql.lit(batchSize)}`.execute(db);
    last = rows.at(-1)?.serviceID ?? last;
    isDone = rows.length < batchSize;
    if (rows.length === 0) return;
    const ids = rows.map(({ serviceID }) => serviceID);
    await sql`delete from service_words where serviceID in (${sql.join(ids)})`.execute(db);
    const words = rows.flatMap(({ serviceID, sortRank, title, description }) =>
      serviceTerms(title, description).map((term) => sql`(${term}, ${sortRank}, ${serviceID})`),
    );
    for (let start = 0; start < words.length; start += rowsOfInsert)
      await sql`insert into service_words (term, sortRank, serviceID)
        values ${sql.join(words.slice(start, start + rowsOfInsert))}`.execute(db);
  }
}
