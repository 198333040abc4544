import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall, isDebian, unpackPackages } from '../../scripts/debian.ts';
import { toolVariables } from '../../scripts/environment.mjs';
import { timed } from '../../scripts/output.mjs';
import { dataFolder } from '../../scripts/paths.mjs';
import { runInEnvironment } from '../run-in-environment.ts';

const packages = [
  'mariadb-server-core',
  'mariadb-client-core',
  'galera-4',
  'haproxy',
  'nginx-light',
  'rsync',
  'python3-swift',
  'memcached',
  'nftables',
  'iproute2',
];

const isInstalled = (name: string) => existsSync(`/var/lib/dpkg/info/${name}.list`);

/** The scripts with which nodes join, of a package that would also start a service: it is only unpacked. */
async function unpackJoinScripts(folder: string) {
  const programs = join(folder, 'usr', 'bin');
  if (!existsSync(join(programs, 'wsrep_sst_rsync'))) await unpackPackages(folder, ['mariadb-server']);
  return programs;
}

/** Installs what is missing, where that is possible; what is missing afterwards is reported by the proof itself. */
async function obtainPrograms() {
  if (!isDebian()) return '';
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length > 0 && process.getuid?.() === 0)
    await timed(`Installing ${missing.join(', ')}`, 'Packages installed', () => aptInstall(missing));
  return unpackJoinScripts(join(dataFolder(), 'mariadb-server'));
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
  const programs = await obtainPrograms();
  // On the disk: the servers write gigabytes, and the object store needs extended attributes.
  return runInEnvironment({ withDatabase: false, parent: tmpdir() }, ({ folder }) => ({
    command: inOwnNetwork([process.execPath, join('proofs', 'cluster', 'run.ts'), ...words]),
    env: { DATA_DIR: folder, PATH: [toolVariables().PATH, programs].filter(Boolean).join(delimiter) },
  }));
}
