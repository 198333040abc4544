import { isConnectionFault } from '@piacter/db/connection-faults';

/** Whether a statement timed out, although the database accepts connections. */
export const isDatabaseUnresponsive = (error: unknown): boolean =>
  isConnectionFault(error) && error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
