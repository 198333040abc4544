import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installVariables } from './environment.mjs';
import { withLock } from './lock.mjs';
import { timed } from './output.mjs';
import { root } from './paths.mjs';
import { mustRun } from './processes.mjs';

// Inside node_modules, so that the stamp is deleted together with the packages.
const stampFile = join(root, 'node_modules', '.piacter-installed');

/**
 * A hash of what an installation depends on: the lock file and the platform.
 * @param {string | Buffer} lockFile
 * @param {string} platform
 * @param {string} arch
 */
export function createStamp(lockFile, platform = process.platform, arch = process.arch) {
  return createHash('sha256').update(lockFile).update(`\n${platform} ${arch}`).digest('hex');
}

function isInstalled() {
  const stamp = createStamp(readFileSync(join(root, 'package-lock.json')));
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

/**
 * The command of npm: the one that started us with its own Node, or the one in PATH.
 * @param {NodeJS.ProcessEnv} environment
 * @param {(path: string) => boolean} exists
 * @returns {[string, ...string[]]}
 */
export function npmCommand(environment = process.env, exists = existsSync) {
  const cli = environment.npm_execpath;
  // npm's own Node takes precedence, as ours may be the pinned one, which the installation replaces.
  const node = [environment.npm_node_execpath, process.execPath].find((path) => path && exists(path));
  if (node && cli && /npm-cli\.[cm]?js$/.test(cli) && exists(cli)) return [node, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Installs the locked dependencies unless they are up to date. Resolves to true if it installed them. */
export async function install() {
  if (isInstalled()) return false;
  return withLock(join(root, '.data', 'install.lock'), 'installing', async () => {
    if (isInstalled()) return false;
    const [program, ...before] = npmCommand();
    const options = '--include=dev --include=optional --no-audit --no-fund --prefer-offline';
    const args = [...before, 'ci', ...options.split(' ')];
    await timed('Installing dependencies (npm ci)', 'Dependencies installed', () =>
      mustRun(
        program,
        args,
        // npm would first finish and then undo the installation, which takes a minute; an interrupted one is repeated.
        { env: installVariables(), quiet: true, stopSignal: 'SIGKILL' },
        'The dependencies could not be installed (see above): check that the npm registry is reachable and the disk is not full, then try again.',
      ),
    );
    // Written last, so that an interrupted installation is repeated.
    writeFileSync(stampFile, createStamp(readFileSync(join(root, 'package-lock.json'))));
    return true;
  });
}
