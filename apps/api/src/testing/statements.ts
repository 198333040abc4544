import type { Database } from '@piacter/db';

/** The same database; `statements` has the SQL of what is done with it, without the beginnings and ends of transactions. */
export function recordStatements(db: Database): { recorded: Database; statements: string[] } {
  const statements: string[] = [];
  const recorded = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { recorded, statements };
}
