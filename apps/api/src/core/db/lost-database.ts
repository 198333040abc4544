const codes: ReadonlySet<unknown> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
]);

/**
 * Whether the connection was lost or could not be established. The driver marks every error that ends a connection as
 * fatal, including a missing socket (ENOENT) and an unknown host.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('fatal' in error && error.fatal === true) || ('code' in error && codes.has(error.code)));

/** Whether a statement timed out, although the database accepts connections. */
export const isDatabaseUnresponsive = (error: unknown): boolean =>
  isDatabaseUnavailable(error) && error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
