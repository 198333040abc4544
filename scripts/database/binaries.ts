import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathFolders } from '../paths.mjs';

const brewed = ['mariadb', 'mysql', 'mysql@8.4'].flatMap((name) =>
  ['/opt/homebrew/opt', '/usr/local/opt'].map((parent) => join(parent, name, 'bin')),
);
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/libexec', ...brewed, '/usr/local/mysql/bin'];

export type Maker = 'mariadb' | 'mysql';

interface Candidate {
  program: string;
  /** The folder of a copy that was unpacked by us, which needs its paths as options. */
  base?: string | undefined;
}

/** A supported server program; MariaDB's has a separate installer. */
export type DatabaseServer = Candidate & ({ maker: 'mariadb'; installer: string } | { maker: 'mysql' });

export function findServer(unpackedAt: string, maker?: Maker): DatabaseServer | undefined {
  const folders = [...pathFolders(), ...usualFolders];
  const candidates: Candidate[] = folders.flatMap((folder) =>
    ['mariadbd', 'mysqld'].map((name) => ({ program: join(folder, name) })),
  );
  const base = join(unpackedAt, 'usr');
  candidates.push({ program: join(base, 'sbin', 'mariadbd'), base });
  for (const candidate of candidates) {
    const server = existsSync(candidate.program) ? inspect(candidate) : undefined;
    if (server && (!maker || server.maker === maker)) return server;
  }
  return undefined;
}

function inspect({ program, base }: Candidate): DatabaseServer | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env: serverEnvironment(base) });
  const maker = parseSupportedMaker(stdout ?? '');
  if (maker !== 'mariadb') return maker && { program, maker, base };
  const installer = findInstaller(program, base);
  return installer ? { program, maker, installer, base } : undefined;
}

/** The maker of a server by its --version output; undefined for versions without SKIP LOCKED. */
export function parseSupportedMaker(version: string): Maker | undefined {
  const [, major, minor = 0] = /Ver (\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  if (major === undefined) return undefined;
  if (!version.includes('MariaDB')) return major >= 8 ? 'mysql' : undefined;
  return major > 10 || (major === 10 && minor >= 6) ? 'mariadb' : undefined;
}

function findInstaller(program: string, base: string | undefined) {
  const beside = dirname(program);
  const folders = base
    ? [join(base, 'bin')]
    : [beside, join(dirname(beside), 'bin'), join(dirname(beside), 'scripts'), '/usr/bin'];
  return folders.map((folder) => join(folder, 'mariadb-install-db')).find((file) => existsSync(file));
}

/** The environment of the server; an unpacked copy needs its own libraries. */
export function serverEnvironment(base: string | undefined, environment = process.env): NodeJS.ProcessEnv {
  if (!base) return environment;
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = [
    join(base, 'lib', triplet),
    join(dirname(base), 'lib', triplet),
    environment.LD_LIBRARY_PATH,
  ];
  return { ...environment, LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter) };
}
