import type { Database } from '@piacter/db';
import { CompiledQuery, type KyselyPlugin } from 'kysely';

interface PlanRow {
  table: string | null;
  key: string | null;
  Extra: string | null;
}

/** How the database goes about the statements that `work` runs, in their order; looks at plans themselves aside. */
export async function plansOf(
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

/** The parts of a plan that read a table under its own name: those of the ids, and not of the rows of a page. */
export const scansOf = (plan: readonly PlanRow[] | undefined, name: string): PlanRow[] =>
  (plan ?? []).filter(({ table }) => table === name);
