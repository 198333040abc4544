import { Kysely, MysqlDialect, type MysqlPool, sql } from 'kysely';
import { createPool, type PoolOptions } from 'mysql2';
import { limitAnswers } from './answer-limit.ts';
import { findUrlFault, getHost, sslOptions } from './database-url.ts';
import { bridgeFailover } from './failover-pool.ts';
import { recordPositions, requirePositions, trackPositionStatement } from './positions.ts';
import { maxPrepared, type PreparingPool, prepareSelects } from './prepared-selects.ts';
import type { DB } from './types.ts';

export type Database = Kysely<DB>;

export interface DatabaseOptions {
  /** mysql://user:password@host:port/name, with `?ssl=verify` or `?ssl=required`; `?socketPath=/…` for a socket. */
  url: string;
  /** File of the authorities that `ssl=verify` trusts; those that Node trusts by default. */
  ca?: string | undefined;
  /** Size of the connection pool; further requests are queued. */
  connections?: number;
  /** Maximum number of queued requests; beyond it the pool fails at once (503). */
  queueLimit?: number;
  /** Time-out of a statement in milliseconds; unlimited by default. */
  answerMs?: number;
  /**
   * Milliseconds after which the server itself stops a statement (MySQL: a read); unlimited by default. Below `answerMs`,
   * so that an expensive statement ends instead of running on after its caller has given up, and differs from a server that does not respond.
   */
  statementMs?: number | undefined;
  /** Milliseconds during which connecting is tried again while no server accepts; 0 by default. */
  reconnectMs?: number;
}

/** Time-out of connecting in milliseconds. */
const maxConnectMs = 10_000;

/** The pool's options for a database URL; throws for one that is not understood as a whole. */
export function poolOptions({
  url,
  ca,
  connections = 10,
  queueLimit = 200,
  answerMs = maxConnectMs,
}: DatabaseOptions): PoolOptions {
  const fault = findUrlFault(url);
  if (fault) throw new Error(`The URL of the database ${fault}.`);
  const address = new URL(url);
  const socketPath = address.searchParams.get('socketPath');
  const ssl = sslOptions(address, ca);
  return {
    ...(socketPath ? { socketPath } : { host: getHost(address), port: Number(address.port || 3306) }),
    ...(ssl && { ssl }),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    // Calendar days stay strings; a Date would shift them between time zones.
    dateStrings: ['DATE'],
    decimalNumbers: true,
    connectionLimit: connections,
    queueLimit,
    connectTimeout: Math.min(answerMs, maxConnectMs),
    enableKeepAlive: true,
    // An object in place of a value must never become SQL.
    stringifyObjects: true,
    multipleStatements: false,
    maxPreparedStatements: maxPrepared,
  };
}

/** Statements by which every session is configured once, before its first use. */
const sessionSettings = [
  "set session time_zone = '+00:00'",
  // The default would cut lists of names (MySQL: after 1024 bytes), and lists in JSON (MariaDB: after a megabyte).
  'set session group_concat_max_len = 16777216',
  'set session transaction isolation level read committed',
  "set session sql_mode = 'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,ERROR_FOR_DIVISION_BY_ZERO,NO_ZERO_DATE,NO_ZERO_IN_DATE,NO_ENGINE_SUBSTITUTION'",
];

/** A node that has lost its cluster answers reads all the same. */
const readDetachedStatement = 'set session wsrep_dirty_reads = on';

/** The limit of a statement, as MariaDB has it, in seconds, and as MySQL has it. */
const limitStatements = (ms: number) => [
  `set session max_statement_time = ${ms / 1000}`,
  `set session max_execution_time = ${ms}`,
];

/**
 * Creates a pool of configured connections. `extra` is a setting that only some servers know: without it the reads of a
 * replica may miss the caller's own writes (MySQL), or are refused by a node without a cluster.
 */
function createSessionPool(options: DatabaseOptions, extra?: string): PreparingPool {
  const pool = createPool(poolOptions(options));
  const extras = [
    ...(options.statementMs === undefined ? [] : limitStatements(options.statementMs)),
    ...(extra ? [extra] : []),
  ];
  pool.on('connection', (connection) => {
    for (const statement of sessionSettings)
      connection.query(statement, (error) => {
        // The server may have left its cluster. A session with other settings must not be used.
        if (error) connection.destroy();
      });
    for (const statement of extras) connection.query(statement, () => undefined);
  });
  return pool;
}

/** The lists of the driver's pool, which its types leave out. */
interface PoolLists {
  _allConnections: ArrayLike<unknown>;
  _freeConnections: ArrayLike<unknown>;
  _connectionQueue: ArrayLike<unknown>;
}

const poolLists = new WeakMap<Database, PoolLists>();

/** How many connections of a database are used and idle, and how much is queued for one. */
export function readPoolUse(db: Database) {
  const lists = poolLists.get(db);
  if (!lists) throw new Error('The database was not created here.');
  const idle = lists._freeConnections.length;
  return { used: lists._allConnections.length - idle, idle, queued: lists._connectionQueue.length };
}

/** `sessions` is the pool of the driver that `pool` takes its connections from. */
function toDatabase(sessions: PreparingPool, pool: MysqlPool, answerMs: number | undefined): Database {
  const db = new Kysely<DB>({
    dialect: new MysqlDialect({ pool: answerMs === undefined ? pool : limitAnswers(pool, answerMs) }),
  });
  poolLists.set(db, sessions as unknown as PoolLists);
  return db;
}

const createPrimary = (pool: PreparingPool, { reconnectMs = 0 }: DatabaseOptions): MysqlPool =>
  bridgeFailover(prepareSelects(pool), { reconnectMs });

/** Creates a connection pool, which survives that another server takes over (`failover-pool.ts`). */
export function createDatabase(options: DatabaseOptions): Database {
  const sessions = createSessionPool(options);
  return toDatabase(sessions, createPrimary(sessions, options), options.answerMs);
}

/**
 * Creates the pools of the primary and of its replica, which may be several servers behind one address. A read goes to
 * the primary when its replica fails, and while the replica lacks what the caller has written (`positions.ts`).
 */
export function createDatabases(
  options: DatabaseOptions,
  replicaUrl: string | undefined,
): { db: Database; readDb: Database } {
  if (!replicaUrl) {
    const db = createDatabase(options);
    return { db, readDb: db };
  }
  const { answerMs, reconnectMs = 0 } = options;
  const primarySessions = createSessionPool(options, trackPositionStatement);
  const sessions = recordPositions(primarySessions);
  const primary = createPrimary(sessions, options);
  const replicaSessions = createSessionPool({ ...options, url: replicaUrl }, readDetachedStatement);
  const replica = requirePositions(replicaSessions, sessions);
  const readPool = bridgeFailover(prepareSelects(replica), { spare: primary, reconnectMs });
  return {
    db: toDatabase(primarySessions, primary, answerMs),
    readDb: toDatabase(replicaSessions, readPool, answerMs),
  };
}

/** Throws unless the session is in strict mode and the database uses utf8mb4. */
export async function assertReady(db: Database): Promise<void> {
  const { rows } = await sql<{ mode: string; charset: string }>`
    select @@session.sql_mode as mode, @@character_set_database as charset`.execute(db);
  const [row] = rows;
  if (!row?.mode.includes('STRICT_TRANS_TABLES'))
    throw new Error('The database session is not in strict mode.');
  if (row.charset !== 'utf8mb4')
    throw new Error(`The database's character set is ${row.charset}; it must be utf8mb4.`);
}
