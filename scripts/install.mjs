import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installVariables } from './environment.mjs';
import { withLock } from './lock.mjs';
import { timed } from './output.mjs';
import { root } from './paths.mjs';
import { mustRun } from './processes.mjs';

// Inside node_modules, so that whoever deletes that folder deletes the stamp with it.
const stampFile = join(root, 'node_modules', '.piacter-installed');

/** What an installation depends on: the lock file, and the platform whose binaries it chose. */
export function stampOf(lockFile, platform = process.platform, arch = process.arch) {
  return createHash('sha256').update(lockFile).update(`\n${platform} ${arch}`).digest('hex');
}

function isInstalled() {
  const wanted = stampOf(readFileSync(join(root, 'package-lock.json')));
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** How to call npm: the one that started us with the Node it runs on, or the one on the path. */
export function npmCommand(environment = process.env, exists = existsSync) {
  const cli = environment.npm_execpath;
  // npm's own Node comes before ours: ours may be the pinned one, which the installation replaces.
  const node = [environment.npm_node_execpath, process.execPath].find((path) => path && exists(path));
  if (node && cli && /npm-cli\.[cm]?js$/.test(cli) && exists(cli)) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Installs the locked dependencies unless they are there. Resolves to whether it did anything. */
export async function install() {
  if (isInstalled()) return false;
  return withLock(join(root, '.data', 'install.lock'), 'installing', async () => {
    if (isInstalled()) return false;
    const [program, ...before] = npmCommand();
    const args = [
      ...before,
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ];
    await timed('Installing dependencies (npm ci)', 'Dependencies installed', () =>
      mustRun(
        program,
        args,
        { env: installVariables(), quiet: true },
        'The dependencies could not be installed (see above): check that the npm registry is reachable and the disk is not full, then try again.',
      ),
    );
    // Last: an installation that was cut short has no stamp and is done again.
    writeFileSync(stampFile, stampOf(readFileSync(join(root, 'package-lock.json'))));
    return true;
  });
}
