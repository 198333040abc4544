import type { Database } from '@piacter/db';
import { CompiledQuery } from 'kysely';

type Done = (error: unknown, rows?: unknown) => void;

/** The part of mysql2's connection interface that the limiter library uses. */
interface StoreConnection {
  query: (statement: string, valuesOrDone: unknown[] | Done, done?: Done) => void;
  rollback: () => void;
  release: () => void;
}

const toStoreConnection = (
  connection: Pick<Database, 'executeQuery'>,
  release: () => void,
): StoreConnection => {
  const run = (statement: string, values: unknown[]) =>
    connection.executeQuery(CompiledQuery.raw(statement, values));
  return {
    query: (statement, valuesOrDone, done) => {
      const [values, answer] =
        typeof valuesOrDone === 'function' ? [[], valuesOrDone] : [valuesOrDone, done ?? (() => undefined)];
      run(statement, values).then(({ rows }) => answer(null, rows), answer);
    },
    // If the rollback fails as well, the connection is lost anyway.
    rollback: () => void run('rollback', []).catch(() => undefined),
    release,
  };
};

/**
 * Adapts the application's connection pool to the limiter's MySQL store, so that counting needs no second pool and has
 * the same timeouts.
 */
export const createLimiterStore = (db: Database) => ({
  getConnection(answer: (error: unknown, connection?: StoreConnection) => void): void {
    db.connection()
      .execute(
        (connection) =>
          new Promise<void>((release) => {
            answer(null, toStoreConnection(connection, release));
          }),
      )
      .catch(answer);
  },
});
