import type { MysqlPool, MysqlPoolConnection, MysqlQueryResult } from 'kysely';

/** The database did not respond in time, although it may accept connections. */
class DatabaseTimeout extends Error {
  /** Set as by the driver for errors that end the connection. */
  readonly fatal = true;
  readonly code = 'ETIMEDOUT';

  constructor(ms: number) {
    super(`The database did not answer within ${ms} ms`);
  }
}

type Done = (error: unknown, result: MysqlQueryResult) => void;

/** Wraps a callback with a time-out: `answered` or `timedOut` is called once, `tooLate` for a late result. */
function withTimeout<Args extends unknown[]>(
  ms: number,
  {
    answered,
    timedOut,
    tooLate,
  }: { answered: (...args: Args) => void; timedOut: () => void; tooLate?: (...args: Args) => void },
) {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    timedOut();
  }, ms);
  return (...args: Args): void => {
    clearTimeout(timer);
    if (isOver) tooLate?.(...args);
    else answered(...args);
  };
}

interface LimitedConnection {
  connection: MysqlPoolConnection;
  /** Gives the next statement the rest of the time after waiting for the connection; later ones have all of it. */
  begin: (leftMs: number) => void;
}

function limitConnection(connection: MysqlPoolConnection, ms: number): LimitedConnection {
  let nextMs = ms;

  function query(statement: string, parameters: unknown, done: Done) {
    const limit = nextMs;
    nextMs = ms;
    const answered = withTimeout<Parameters<Done>>(limit, {
      answered: done,
      timedOut: () => {
        // The statement may still run; its result must not reach the next user of the connection.
        connection.destroy();
        done(new DatabaseTimeout(ms), []);
      },
    });
    return connection.query(statement, parameters, answered);
  }

  const limited: MysqlPoolConnection = {
    config: connection.config,
    threadId: connection.threadId,
    connect: (done) => connection.connect(done),
    destroy: () => connection.destroy(),
    release: () => connection.release(),
    query: (statement, parameters, done) =>
      done ? query(statement, parameters, done) : connection.query(statement, parameters),
  };
  return {
    connection: limited,
    begin: (leftMs) => {
      nextMs = leftMs;
    },
  };
}

/**
 * A pool whose callers wait at most `ms` for a connection together with its first statement, and for each further
 * statement. A connection that times out is destroyed, so that no later caller waits for it.
 */
export function limitAnswers(pool: MysqlPool, ms: number): MysqlPool {
  // Kysely keeps an object of its own for each connection that it knows.
  const known = new WeakMap<MysqlPoolConnection, LimitedConnection>();

  function limit(connection: MysqlPoolConnection, leftMs: number): MysqlPoolConnection {
    const limited = known.get(connection) ?? limitConnection(connection, ms);
    known.set(connection, limited);
    limited.begin(leftMs);
    return limited.connection;
  }

  return {
    getConnection(done) {
      const start = performance.now();
      pool.getConnection(
        withTimeout<[error: unknown, connection: MysqlPoolConnection]>(ms, {
          answered: (error, connection) => {
            if (error) done(error, connection);
            else done(undefined, limit(connection, ms - (performance.now() - start)));
          },
          // With an error, the caller does not read the connection.
          timedOut: () => done(new DatabaseTimeout(ms), undefined as never),
          tooLate: (error, connection) => {
            if (!error) connection.release();
          },
        }),
      );
    },
    end: (done) => pool.end(done),
  };
}
