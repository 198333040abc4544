// Migrates the database in DATABASE_URL. The product does the same at its start; this is for tools.
import { createDatabase } from './database.ts';
import { migrateToLatest } from './migrator.ts';

const url = process.env.DATABASE_URL;
if (!url)
  throw new Error('DATABASE_URL names the database to migrate, like mysql://user:password@host:3306/piacter');
const db = createDatabase({ url, connections: 1 });
try {
  for (const name of await migrateToLatest(db)) console.log(`migrated ${name}`);
} finally {
  await db.destroy();
}
