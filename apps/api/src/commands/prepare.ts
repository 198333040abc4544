// Makes the database ready for the process that starts next: migrations, reference rows, and demo data if asked for.
import { createDatabase, loadReference, migrateToLatest } from '@piacter/db';
import { readConfig } from '../config.ts';

const config = readConfig(process.env);
const db = createDatabase({ url: config.databaseUrl, connections: 4 });
try {
  const done = await migrateToLatest(db);
  if (done.length > 0) console.log(`Migrated: ${done.join(', ')}`);
  await loadReference(db);
} finally {
  await db.destroy();
}
