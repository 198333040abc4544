import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

type Value = string | number | null;

/** A search table of services: `columns`, beside rank and id. */
interface RankedTable {
  table: 'service_coverage' | 'service_words';
  columns: readonly string[];
}

export const coverageTable: RankedTable = {
  table: 'service_coverage',
  columns: ['serviceTypeID', 'placeKind', 'placeID', 'mapCell', 'mapPoint'],
};
export const wordTable: RankedTable = { table: 'service_words', columns: ['term'] };

/** Rows of one insert, well below the smallest `max_allowed_packet`. */
const batchSize = 1000;

/**
 * Replaces the rows of a service; unchanged ones are not rewritten. Most changes affect one of the two tables or
 * none, and their rank is kept up to date with the service's.
 */
export async function replaceRanked(
  trx: Trx,
  { table, columns }: RankedTable,
  { serviceID, sortRank }: { serviceID: number; sortRank: number },
  wanted: readonly (readonly Value[])[],
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, Value>>`
    select ${names} from ${sql.table(table)} where serviceID = ${serviceID}`.execute(trx);
  const toKey = (values: readonly unknown[]) => values.join('/');
  const stored = new Set(rows.map((row) => toKey(columns.map((name) => row[name]))));
  if (stored.size === wanted.length && wanted.every((values) => stored.has(toKey(values)))) return;

  await sql`delete from ${sql.table(table)} where serviceID = ${serviceID}`.execute(trx);
  for (let start = 0; start < wanted.length; start += batchSize) {
    const tuples = wanted
      .slice(start, start + batchSize)
      .map((values) => sql`(${sql.join([...values, sortRank, serviceID])})`);
    await sql`insert into ${sql.table(table)} (${names}, sortRank, serviceID)
      values ${sql.join(tuples)}`.execute(trx);
  }
}
