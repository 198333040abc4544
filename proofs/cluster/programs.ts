import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
} as const;

export type Programs = Record<keyof typeof packages, string>;

/** The paths of all programs, and the packages of those that are missing. */
export function findPrograms(searchPath = process.env.PATH ?? ''): { programs: Programs; missing: string[] } {
  const folders = [...searchPath.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const programs = { ...packages };
  const missing = new Set<string>();
  for (const [name, inPackage] of Object.entries(packages)) {
    const paths = name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name));
    const path = paths.find((one) => existsSync(one));
    if (path) Object.assign(programs, { [name]: path });
    else missing.add(inPackage);
  }
  return { programs, missing: [...missing] };
}
