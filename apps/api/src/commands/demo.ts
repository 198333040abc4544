// Fills the database with demo data; `--listings 1000000` generates that many of each kind for benchmarks.
import { parseArgs } from 'node:util';
import { createDatabase } from '@piacter/db';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { fillDemo, fillScale } from './demo-data.ts';

const { values } = parseArgs({ options: { listings: { type: 'string' } } });
const config = readConfig(process.env);
const db = createDatabase({ url: config.databaseUrl, connections: 4 });
try {
  if (values.listings === undefined) await fillDemo(db, config, systemClock.now());
  else await fillScale(db, Number(values.listings), systemClock.now());
} finally {
  await db.destroy();
}
