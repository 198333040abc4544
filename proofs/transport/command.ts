import { join } from 'node:path';
import { createTestEnvironment } from '../../scripts/database/throwaway.ts';
import { memoryVariables, testVariables } from '../../scripts/environment.mjs';
import { timed } from '../../scripts/output.mjs';
import { dataFolder, root } from '../../scripts/paths.mjs';
import { run } from '../../scripts/processes.mjs';
import { buildWeb } from '../../scripts/web-build.ts';

/**
 * `npm run proof:transport`: the product under attack. Always uses a database server of its own, which the proof
 * suspends for a while.
 */
export async function proofTransport(words) {
  const { url, folder, remove } = await createTestEnvironment(dataFolder(), { environment: {} });
  try {
    const env = testVariables({
      ...memoryVariables,
      DATABASE_URL: url,
      DATA_DIR: folder,
      WEB_DIR: join(root, 'apps', 'web', 'dist'),
    });
    await timed(undefined, 'Web built', () => buildWeb(env));
    const { code } = await run(process.execPath, [join('proofs', 'transport', 'run.ts'), ...words], { env });
    return code;
  } finally {
    await remove();
  }
}
