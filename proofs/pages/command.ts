import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { obtainBrowser } from '../../scripts/browser.ts';
import { installLocked } from '../../scripts/install.mjs';
import { dataFolder, root } from '../../scripts/paths.mjs';
import { buildWeb } from '../../scripts/web-build.ts';
import { runInEnvironment } from '../run-in-environment.ts';

const pages = join(root, 'proofs', 'pages');

/**
 * Installs the locked version of Lighthouse in the data folder. It is no dependency of the repository, as it would make
 * every installation a third larger for a command that few people run.
 */
async function obtainLighthouse() {
  const folder = join(dataFolder(), 'lighthouse');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(pages, 'lighthouse', name), join(folder, name));
  await installLocked(folder, 'Lighthouse', ['--ignore-scripts']);
  return folder;
}

/** `npm run proof:pages`: the first visit of the public pages, on a phone and on a slow line. */
export async function proofPages(words: string[]): Promise<number> {
  const [browser, lighthouse] = [await obtainBrowser(), await obtainLighthouse()];
  const withDatabase = !words.some((word) => word.startsWith('--address'));
  return runInEnvironment({ withDatabase, environment: {} }, async ({ url, folder }) => {
    if (withDatabase) await buildWeb();
    return {
      command: [process.execPath, join(pages, 'run.ts'), ...words],
      env: {
        DATA_DIR: folder,
        CHROMIUM_PATH: browser,
        LIGHTHOUSE_DIR: lighthouse,
        ...(url && { DATABASE_URL: url }),
      },
    };
  });
}
