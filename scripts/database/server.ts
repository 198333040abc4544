import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../output.mjs';
import { run } from '../processes.mjs';
import { account, shortFolder } from './addresses.ts';
import { type DatabaseServer, serverEnvironment } from './binaries.ts';
import { isGreeting } from './greeting.ts';

interface StartOptions {
  port: number;
  socket: string;
  /** Of the account. */
  password: string;
  /** To be created. */
  databases: string[];
  /** For data that need not survive a crash. */
  fast?: boolean;
  /** Is called with the process id immediately. */
  onSpawn?: (pid: number) => void;
}

/**
 * Initializes the server's data folder, `home/data`. It is created under another name and renamed when complete, so that
 * an existing folder is always complete.
 */
export async function initialize(server: DatabaseServer, home: string, temporary?: string): Promise<void> {
  const data = join(home, 'data');
  if (existsSync(data)) return;
  const incomplete = join(home, 'data.incomplete');
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const { code, output } = await initializeThroughLinks(server, home, temporary);
  if (code !== 0) {
    rmSync(incomplete, { recursive: true, force: true });
    throw new CommandError(`The database folder ${data} could not be created: ${lastLines(output)}`);
  }
  renameSync(incomplete, data);
}

/** Runs the initialization with symbolic links to our folders, since MariaDB's script fails on spaces in paths. */
async function initializeThroughLinks(server: DatabaseServer, home: string, temporary?: string) {
  const short = shortFolder(home, temporary);
  const link = (name: string, target: string) => {
    const path = join(short, name);
    rmSync(path, { force: true });
    symlinkSync(target, path);
    return path;
  };
  const base = server.base && link('base', server.base);
  const incomplete = join(link('home', home), 'data.incomplete');
  const [program, ...args] = initializationCommand({ ...server, base }, incomplete);
  return run(program, args, { env: serverEnvironment(server.base), quiet: true });
}

function initializationCommand(server: DatabaseServer, data: string): [string, ...string[]] {
  const { base } = server;
  const common = [
    '--no-defaults',
    ...getUserOptions(),
    `--datadir=${data}`,
    ...(base ? [`--basedir=${base}`] : []),
  ];
  if (server.maker === 'mysql')
    return [server.program, ...common, '--initialize-insecure', '--innodb-redo-log-capacity=33554432'];
  const options = [
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--innodb-log-file-size=32M',
  ];
  return [base ? join(base, 'bin', 'mariadb-install-db') : server.installer, ...common, ...options];
}

const getTempFolder = (home: string) => join(home, 'tmp');

/** Both servers refuse to run as root without this option. */
const getUserOptions = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/** Starts the server on `home/data` and resolves when it responds on its socket. The process is detached. */
export async function startServer(
  server: DatabaseServer,
  home: string,
  { port, socket, password, databases, fast = false, onSpawn }: StartOptions,
): Promise<void> {
  writeFileSync(join(home, 'init.sql'), accountStatements(password, databases), { mode: 0o600 });
  mkdirSync(getTempFolder(home), { recursive: true, mode: 0o700 });
  const log = openSync(join(home, 'server.log'), 'w', 0o600);
  const child = spawn(server.program, serverOptions(server, home, { port, socket, fast }), {
    cwd: home,
    env: serverEnvironment(server.base),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.on('error', resolve).on('exit', resolve)).then(() => 'ended');
  child.unref();
  if (child.pid) onSpawn?.(child.pid);
  // Crash recovery of a large database may take minutes; a server that exits is detected at once.
  const deadline = Date.now() + 300_000;
  while (!(await isGreeting(socket))) {
    const state = await Promise.race([ended, pause(50)]);
    if (state === 'ended' || Date.now() > deadline) throw new CommandError(startFailure(home));
  }
}

/** All options of the server; the machine's own configuration is ignored. */
export function serverOptions(
  { maker, base }: Pick<DatabaseServer, 'maker' | 'base'>,
  home: string,
  { port, socket, fast }: Pick<StartOptions, 'port' | 'socket' | 'fast'>,
): string[] {
  const data = [
    '--no-defaults',
    ...getUserOptions(),
    `--datadir=${join(home, 'data')}`,
    // A starting server deletes the temporary tables in this folder, including those of other servers. A colon would
    // separate paths.
    ...(home.includes(':') ? [] : [`--tmpdir=${getTempFolder(home)}`]),
    ...(base ? [`--basedir=${base}`, `--lc-messages-dir=${base}/share/mysql`] : []),
    ...(base ? [`--plugin-dir=${base}/lib/mysql/plugin`] : []),
  ];
  const address = [
    `--socket=${socket}`,
    `--pid-file=${join(home, 'pid')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
  ];
  const character = ['--character-set-server=utf8mb4', '--collation-server=utf8mb4_hungarian_ci'];
  const small = ['--skip-name-resolve', '--skip-log-bin', `--init-file=${join(home, 'init.sql')}`];
  const memory = [`--innodb-buffer-pool-size=${getBufferPoolSize(fast)}M`, '--max-connections=400'];
  const log =
    maker === 'mysql'
      ? ['--mysqlx=OFF', '--innodb-redo-log-capacity=33554432']
      : ['--innodb-log-file-size=32M', '--log-warnings=1'];
  const unsafe = [
    '--innodb-flush-log-at-trx-commit=0',
    '--loose-innodb-flush-method=nosync',
    '--innodb-doublewrite=0',
  ];
  return [...data, ...address, ...character, ...small, ...memory, ...log, ...(fast ? unsafe : [])];
}

/** Size of the buffer pool in MB: enough for test data; for development an eighth of the memory within limits. */
const getBufferPoolSize = (fast = false) =>
  fast ? 256 : Math.min(1024, Math.max(128, Math.floor(totalmem() / 2 ** 20 / 8)));

/**
 * The init file of the server. The account has a password, because every user of this machine can reach the port, and all
 * privileges, because tests create their own databases.
 */
export function accountStatements(password: string, databases: string[]): string {
  const hosts = ['localhost', '127.0.0.1'];
  return [
    `alter user 'root'@'localhost' identified by '${password}';`,
    "drop user if exists 'root'@'127.0.0.1', 'root'@'::1';",
    ...hosts.map((host) => `create user if not exists '${account}'@'${host}' identified by '${password}';`),
    ...hosts.map((host) => `alter user '${account}'@'${host}' identified by '${password}';`),
    ...hosts.map((host) => `grant all privileges on *.* to '${account}'@'${host}' with grant option;`),
    ...databases.map(
      (name) =>
        `create database if not exists \`${name}\` character set utf8mb4 collate utf8mb4_hungarian_ci;`,
    ),
    '',
  ].join('\n');
}

function startFailure(home: string) {
  const log = join(home, 'server.log');
  const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return `The database server did not start: ${lastLines(output)} (all of it in ${log})`;
}

function lastLines(output: string) {
  const lines = output.trim().split('\n');
  return (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, 300) || 'no output.';
}
