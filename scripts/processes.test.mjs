import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

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
const launcher = `
  import { listenForSignals, run } from '${new URL('./processes.mjs', import.meta.url)}';
  let now = 0;
  Date.now = () => (now += 60_000);
  listenForSignals();
  process.on('SIGHUP', () => console.log('repeated'));
  await run(process.execPath, ['-e', ${JSON.stringify(child)}], { stdin: 'inherit' }).catch(() => {});
`;

it('a stop that arrives repeatedly lets the children finish', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(started, 'close');
  let output = '';
  started.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const printed = (word) => expect.poll(() => output, { timeout: 10_000 }).toContain(word);
  await printed('ready');
  started.kill('SIGINT');
  await printed('stopping');
  started.kill('SIGHUP');
  await printed('repeated');
  started.stdin.end();
  await ended;
  expect(output).toContain('stopped');
});
