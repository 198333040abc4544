import type { Database } from '@piacter/db';
import { CompiledQuery } from 'kysely';

type Done = (error: unknown, rows?: unknown) => void;

/** The face of a mysql2 connection, as far as the limiter library touches it. */
interface StoreConnection {
  query: (statement: string, valuesOrDone: unknown[] | Done, done?: Done) => void;
  rollback: () => void;
  release: () => void;
}

const connectionOf = (connection: Pick<Database, 'executeQuery'>, release: () => void): StoreConnection => {
  const run = (statement: string, values: unknown[]) =>
    connection.executeQuery(CompiledQuery.raw(statement, values));
  return {
    query: (statement, valuesOrDone, done) => {
      const [values, answer] =
        typeof valuesOrDone === 'function' ? [[], valuesOrDone] : [valuesOrDone, done ?? (() => undefined)];
      run(statement, values).then(({ rows }) => answer(null, rows), answer);
    },
    // Queued behind whatever failed; the connection is lost anyway when this one fails too.
    rollback: () => void run('rollback', []).catch(() => undefined),
    release,
  };
};

/**
 * Lends connections of the product's own pool to the limiter's MySQL store, so that counting needs no second
 * pool and meets the same limits.
 */
export const limiterStore = (db: Database) => ({
  getConnection(answer: (error: unknown, connection?: StoreConnection) => void): void {
    db.connection()
      .execute(
        (connection) =>
          new Promise<void>((release) => {
            answer(null, connectionOf(connection, release));
          }),
      )
      .catch(answer);
  },
});
