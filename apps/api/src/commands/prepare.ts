// Prepares the database before the server starts: migrations, reference rows, the initial rows of every installation,
// and demo data if configured.
import { createDatabase, fillMapColumns, loadReference, migrateToLatest } from '@piacter/db';
import { seedBase } from '@piacter/db/demo';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { failStart } from '../start-failure.ts';
import { fillDemo } from './demo-data.ts';
import { spellAddresses } from './spell-addresses.ts';

async function prepare(): Promise<void> {
  const config = readConfig(process.env);
  const db = createDatabase({ url: config.databaseUrl, ca: config.databaseCa, connections: 4 });
  try {
    await migrateToLatest(db, async (migrations) => {
      if (migrations.length > 0) console.log(`Migrated: ${migrations.join(', ')}`);
      await loadReference(db);
      await fillMapColumns(db);
      await spellAddresses(db, systemClock);
      const now = systemClock.now();
      if (config.demo) await fillDemo(db, config, now);
      // After the demo data, whose pages have their own pictures.
      await seedBase(db, now);
    });
  } finally {
    await db.destroy();
  }
}

await prepare().catch(failStart);
