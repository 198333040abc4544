/** Errors of the network and the driver by which a connection was lost or could not be established. */
const lostConnections: ReadonlySet<unknown> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Errors of a server that takes no statement, or no write, at present: it shuts down, has become read-only, or is cut
 * off from its cluster. Another server may take the same statement.
 */
const unfitServers: ReadonlySet<unknown> = new Set([
  1040, // ER_CON_COUNT_ERROR
  1047, // ER_UNKNOWN_COM_ERROR: a Galera node outside of the primary component
  1053, // ER_SERVER_SHUTDOWN
  1152, // ER_ABORTING_CONNECTION
  1290, // ER_OPTION_PREVENTS_STATEMENT: started with --read-only
  1792, // ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION
  1836, // ER_READ_ONLY_MODE
  1927, // ER_CONNECTION_KILLED
]);

/** Those with which a server refuses a statement before it runs. */
const refusals: ReadonlySet<unknown> = new Set([1040, 1047, 1290, 1836]);

/** The class of SQL states of connection exceptions, such as 08S01. */
const connectionState = /^08/;

/** ER_ERROR_DURING_COMMIT and ER_ERROR_DURING_ROLLBACK: a Galera node lost its cluster while it committed. */
const duringCommit: ReadonlySet<unknown> = new Set([1180, 1181]);

/**
 * Whether an error is the fault of a connection or its server, not of the statement: the same statement could succeed
 * on another connection. Whether a write took effect is unknown. The driver marks every error that ends a connection as
 * fatal, including a missing socket (ENOENT) and an unknown host.
 */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { fatal, code, errno, sqlState } = error as Error & Record<string, unknown>;
  if (fatal === true || lostConnections.has(code)) return true;
  if (typeof sqlState === 'string' && connectionState.test(sqlState)) return true;
  return unfitServers.has(errno) || duringCommit.has(errno);
}

/** Whether the server has refused the statement without running it, so that even a write can be repeated elsewhere. */
export const isRefusedStatement = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && refusals.has(error.errno);

/** ER_LOCK_DEADLOCK: also a conflict with another node of a cluster at commit. The transaction was rolled back. */
const deadlock = 1213;

export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && error.errno === deadlock;

/** ER_STATEMENT_TIMEOUT of MariaDB, ER_QUERY_TIMEOUT of MySQL. */
const stopped: ReadonlySet<unknown> = new Set([1969, 3024]);

/** Whether the server has stopped a statement that took too long (`statementMs`). */
export const isStoppedStatement = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && stopped.has(error.errno);
