// Checks the invariants of the stored data; exits with 1 when one is broken.
import { createDatabase } from '@piacter/db';
import { readConfig } from '../config.ts';
import { findBrokenInvariants } from '../invariants/check.ts';
import { invariants } from '../invariants/rules.ts';

const config = readConfig(process.env);
const db = createDatabase({ url: config.databaseUrl, ca: config.databaseCa, connections: 1 });
try {
  const broken = await findBrokenInvariants(db, new Date());
  for (const { sentence, ids } of broken) console.error(`Broken: ${sentence} Ids: ${ids.join(', ')}`);
  console.log(`${invariants.length - broken.length} of ${invariants.length} rules hold`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await db.destroy();
}
