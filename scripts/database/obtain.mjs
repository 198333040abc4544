import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, isDebian } from '../debian.mjs';
import { withLock } from '../lock.mjs';
import { CommandError, timed } from '../output.mjs';
import { run } from '../processes.mjs';
import { findServer } from './binaries.mjs';

// The programs without the system's own service: nothing is started, nothing listens, no /var/lib/mysql.
const packages = ['mariadb-server-core', 'mariadb-client-core'];

/** Finds a database server program, or fetches one from the Debian archive, or says how to get one. */
export async function obtainServer(dataFolder, maker) {
  const unpackedAt = join(dataFolder, 'mariadb');
  const found = findServer(unpackedAt, maker);
  if (found) return found;
  if (isDebian()) {
    await withLock(join(dataFolder, 'obtain.lock'), 'getting the database server', async () => {
      if (findServer(unpackedAt, maker)) return;
      if (process.getuid() === 0) await installPackages();
      else await unpackPackages(unpackedAt);
    });
  }
  const obtained = findServer(unpackedAt, maker);
  if (obtained) return obtained;
  throw new CommandError(
    `No ${maker === 'mysql' ? 'MySQL 8.4' : 'MariaDB 10.6+ or MySQL 8.4'} server was found: install one (Debian, Ubuntu: sudo apt install mariadb-server-core mariadb-client-core; macOS: brew install mariadb), or set DATABASE_URL to a database of yours (mysql://user:password@host:3306/name), then try again.`,
  );
}

async function installPackages() {
  await timed('Installing MariaDB (apt-get)', 'MariaDB installed', async () => {
    // Older releases have no core package without a version in its name; their full one starts a service.
    if (!(await aptInstall(packages))) await aptInstall(['mariadb-server']);
  });
}

/** Without root: what apt would install is downloaded and unpacked into a folder of ours. */
async function unpackPackages(target) {
  await timed('Looking for MariaDB in the package archive (apt-get download)', 'Archive asked', async () => {
    const simulated = spawnSync(
      'apt-get',
      ['-s', '-o', 'Debug::NoLocking=1', 'install', '--no-install-recommends', ...packages],
      { encoding: 'utf8' },
    );
    const missing = namesToInstall(simulated.stdout ?? '');
    const half = `${target}.half-made`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    await run('apt-get', ['download', ...(missing.length > 0 ? missing : packages)], {
      cwd: half,
      quiet: true,
    });
    for (const file of readdirSync(half).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', file, '.'], { cwd: half, quiet: true });
      rmSync(join(half, file));
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
  });
}

/** The packages that a simulated `apt-get install` would add, from its "Inst name (version …)" lines. */
export function namesToInstall(simulation) {
  return [...simulation.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
}
