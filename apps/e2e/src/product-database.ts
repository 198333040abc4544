import { createDatabase, type Database } from '@piacter/db';
import { productDatabase } from './environment.ts';

let open: Database | undefined;

/** The tables of the product that all stories share, for what a story prepares or looks up behind its back. */
export function productTables(): Database {
  open ??= createDatabase({ url: productDatabase(), connections: 2 });
  return open;
}

export async function closeProductTables(): Promise<void> {
  await open?.destroy();
  open = undefined;
}
