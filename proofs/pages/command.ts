import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { obtainBrowser } from '../../scripts/browser.ts';
import { installVariables, toolVariables } from '../../scripts/environment.mjs';
import { npmCommand } from '../../scripts/install.mjs';
import { timed } from '../../scripts/output.mjs';
import { dataFolder, root } from '../../scripts/paths.mjs';
import { mustRun } from '../../scripts/processes.mjs';
import { buildWeb } from '../../scripts/web-build.ts';
import { runInEnvironment } from '../run-in-environment.ts';

const pages = join(root, 'proofs', 'pages');
const manifests = ['package.json', 'package-lock.json'];

/**
 * Installs the locked version of Lighthouse in the data folder. It is no dependency of the repository, as it would make
 * every installation a third larger for a command that few people run.
 */
async function obtainLighthouse() {
  const folder = join(dataFolder(), 'lighthouse');
  const stamp = join(folder, '.installed');
  const locked = createHash('sha256')
    .update(readFileSync(join(pages, 'lighthouse', 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of manifests) copyFileSync(join(pages, 'lighthouse', name), join(folder, name));
  const [program, ...before] = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await timed('Installing Lighthouse (npm ci)', 'Lighthouse installed', () =>
    mustRun(
      program,
      args,
      { cwd: folder, env: installVariables(), quiet: true },
      'Lighthouse could not be installed (see above): check that the npm registry is reachable.',
    ),
  );
  writeFileSync(stamp, locked);
  return folder;
}

/** `npm run proof:pages`: the first visit of the public pages, on a phone and on a slow line. */
export async function proofPages(words: string[]): Promise<number> {
  const [browser, lighthouse] = [await obtainBrowser(), await obtainLighthouse()];
  const withDatabase = !words.some((word) => word.startsWith('--address'));
  return runInEnvironment({ withDatabase, environment: {} }, async ({ url, folder }) => {
    if (withDatabase)
      await timed(undefined, 'Web built', () => buildWeb({ ...toolVariables(), NODE_ENV: 'production' }));
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
