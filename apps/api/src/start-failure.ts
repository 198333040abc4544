import { isConnectionFault } from '@piacter/db/connection-faults';

const isDatabaseError = (error: Error): boolean => isConnectionFault(error) || 'sqlState' in error;

/** The message for the operator: one sentence for configuration errors, with a stack trace for bugs. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseError(error)) return `The database of DATABASE_URL cannot be used: ${error.message}`;
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/** Prints why the process could not start and exits with 1. */
export function failStart(error: unknown): never {
  console.error(startFailure(error));
  process.exit(1);
}
