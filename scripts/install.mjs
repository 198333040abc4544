import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installVariables } from './environment.mjs';
import { withLock } from './lock.mjs';
import { timed } from './output.mjs';
import { root } from './paths.mjs';
import { mustRun } from './processes.mjs';

/**
 * A hash of what an installation depends on: the lock file and the platform.
 * @param {string | Buffer} lockFile
 * @param {string} platform
 * @param {string} arch
 */
export function createStamp(lockFile, platform = process.platform, arch = process.arch) {
  return createHash('sha256').update(lockFile).update(`\n${platform} ${arch}`).digest('hex');
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

/** @param {string} folder */
function readStamps(folder) {
  // Inside node_modules, so that the stamp is deleted together with the packages.
  const file = join(folder, 'node_modules', '.piacter-installed');
  const stamp = createStamp(readFileSync(join(folder, 'package-lock.json')));
  return { file, stamp, isInstalled: existsSync(file) && readFileSync(file, 'utf8') === stamp };
}

/**
 * Installs the locked packages of a folder unless they are up to date. Resolves to true if it installed them.
 * @param {string} folder
 * @param {string} name
 * @param {string[]} more Arguments of npm.
 */
export async function installLocked(folder, name, more = []) {
  const { file, stamp, isInstalled } = readStamps(folder);
  if (isInstalled) return false;
  const [program, ...before] = npmCommand();
  const args = [...before, 'ci', '--no-audit', '--no-fund', '--prefer-offline', ...more];
  await timed(`Installing ${name} (npm ci)`, `Installed ${name}`, () =>
    mustRun(
      program,
      args,
      // npm would first finish and then undo the installation, which takes a minute; an interrupted one is repeated.
      { cwd: folder, env: installVariables(), quiet: true, stopSignal: 'SIGKILL' },
      `npm could not install ${name} (see above): check that the registry is reachable and the disk is not full, then try again.`,
    ),
  );
  // Written last, so that an interrupted installation is repeated.
  writeFileSync(file, stamp);
  return true;
}

/** Installs the dependencies of the repository, unless another start does. */
export async function install() {
  if (readStamps(root).isInstalled) return false;
  return withLock(join(root, '.data', 'install.lock'), 'installing', () =>
    installLocked(root, 'the dependencies', ['--include=dev', '--include=optional']),
  );
}
