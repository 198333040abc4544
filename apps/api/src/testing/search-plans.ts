import type { Database } from '@piacter/db';
import { CompiledQuery, type KyselyPlugin } from 'kysely';

interface PlanRow {
  table: string | null;
  key: string | null;
  /** How many the server expects to read. */
  rows: number | string | null;
  Extra: string | null;
}

/** The execution plans of the statements that `work` runs, in order, without EXPLAIN statements of its own. */
export async function explainQueries(
  db: Database,
  work: (readDb: Database) => Promise<unknown>,
): Promise<PlanRow[][]> {
  const compiled: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(recorder));
  const searches = compiled.filter(({ sql }) => !sql.trimStart().startsWith('explain'));
  return Promise.all(
    searches.map(async ({ sql, parameters }) => {
      const plan = await db.executeQuery<PlanRow>(
        CompiledQuery.raw(`explain format=traditional ${sql}`, [...parameters]),
      );
      return plan.rows;
    }),
  );
}

/** The rows of a plan that access a table or alias. */
export const findScans = (plan: readonly PlanRow[] | undefined, name: string): PlanRow[] =>
  (plan ?? []).filter(({ table }) => table === name);
