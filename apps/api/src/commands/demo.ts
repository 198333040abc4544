// Fills the database with demo data, after its migrations; `--listings 1000000` generates that many of each kind for
// benchmarks.
import { parseArgs } from 'node:util';
import { createDatabase, loadReference, migrateToLatest } from '@piacter/db';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { failStart } from '../start-failure.ts';
import { fillDemo, fillScale } from './demo-data.ts';

async function fill(): Promise<void> {
  const { values } = parseArgs({ options: { listings: { type: 'string' } } });
  const config = readConfig(process.env);
  const db = createDatabase({ url: config.databaseUrl, ca: config.databaseCa, connections: 4 });
  try {
    await migrateToLatest(db);
    await loadReference(db);
    const now = systemClock.now();
    if (values.listings === undefined) await fillDemo(db, config, now);
    else await fillScale(db, Number(values.listings), now);
  } finally {
    await db.destroy();
  }
}

await fill().catch(failStart);
