import { join } from 'node:path';
import { createTestEnvironment } from './database/throwaway.mjs';
import { testVariables } from './environment.mjs';
import { printTo } from './output.mjs';
import { dataFolder } from './paths.mjs';
import { run } from './processes.mjs';

/** `npm run texts`: prints every text that the product assembles over the demo data, from a database of its own. */
export async function texts(words) {
  printTo(process.stderr);
  const { url, folder, remove } = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({ DATABASE_URL: url, TMPDIR: folder });
    const { code } = await run(
      process.execPath,
      [join('apps', 'api', 'proof', 'texts', 'run.ts'), ...words],
      { env },
    );
    return code;
  } finally {
    await remove();
  }
}
