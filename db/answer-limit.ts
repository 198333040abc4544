import type { MysqlPool, MysqlPoolConnection, MysqlQueryResult } from 'kysely';

/** The database is up and says nothing: not even a connection is refused. */
class NoAnswer extends Error {
  /** As the driver marks whatever ends a connection. */
  readonly fatal = true;
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${ms} ms`);
  }
}

type Done = (error: unknown, result: MysqlQueryResult) => void;

/** Calls back once: with what comes first, the answer or the end of the time. */
function within<Args extends unknown[]>(
  ms: number,
  {
    answered,
    late,
    tooLate,
  }: { answered: (...args: Args) => void; late: () => void; tooLate?: (...args: Args) => void },
) {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    late();
  }, ms);
  return (...args: Args): void => {
    clearTimeout(timer);
    if (isOver) tooLate?.(...args);
    else answered(...args);
  };
}

/** A connection lent once: what is left of the time after waiting for it holds for its first statement. */
function limited(connection: MysqlPoolConnection, ms: number, leftMs: number): MysqlPoolConnection {
  let nextMs = leftMs;

  function query(statement: string, parameters: unknown, done: Done) {
    const limit = nextMs;
    nextMs = ms;
    const answered = within<Parameters<Done>>(limit, {
      answered: done,
      late: () => {
        // The statement may still be carried out; what is heard of it on this connection is nobody's any more.
        connection.destroy();
        done(new NoAnswer(ms), []);
      },
    });
    return connection.query(statement, parameters, answered);
  }

  return {
    config: connection.config,
    threadId: connection.threadId,
    connect: (done) => connection.connect(done),
    destroy: () => connection.destroy(),
    release: () => connection.release(),
    query: (statement, parameters, done) =>
      done ? query(statement, parameters, done) : connection.query(statement, parameters),
  };
}

/**
 * A pool whose callers wait `ms` at most: for a connection with its first statement, and for each further statement.
 * A connection on which nothing is heard is given up, so that no caller after it waits for the same silence.
 */
export const limitAnswers = (pool: MysqlPool, ms: number): MysqlPool => ({
  getConnection(done) {
    const asked = performance.now();
    pool.getConnection(
      within<[error: unknown, connection: MysqlPoolConnection]>(ms, {
        answered: (error, connection) => {
          if (error) done(error, connection);
          else done(undefined, limited(connection, ms, ms - (performance.now() - asked)));
        },
        // Whoever asked has gone, and looks at the error alone.
        late: () => done(new NoAnswer(ms), undefined as never),
        tooLate: (error, connection) => {
          if (!error) connection.release();
        },
      }),
    );
  },
  end: (done) => pool.end(done),
});
