import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aptInstall, isDebian, unpackPackages } from '../debian.ts';
import { withLock } from '../lock.mjs';
import { CommandError, timed } from '../output.mjs';
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
      else await unpackServer(unpackedAt);
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

/** Without root: unpacks the packages that apt would install. */
async function unpackServer(target: string) {
  const doing = 'Downloading MariaDB from the package archive (apt-get download)';
  await timed(doing, 'MariaDB unpacked', () => {
    const options = '-s -o Debug::NoLocking=1 install --no-install-recommends'.split(' ');
    const { stdout } = spawnSync('apt-get', [...options, ...packages], { encoding: 'utf8' });
    const missing = parseInstalls(stdout ?? '');
    return unpackPackages(target, missing.length > 0 ? missing : packages);
  });
}

/** Parses the packages that a simulated `apt-get install` would add, from its "Inst name (version …)" lines. */
export function parseInstalls(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
}
