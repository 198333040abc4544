import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { aptInstall, isDebian, unpackPackages } from '../../scripts/debian.ts';
import { toolVariables } from '../../scripts/environment.mjs';
import { CommandError, timed } from '../../scripts/output.mjs';
import { dataFolder } from '../../scripts/paths.mjs';
import { runInEnvironment } from '../run-in-environment.ts';

/** What the cluster consists of, with the Debian packages that have it: programs, and libraries by their paths. */
const packages = {
  mariadbd: 'mariadb-server-core',
  mariadb: 'mariadb-client-core',
  'mariadb-install-db': 'mariadb-server-core',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
  rsync: 'rsync',
  // Joining nodes start it, even if they only need the latest changes.
  wsrep_sst_rsync: 'mariadb-server',
  setpriv: 'util-linux',
  memcached: 'memcached',
  nft: 'nftables',
  ip: 'iproute2',
  '/usr/lib/galera/libgalera_smm.so': 'galera-4',
  '/usr/lib/python3/dist-packages/swift/common/middleware/s3api/__init__.py': 'python3-swift',
};

/** Has the scripts with which nodes join; it would also start a service, hence it is only unpacked. */
const unpacked = 'mariadb-server';

/** The packages of what is neither in the search path nor at its own. */
function findMissing(searchPath: string): string[] {
  const folders = searchPath.split(delimiter);
  const isFound = (name: string) => folders.some((folder) => existsSync(resolve(folder, name)));
  const missing = Object.entries(packages).filter(([name]) => !isFound(name));
  return [...new Set(missing.map(([, inPackage]) => inPackage))];
}

/** The search path of all programs; installs those that are missing, where that is possible. */
async function obtainPrograms(): Promise<string> {
  const scripts = join(dataFolder(), unpacked, 'usr', 'bin');
  const path = [toolVariables().PATH, scripts, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
  if (isDebian()) {
    if (!existsSync(join(scripts, 'wsrep_sst_rsync')))
      await unpackPackages(join(dataFolder(), unpacked), [unpacked]);
    const wanted = findMissing(path);
    if (wanted.length > 0 && process.getuid?.() === 0)
      await timed(`Installing ${wanted.join(', ')}`, 'Packages installed', () => aptInstall(wanted));
  }
  const missing = findMissing(path);
  if (missing.length === 0) return path;
  throw new CommandError(
    `The cluster cannot be set up on this machine. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
}

/** Runs the proof in a network of its own where root allows it, so that its packet filter concerns nothing else. */
const inOwnNetwork = (command: string[]) =>
  process.getuid?.() === 0
    ? ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...command]
    : command;

/**
 * `npm run proof:cluster`: the product on a database cluster while its parts die. Everything runs on 127.0.0.1 in a
 * folder of its own, which is removed afterwards.
 */
export async function proofCluster(words: string[]): Promise<number> {
  const path = await obtainPrograms();
  // On the disk: the servers write gigabytes, and the object store needs extended attributes.
  return runInEnvironment({ withDatabase: false, parent: tmpdir() }, ({ folder }) => ({
    command: inOwnNetwork([process.execPath, join('proofs', 'cluster', 'run.ts'), ...words]),
    env: { DATA_DIR: folder, PATH: path },
  }));
}
