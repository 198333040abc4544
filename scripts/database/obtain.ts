import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, isDebian } from '../debian.ts';
import { withLock } from '../lock.mjs';
import { CommandError, timed } from '../output.mjs';
import { run } from '../processes.mjs';
import { type DatabaseServer, findServer, type Maker } from './binaries.ts';

// The programs without the system service: nothing is started, and there is no /var/lib/mysql.
const packages = ['mariadb-server-core', 'mariadb-client-core'];

/** Finds a database server program, or installs one from the Debian archive; throws with instructions otherwise. */
export async function obtainServer(dataFolder: string, maker?: Maker): Promise<DatabaseServer> {
  const unpackedAt = join(dataFolder, 'mariadb');
  const found = findServer(unpackedAt, maker);
  if (found) return found;
  if (isDebian()) {
    await withLock(join(dataFolder, 'obtain.lock'), 'installing the database server', async () => {
      if (findServer(unpackedAt, maker)) return;
      if (process.getuid?.() === 0) await installPackages();
      else await unpackPackages(unpackedAt);
    });
  }
  const obtained = findServer(unpackedAt, maker);
  if (obtained) return obtained;
  throw new CommandError(
    `No ${maker === 'mysql' ? 'MySQL 8.4' : 'MariaDB 10.6+ or MySQL 8.4'} server was found: install one (Debian, Ubuntu: sudo apt install mariadb-server-core mariadb-client-core; macOS: brew install mariadb), or set DATABASE_URL to an existing database (mysql://user:password@host:3306/name), then try again.`,
  );
}

async function installPackages() {
  await timed('Installing MariaDB (apt-get)', 'MariaDB installed', async () => {
    // In older releases the core package has a version in its name; their full package starts a service.
    if (!(await aptInstall(packages))) await aptInstall(['mariadb-server']);
  });
}

/** Without root: downloads the packages that apt would install and unpacks them into a folder. */
async function unpackPackages(target: string) {
  await timed(
    'Downloading MariaDB from the package archive (apt-get download)',
    'MariaDB unpacked',
    async () => {
      const simulated = spawnSync(
        'apt-get',
        ['-s', '-o', 'Debug::NoLocking=1', 'install', '--no-install-recommends', ...packages],
        { encoding: 'utf8' },
      );
      const missing = parseInstalls(simulated.stdout ?? '');
      const incomplete = `${target}.incomplete`;
      rmSync(incomplete, { recursive: true, force: true });
      mkdirSync(incomplete, { recursive: true });
      await run('apt-get', ['download', ...(missing.length > 0 ? missing : packages)], {
        cwd: incomplete,
        quiet: true,
      });
      for (const file of readdirSync(incomplete).filter((name) => name.endsWith('.deb'))) {
        await run('dpkg', ['-x', file, '.'], { cwd: incomplete, quiet: true });
        rmSync(join(incomplete, file));
      }
      rmSync(target, { recursive: true, force: true });
      renameSync(incomplete, target);
    },
  );
}

/** Parses the packages that a simulated `apt-get install` would add, from its "Inst name (version …)" lines. */
export function parseInstalls(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
}
