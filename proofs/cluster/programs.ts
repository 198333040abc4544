import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian packages of each program that the proof needs beside the database server. */
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
} as const;

const galeraLibraries = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];

const swiftLibrary = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api/__init__.py';

type Program = keyof typeof packages;

export interface Programs extends Record<Program, string> {
  galera: string;
}

function isThere(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

const find = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, program))
    .find((path) => isThere(path, constants.X_OK));

/** What the cluster consists of, or the packages that are missing and how to install them. */
export function findPrograms(): { programs: Programs } | { missing: string } {
  const names = Object.keys(packages) as Program[];
  const found = names.map((name): [Program, string | undefined] => [name, find(name)]);
  const galera = galeraLibraries.find((path) => isThere(path, constants.R_OK));
  const absent = found.filter(([, path]) => path === undefined).map(([name]) => packages[name]);
  const missing = [
    ...new Set<string>([
      ...absent,
      ...(galera ? [] : ['galera-4']),
      ...(isThere(swiftLibrary, constants.R_OK) ? [] : ['python3-swift']),
    ]),
  ];
  if (missing.length > 0 || process.platform !== 'linux')
    return {
      missing: `The cluster cannot be set up on this machine, ${missing.join(', ') || 'Linux'} is missing. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
    };
  return { programs: { ...Object.fromEntries(found), galera } as Programs };
}
