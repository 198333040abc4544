// Makes the database ready for the process that starts next: migrations, reference rows, the rows that every
// installation begins with, and demo data if asked for.
import { createDatabase, loadReference, migrateToLatest } from '@piacter/db';
import { seedBase } from '@piacter/db/demo';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { failStart } from '../start-failure.ts';
import { fillDemo } from './demo-data.ts';

async function prepare(): Promise<void> {
  const config = readConfig(process.env);
  const db = createDatabase({ url: config.databaseUrl, connections: 4 });
  try {
    const done = await migrateToLatest(db);
    if (done.length > 0) console.log(`Migrated: ${done.join(', ')}`);
    await loadReference(db);
    const now = systemClock.now();
    if (config.demo) await fillDemo(db, config, now);
    // After the demo data, whose pages carry its own pictures.
    await seedBase(db, now);
  } finally {
    await db.destroy();
  }
}

await prepare().catch(failStart);
