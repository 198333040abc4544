import { spawn } from 'node:child_process';
import { CommandError } from './output.mjs';
import { root } from './paths.mjs';

const running = new Set();
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
// One Ctrl-C reaches us up to three times: from the terminal, from npm, from our own parent.
const oneKeyPress = 1_000;
let firstSignal;

/** The exit code a shell would give for the signal that ended us; undefined while none came. */
export function interruption() {
  return firstSignal && 128 + signalNumbers[firstSignal.name];
}

/** Hands the first signal on to the children as SIGTERM, whose handlers drain; a later one kills them. */
export function stopOn(name) {
  if (!firstSignal) {
    firstSignal = { name, at: Date.now() };
    for (const child of running) child.kill('SIGTERM');
  } else if (Date.now() - firstSignal.at > oneKeyPress) {
    for (const child of running) child.kill('SIGKILL');
  }
}

export function listenForSignals() {
  for (const name of Object.keys(signalNumbers)) process.on(name, () => stopOn(name));
}

/**
 * Runs a program to its end; resolves to `{ code, output }`. Output is shown as it comes, or with
 * `quiet` kept for whoever wants to show it after a failure. With `channel` it notices when we are gone, and
 * `onMessage` hears what it says there. `signal` ends it as a SIGTERM does. An interruption becomes a `CommandError`.
 */
export function run(
  program,
  args,
  { env, cwd = root, quiet = false, stdin = 'ignore', channel = false, onMessage = () => {}, signal } = {},
) {
  if (interruption()) throw new CommandError('Interrupted.', interruption());
  const out = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: channel ? [stdin, out, out, 'ipc'] : [stdin, out, out],
    shell: process.platform === 'win32' && program.endsWith('.cmd'),
  });
  running.add(child);
  const stop = () => child.kill('SIGTERM');
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  child.on('message', onMessage);
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child);
      reject(new CommandError(`${program} could not be started: ${error.message}.`));
    });
    child.on('close', (code, endedBy) => {
      running.delete(child);
      signal?.removeEventListener('abort', stop);
      if (interruption()) reject(new CommandError('Interrupted.', interruption()));
      else
        resolve({
          code: code ?? 128 + (signalNumbers[endedBy] ?? 9),
          output: Buffer.concat(chunks).toString(),
        });
    });
  });
}

/** Runs a program that has to succeed; otherwise shows what it printed and stops with the sentence. */
export async function mustRun(program, args, options, sentence) {
  const { code, output } = await run(program, args, options);
  if (code === 0) return output;
  process.stderr.write(output.split('\n').slice(-300).join('\n'));
  throw new CommandError(sentence, code);
}
