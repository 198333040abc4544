import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../scripts/database/addresses.ts';
import { memoryVariables } from '../scripts/environment.mjs';

/** A server, which can be killed and started again. */
export interface Server {
  name: string;
  start: () => Promise<void>;
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>;
  /** Ends it with SIGTERM and waits. */
  stop: () => Promise<void>;
  /** Of its processes; none before the start. */
  pids: () => number[];
}

interface ServerOptions {
  name: string;
  /** Folder of the log. */
  folder: string;
  /** The program and its arguments, at each start. */
  command: () => readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whether it accepts requests; an error is a no. */
  isReady: () => Promise<boolean>;
  /** Milliseconds until it has to be ready: by default as many as loading millions of listings on a busy machine takes. */
  startMs?: number;
}

/** The repository, whose product is run. */
export const repository: string = join(import.meta.dirname, '..');

/** Of util-linux: the kernel ends the program when this process is killed. */
const endWithParent = process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL'] : [];

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Ends this process at a signal, and with it every server that it has started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Runs a program to its end. */
export const runProgram = promisify(execFile);

/** Polls until the condition holds; throws with the sentence after the time. */
export async function until(
  condition: () => Promise<boolean>,
  ms: number,
  sentence: string,
  isHopeless: () => boolean = () => false,
): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline || isHopeless()) throw new Error(sentence);
    await wait(100);
  }
}

export function createServerProcess(options: ServerOptions): Server {
  const { name, folder, command, env, isReady, startMs = 1_200_000 } = options;
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    name,
    pids: () => (child?.pid === undefined ? [] : [child.pid]),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const [program = '', ...args] = [...endWithParent, ...command()];
      const started = spawn(program, args, {
        cwd: folder,
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      child = started;
      children.add(started);
      started.once('exit', () => children.delete(started));
      const hasEnded = () => started.exitCode !== null || started.signalCode !== null;
      await until(isReady, startMs, `${name} does not start`, hasEnded).catch((error: Error) => {
        const lines = readFileSync(join(folder, `${name}.log`), 'utf8')
          .trimEnd()
          .split('\n');
        throw new Error([error.message, ...lines.slice(-5)].join('\n'));
      });
    },
  };
}

/** Whether a port of 127.0.0.1 accepts connections. */
export function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const accepted = once(socket, 'connect').then(() => true);
  return accepted.catch(() => false).finally(() => socket.destroy());
}

// Below those of outgoing connections, which could take the port of a server while that is down; other tests have others.
let lastPort = 10_000 + (process.pid % 2000) * 10;

/** Free ports of 127.0.0.1, all different. */
export function freePorts(count: number): Promise<number[]> {
  lastPort += count;
  return Promise.all(Array.from({ length: count }, (_, index) => findFreePort(lastPort - index)));
}

/** Of the tokens of all processes that this one starts. */
export const jwtSecret = randomBytes(32).toString('hex');

/** A process of the product, or another server of HTTP, on a port of its own. */
export interface ApiProcess extends Server {
  port: number;
  address: string;
}

interface ApiProcessOptions {
  name: string;
  /** Of its log. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The checkout that it runs, looked at for each start. */
  release?: { root: string };
  /** The file that it runs. */
  script?: string;
  /** The address that answers when it is ready. */
  probe?: string;
  /** A command prefix that starts it, such as `unshare`. */
  within?: readonly string[];
}

/** A process of the product as in production, not started yet. */
export async function createApiProcess({
  name,
  folder,
  env,
  release = { root: repository },
  script = 'apps/api/src/main.ts',
  probe = '/api/ready',
  within = [],
}: ApiProcessOptions): Promise<ApiProcess> {
  const [port = 0] = await freePorts(1);
  const address = `http://127.0.0.1:${port}`;
  const server = createServerProcess({
    name,
    folder,
    command: () => [...within, process.execPath, join(release.root, script)],
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memoryVariables,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      JWT_SECRET: jwtSecret,
      ...env,
      PORT: String(port),
    },
    isReady: async () => (await fetch(address + probe, { signal: AbortSignal.timeout(2000) })).ok,
  });
  return { ...server, port, address };
}
