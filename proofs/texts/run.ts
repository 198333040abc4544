// Prints every text that a program assembles, grouped by sort, each with where it was met; then the breaches of the
// rules. DATABASE_URL is an empty database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, loadReference, migrateToLatest } from '@piacter/db';
import { failStart } from '../../apps/api/src/start-failure.ts';
import { collectTexts } from './collect.ts';
import type { AssembledText } from './collection.ts';
import { startDemoProduct } from './demo-product.ts';
import { listRules } from './rules.ts';
import { findBreaches } from './text-rule.ts';
import { openWeb } from './web-source.ts';

function print(texts: readonly AssembledText[]): void {
  for (const [sort, ofSort] of Map.groupBy(texts, (text) => text.sort)) {
    console.log(`\n## ${sort} (${ofSort.length})`);
    for (const { text, from } of ofSort) console.log(`${text.replaceAll('\n', ' ⏎ ')}\t${from}`);
  }
}

async function run(): Promise<void> {
  const { DATABASE_URL: url = '' } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'piacter-texts-'));
  const db = createDatabase({ url, connections: 8 });
  await migrateToLatest(db);
  await loadReference(db);
  const product = await startDemoProduct(db, dataDir);
  const { web, close } = await openWeb();
  try {
    const rules = await listRules(product);
    const texts = (await collectTexts(product, web)).all();
    print(texts);
    const breaches = findBreaches(rules, texts);
    console.log(`\n## Breaches (${breaches.length})`);
    for (const breach of breaches) console.log(breach);
    process.exitCode = breaches.length > 0 ? 1 : 0;
  } finally {
    await close();
    product.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await run().catch(failStart);
