import { createDatabase, type Database } from '@piacter/db';
import { productDatabase } from './environment.ts';

let open: Database | undefined;

/** The database of the product shared by all stories, for preparing and inspecting rows. */
export function productTables(): Database {
  open ??= createDatabase({ url: productDatabase(), connections: 2 });
  return open;
}

export async function closeProductTables(): Promise<void> {
  await open?.destroy();
  open = undefined;
}
