// Migrates the database in DATABASE_URL, for tools; the product does the same at its start.
import { createDatabase } from './database.ts';
import { migrateToLatest } from './migrator.ts';

const url = process.env.DATABASE_URL;
if (!url)
  throw new Error(
    'DATABASE_URL must be the URL of the database to migrate, like mysql://user:password@host:3306/piacter',
  );
const db = createDatabase({ url, ca: process.env.DATABASE_CA || undefined, connections: 2 });
try {
  for (const name of await migrateToLatest(db)) console.log(`migrated ${name}`);
} finally {
  await db.destroy();
}
