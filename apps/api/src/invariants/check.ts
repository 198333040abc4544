import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { invariants } from './rules.ts';

export interface BrokenInvariant {
  sentence: string;
  /** Ids of the first cases, at most ten. */
  ids: number[];
}

/** Runs every rule over the stored data and returns the ones that do not hold. */
export async function findBrokenInvariants(db: Database): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const { sentence, sql: statement } of invariants) {
    const { rows } = await sql<{
      id: number;
    }>`select id from (${sql.raw(statement)}) as cases limit 10`.execute(db);
    if (rows.length > 0) broken.push({ sentence, ids: rows.map(({ id }) => id) });
  }
  return broken;
}
