import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import type { RunOptions } from './processes.mjs';

/** Stops gracefully on SIGTERM, as soon as its input ends. */
const child = `
  process.on('SIGTERM', () => {
    console.log('stopping');
    process.stdin.resume().on('end', () => process.exit(console.log('stopped')));
  });
  console.log('ready');
  setInterval(() => {}, 1000);
`;

/** Runs the child, and reports the last signal of a stop when it has been handled; its clock jumps from call to call. */
const launcher = (options: RunOptions) => `
  import { listenForSignals, run } from '${new URL('./processes.mjs', import.meta.url)}';
  let now = 0;
  Date.now = () => (now += 60_000);
  listenForSignals();
  process.on('SIGHUP', () => console.log('repeated'));
  await run(process.execPath, ['-e', ${JSON.stringify(child)}], ${JSON.stringify(options)}).catch(() => {});
`;

let started: ChildProcessByStdio<Writable, Readable, null>;
afterEach(() => started.stdin.end());

function launch(options: RunOptions) {
  started = spawn(process.execPath, ['--input-type=module', '-e', launcher(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  started.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(started, 'close').then(() => output);
  return { ended, printed: (word: string) => expect.poll(() => output, { timeout: 10_000 }).toContain(word) };
}

it('a stop that arrives repeatedly lets the children finish', async () => {
  const { printed, ended } = launch({ stdin: 'inherit' });
  await printed('ready');
  started.kill('SIGINT');
  await printed('stopping');
  started.kill('SIGHUP');
  await printed('repeated');
  started.stdin.end();
  expect(await ended).toContain('stopped');
});

it('a child may have another signal that stops it', async () => {
  const { printed, ended } = launch({ stdin: 'inherit', stopSignal: 'SIGKILL' });
  await printed('ready');
  started.kill('SIGTERM');
  expect(await ended).toBe('ready\n');
});
