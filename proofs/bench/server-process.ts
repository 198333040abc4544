import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  name: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

interface StartOptions {
  folder: string;
  env: Record<string, string>;
  probe: string;
  /** A command prefix that starts the server, such as `env`. */
  within?: readonly string[];
  /** Options of Node, such as `--cpu-prof`. */
  nodeOptions?: readonly string[];
}

const startLimitMs = 180_000;

const running = new Set<ChildProcess>();

const killRunning = () => {
  for (const child of running) child.kill('SIGKILL');
};

/** Ends the process at a signal, and with it every server that it has started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** The settings of the allocator that the command gives the server, as in production. */
const memoryVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')));

/** Starts a server process and waits until it responds; its output goes to a file. */
export async function startServerProcess(
  name: string,
  script: string,
  { folder, env, probe, within = [], nodeOptions = [] }: StartOptions,
): Promise<ServerProcess> {
  const port = await freePort();
  const log = openSync(join(folder, `${name}.log`), 'a');
  const [program = process.execPath, ...words] = [
    ...within,
    process.execPath,
    ...nodeOptions,
    join(import.meta.dirname, script),
  ];
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...memoryVariables(),
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A failed run must not leave a server behind.
  if (!process.listeners('exit').includes(killRunning)) process.on('exit', killRunning);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}${probe}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp && child.pid) return { name, port, pid: child.pid, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${name} did not start; its log is in ${folder}`);
}
