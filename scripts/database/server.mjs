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
import { account, shortFolder } from './addresses.mjs';
import { serverEnvironment } from './binaries.mjs';
import { greeting } from './greeting.mjs';

/**
 * Makes the server's data folder, `home/data`. It is made under another name and renamed when it is
 * complete, so that its existence means that it is whole.
 */
export async function initialize(server, home, temporary) {
  const data = join(home, 'data');
  if (existsSync(data)) return;
  const incomplete = join(home, 'data.half-made');
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const { code, output } = await initializeByShortPaths(server, home, temporary);
  if (code !== 0) {
    rmSync(incomplete, { recursive: true, force: true });
    throw new CommandError(`The database folder ${data} could not be made: ${lastLines(output)}`);
  }
  renameSync(incomplete, data);
}

/** MariaDB's script stumbles over spaces, so it is led to our folders by links whose paths have none. */
async function initializeByShortPaths(server, home, temporary) {
  const short = shortFolder(home, temporary);
  const link = (name, target) => {
    const path = join(short, name);
    rmSync(path, { force: true });
    symlinkSync(target, path);
    return path;
  };
  const base = server.base && link('base', server.base);
  const installer = base ? join(base, 'bin', 'mariadb-install-db') : server.installer;
  const incomplete = join(link('home', home), 'data.half-made');
  const [program, ...args] = initializationCommand({ ...server, base, installer }, incomplete);
  return run(program, args, { env: serverEnvironment(server.base), quiet: true });
}

function initializationCommand({ program, maker, installer, base }, data) {
  const common = ['--no-defaults', ...asRoot(), `--datadir=${data}`, ...(base ? [`--basedir=${base}`] : [])];
  if (maker === 'mysql')
    return [program, ...common, '--initialize-insecure', '--innodb-redo-log-capacity=33554432'];
  const quick = [
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--innodb-log-file-size=32M',
  ];
  return [installer, ...common, ...quick];
}

const temporaryTables = (home) => join(home, 'tmp');

/** Both servers refuse to run as root unless they are told to. */
function asRoot() {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

/**
 * Starts the server over `home/data` and resolves when it greets on its socket. The process is not
 * ours any more then (it has a session of its own). Options: `port`, `socket`, `password` of the
 * account, `databases` to make, `fast` for data that nobody needs after a crash, and `onSpawn`, called
 * with the process number at once.
 */
export async function startServer(
  server,
  home,
  { port, socket, password, databases, fast = false, onSpawn },
) {
  writeFileSync(join(home, 'init.sql'), accountStatements(password, databases), { mode: 0o600 });
  mkdirSync(temporaryTables(home), { recursive: true, mode: 0o700 });
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
  // Recovery after a crash of a large database takes its time; a server that ends is noticed at once.
  const deadline = Date.now() + 300_000;
  while ((await greeting(socket)) === undefined) {
    const state = await Promise.race([ended, pause(50)]);
    if (state === 'ended' || Date.now() > deadline) throw new CommandError(startFailure(home));
  }
}

/** Everything the server is started with; nothing comes from the machine's own configuration. */
export function serverOptions({ maker, base }, home, { port, socket, fast }) {
  const data = [
    '--no-defaults',
    ...asRoot(),
    `--datadir=${join(home, 'data')}`,
    // A server that starts throws away the temporary tables that it finds, other servers' too; a colon would be
    // taken for the end of the path.
    ...(home.includes(':') ? [] : [`--tmpdir=${temporaryTables(home)}`]),
    ...(base ? unpackedPaths(base) : []),
  ];
  const address = [
    `--socket=${socket}`,
    `--pid-file=${join(home, 'pid')}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
  ];
  const character = ['--character-set-server=utf8mb4', '--collation-server=utf8mb4_hungarian_ci'];
  const small = ['--skip-name-resolve', '--skip-log-bin', `--init-file=${join(home, 'init.sql')}`];
  const memory = [`--innodb-buffer-pool-size=${bufferPool(fast)}M`, '--max-connections=400'];
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

function unpackedPaths(base) {
  return [
    `--basedir=${base}`,
    `--lc-messages-dir=${join(base, 'share', 'mysql')}`,
    `--plugin-dir=${join(base, 'lib', 'mysql', 'plugin')}`,
  ];
}

/** In MB: enough for the test data; for development a share of the memory, so that a million listings stay quick. */
function bufferPool(fast) {
  return fast ? 256 : Math.min(1024, Math.max(128, Math.floor(totalmem() / 2 ** 20 / 8)));
}

/**
 * Run by the server before it takes connections. The account has a password, because everybody on this
 * machine can reach the port; it may do everything, because tests make their own databases.
 */
export function accountStatements(password, databases) {
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

function startFailure(home) {
  const log = join(home, 'server.log');
  return `The database server did not start: ${lastLines(existsSync(log) ? readFileSync(log, 'utf8') : '')} (all of it in ${log})`;
}

function lastLines(output) {
  const lines = output.trim().split('\n');
  return (
    (lines.findLast?.((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').slice(0, 300) ||
    'it said nothing.'
  );
}
