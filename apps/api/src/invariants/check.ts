import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { invariants } from './rules.ts';

export interface BrokenInvariant {
  sentence: string;
  /** Ids of the first violations, at most ten. */
  ids: number[];
}

/** Checks every rule against the stored data as of `now` and returns those that are broken. */
export async function findBrokenInvariants(db: Database, now: Date): Promise<BrokenInvariant[]> {
  const literal = `timestamp'${now.toISOString().slice(0, -1).replace('T', ' ')}'`;
  const broken: BrokenInvariant[] = [];
  for (const { sentence, sql: statement } of invariants) {
    const { rows } = await sql<{
      id: number;
    }>`select id from (${sql.raw(statement.replaceAll(':now', literal))}) as violations limit 10`.execute(db);
    if (rows.length > 0) broken.push({ sentence, ids: rows.map(({ id }) => id) });
  }
  return broken;
}
