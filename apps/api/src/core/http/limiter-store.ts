import type { Database } from '@piacter/db';
import { CompiledQuery, type Kysely } from 'kysely';

type Done = (error: unknown, rows?: unknown) => void;

/** The face of a mysql2 connection, as far as the limiter library touches it. */
interface StoreConnection {
  query: (statement: string, valuesOrDone: unknown[] | Done, done?: Done) => void;
  rollback: () => void;
  release: () => void;
}

const connectionOf = (connection: Kysely<unknown>, release: () => void): StoreConnection => {
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
            // The store speaks plain SQL over it; our tables' types are of no use there.
            answer(null, connectionOf(connection as unknown as Kysely<unknown>, release));
          }),
      )
      .catch(answer);
  },
});
