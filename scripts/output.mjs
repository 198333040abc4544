/** An error that the user can act on: its message is shown without a stack trace. */
export class CommandError extends Error {
  /** @param {string} sentence */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** @type {NodeJS.WritableStream} */
let stream = process.stdout;

/**
 * Redirects progress messages, for commands whose standard output is their result.
 * @param {NodeJS.WritableStream} other
 */
export function printTo(other) {
  stream = other;
}

/** @param {string} line */
export function print(line) {
  stream.write(`${line}\n`);
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs a step and prints its duration; without `doing`, only if it took more than half a second.
 * @template Result
 * @param {string | undefined} doing
 * @param {string} done
 * @param {() => Result | Promise<Result>} step
 */
export async function timed(doing, done, step) {
  const start = Date.now();
  if (doing) print(`${doing} …`);
  const result = await step();
  const took = Date.now() - start;
  if (doing || took > 500) print(`${done} (${duration(took)})`);
  return result;
}
