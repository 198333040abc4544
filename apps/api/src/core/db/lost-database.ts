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
 * Whether the database is not there: it went away, its host or socket is gone, or it takes no connections. The
 * driver marks whatever ends a connection as fatal, a missing socket (ENOENT) and an unknown host alike.
 */
export const isDatabaseLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('fatal' in error && error.fatal === true) || ('code' in error && codes.has(error.code)));

/** Whether the database is up and says nothing within its time. */
export const isDatabaseSilent = (error: unknown): boolean =>
  isDatabaseLost(error) && error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
