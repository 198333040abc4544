import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { CommandError } from './output.mjs';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [quiet] The output is captured only.
 * @property {'ignore' | 'inherit'} [stdin]
 * @property {boolean} [channel] An IPC channel, on which the child notices our exit and sends messages to `onMessage`.
 * @property {(message: unknown) => void} [onMessage]
 * @property {AbortSignal} [signal] Sends the child `stopSignal` when aborted, like an interruption.
 * @property {NodeJS.Signals} [stopSignal]
 */

/**
 * The running children, each with the signal that stops it.
 * @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>}
 */
const running = new Map();
/** @type {NodeJS.Signals | undefined} */
let firstSignal;

/** The exit code for the first signal as in a shell; undefined without a signal. */
export function getInterruptCode() {
  return firstSignal && 128 + constants.signals[firstSignal];
}

/**
 * Stops the children on the first signal. Further ones are ignored: a single stop arrives several times, from the terminal
 * or service manager, from npm, from our parent. Killing would cut connections and leave the database running; the shutdown
 * of the server is limited in time.
 * @param {NodeJS.Signals} name
 */
export function stopOn(name) {
  if (firstSignal) return;
  firstSignal = name;
  for (const [child, stopSignal] of running) child.kill(stopSignal);
}

export function listenForSignals() {
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(name, stopOn);
}

/**
 * Runs a program. Its output is printed, or captured. Throws `CommandError` on an interruption.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  program,
  args,
  {
    env,
    cwd = root,
    quiet = false,
    stdin = 'ignore',
    channel = false,
    onMessage = () => {},
    signal,
    stopSignal = 'SIGTERM',
  } = {},
) {
  if (getInterruptCode()) throw new CommandError('Interrupted.', getInterruptCode());
  const out = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: channel ? [stdin, out, out, 'ipc'] : [stdin, out, out],
    shell: process.platform === 'win32' && program.endsWith('.cmd'),
  });
  running.set(child, stopSignal);
  const stop = () => child.kill(stopSignal);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  child.on('message', onMessage);
  /** @type {Buffer[]} */
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
      if (getInterruptCode()) reject(new CommandError('Interrupted.', getInterruptCode()));
      else
        resolve({
          code: code ?? 128 + constants.signals[endedBy ?? 'SIGKILL'],
          output: Buffer.concat(chunks).toString(),
        });
    });
  });
}

/**
 * Runs a program; if it fails, prints its output and throws `CommandError` with the sentence.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} options
 * @param {string} sentence
 */
export async function mustRun(program, args, options, sentence) {
  const { code, output } = await run(program, args, options);
  if (code === 0) return output;
  process.stderr.write(output.split('\n').slice(-300).join('\n'));
  throw new CommandError(sentence, code);
}
