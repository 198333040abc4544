import type { MysqlPool, MysqlPoolConnection, MysqlQueryResult } from 'kysely';
import { isConnectionFault, isDeadlock, isRefusedStatement } from './connection-faults.ts';

type Done = (error: unknown, result: MysqlQueryResult) => void;
type Acquired = (error: unknown, connection: MysqlPoolConnection) => void;
type Running = ReturnType<MysqlPoolConnection['query']>;

interface Attempt {
  /** From 1. */
  attempt: number;
  /** Of the first attempt. */
  startedAt: number;
}

interface FailoverOptions {
  /** The pool on which a read is repeated; the same one by default, whose address may lead to another server by then. */
  spare?: MysqlPool;
  /** Milliseconds during which connecting, and a statement that a server refuses to run, is tried again; 0 tries once. */
  reconnectMs?: number;
}

/** Milliseconds between attempts to connect. */
const pauseMs = 100;
/** Executions of a statement that is rolled back as the victim of a conflict. */
const attempts = 3;

/**
 * Statements that can be repeated when their connection was lost: reads, and the start of a transaction, before which
 * nothing was changed. Of a write it is unknown whether it took effect.
 */
const isRepeatable = (statement: string) => /^\s*(?:select\b|begin\s*$)/i.test(statement);

/** Whether a connection was lost that was not certain to be good, with a statement that can be repeated. */
const isLost = (error: unknown, statement: string, isUncertain: boolean): boolean =>
  isUncertain && isConnectionFault(error) && isRepeatable(statement);

/**
 * A pool whose callers do not notice a failover (ADR 33): connecting is tried again until another server has taken
 * over, a lost read is repeated once, what a read-only server refused to run is tried again, and a single write that
 * lost against another node's (1213) is repeated. Writes with an unknown outcome never are.
 */
export function bridgeFailover(
  pool: MysqlPool,
  { spare = pool, reconnectMs = 0 }: FailoverOptions = {},
): MysqlPool {
  /** Ids of connections on which a statement has succeeded; in the pool they may have died since. */
  const proven = new Set<number>();
  /** When connecting failed first, since the last success. */
  let failingSince: number | undefined;

  /** An outage that lasts is reported at once, so that requests do not pile up. */
  function mayRetry(): boolean {
    failingSince ??= performance.now();
    return performance.now() - failingSince < reconnectMs;
  }

  function acquire(done: Acquired): void {
    pool.getConnection((error, connection) => {
      if (!error) {
        failingSince = undefined;
        done(undefined, connection);
      } else if (!isConnectionFault(error)) done(error, connection);
      else if (spare !== pool) spare.getConnection(done);
      else if (mayRetry()) setTimeout(() => acquire(done), pauseMs);
      else done(error, connection);
    });
  }

  /** The primary may be away while replicas answer, which is why a lost read returns to them. */
  function acquireSpare(done: Acquired): void {
    spare.getConnection((error, connection) => {
      if (error && spare !== pool) pool.getConnection(done);
      else done(error, connection);
    });
  }

  function bridge(first: MysqlPoolConnection): MysqlPoolConnection {
    let connection = first;
    let isUsed = false;
    let isDestroyed = false;

    function run(
      statement: string,
      parameters: unknown,
      done: Done,
      isRepeated: (error: unknown) => boolean = () => false,
    ): Running {
      const used = connection;
      return used.query(statement, parameters, (error, result) => {
        if (isConnectionFault(error)) {
          proven.delete(used.threadId);
          used.destroy();
        } else proven.add(used.threadId);
        if (!error || !isRepeated(error)) done(error, result);
      });
    }

    /** Runs the first statement since the connection was acquired, which is not part of a transaction. */
    function runFirst(
      statement: string,
      parameters: unknown,
      done: Done,
      { attempt, startedAt }: Attempt = { attempt: 1, startedAt: performance.now() },
    ): Running {
      const mayBeStale = proven.has(connection.threadId);
      const next = { attempt: attempt + 1, startedAt };
      return run(statement, parameters, done, (error) => {
        const move = () => moveOn(statement, parameters, error, done, next);
        if (isRefusedStatement(error) && performance.now() - startedAt < reconnectMs)
          // The nodes of a cluster refuse everything for a moment while they exclude a dead one.
          setTimeout(move, pauseMs);
        else if (isLost(error, statement, attempt === 1 || mayBeStale)) move();
        else if (isDeadlock(error) && attempt < attempts) runFirst(statement, parameters, done, next);
        else return false;
        return true;
      });
    }

    /** Repeats the first statement on another connection, which replaces the lost one. */
    function moveOn(statement: string, parameters: unknown, cause: unknown, done: Done, next: Attempt): void {
      acquireSpare((error, other) => {
        if (error) done(cause, []);
        else if (isDestroyed) other.release();
        else {
          connection.release();
          connection = other;
          runFirst(statement, parameters, done, next);
        }
      });
    }

    return {
      config: connection.config,
      threadId: connection.threadId,
      connect: (done) => connection.connect(done),
      destroy: () => {
        isDestroyed = true;
        connection.destroy();
      },
      release: () => connection.release(),
      query(statement, parameters, done) {
        if (!done) return connection.query(statement, parameters);
        const isFirst = !isUsed;
        isUsed = true;
        return isFirst ? runFirst(statement, parameters, done) : run(statement, parameters, done);
      },
    };
  }

  return {
    getConnection: (done) =>
      acquire((error, connection) => done(error, error ? connection : bridge(connection))),
    end: (done) => pool.end(done),
  };
}
