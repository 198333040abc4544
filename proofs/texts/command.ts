import { join } from 'node:path';
import { createTestEnvironment } from '../../scripts/database/throwaway.ts';
import { testVariables } from '../../scripts/environment.mjs';
import { printTo } from '../../scripts/output.mjs';
import { dataFolder } from '../../scripts/paths.mjs';
import { run } from '../../scripts/processes.mjs';

/** `npm run texts`: prints every text that the product assembles over the demo data, from a database of its own. */
export async function texts(words) {
  printTo(process.stderr);
  const { url, folder, remove } = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({ DATABASE_URL: url, TMPDIR: folder });
    const { code } = await run(process.execPath, [join('proofs', 'texts', 'run.ts'), ...words], { env });
    return code;
  } finally {
    await remove();
  }
}
