import { isDatabaseLost } from './core/db/lost-database.ts';

const isOfTheDatabase = (error: Error): boolean => isDatabaseLost(error) || 'sqlState' in error;

/** One sentence for whoever set the process up; a fault of the code itself keeps its stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isOfTheDatabase(error)) return `The database of DATABASE_URL cannot be used: ${error.message}`;
  return error.name === 'Error' ? error.message : (error.stack ?? error.message);
}

/** Ends a process that could not start, with 1. */
export function failStart(error: unknown): never {
  console.error(startFailure(error));
  process.exit(1);
}
