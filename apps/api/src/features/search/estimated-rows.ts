import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** Rows of a table that an index leads to. Names are constants of the code. */
export interface IndexProbe {
  table: string;
  index: string;
  where: Condition;
}

/**
 * How many rows each look would find, by the server's own estimates, which may be twice off either way: dives into
 * the indexes that take a fraction of a millisecond, however many rows there are.
 */
export async function estimateRows(db: Database, probes: readonly IndexProbe[]): Promise<number[]> {
  const statements = probes.map(
    ({ table, index, where }, place): RawBuilder<unknown> =>
      sql`(select 1 from ${sql.table(table)} as ${sql.ref(`look${place}`)} force index (${sql.ref(index)})
        where ${where})`,
  );
  const { rows } = await sql<{ table: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(statements, sql` union all `)}`.execute(db);
  const estimates = new Map(rows.map(({ table, rows: estimated }) => [table, Number(estimated ?? 0)]));
  return probes.map((_look, place) => estimates.get(`look${place}`) ?? 0);
}
