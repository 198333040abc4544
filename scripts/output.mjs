/** A failure that a person can act on: shown as its one sentence, without a stack. */
export class CommandError extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

let stream = process.stdout;

/** Sends progress elsewhere, for commands whose standard output is their result. */
export function printTo(other) {
  stream = other;
}

export function print(line) {
  stream.write(`${line}\n`);
}

export function duration(milliseconds) {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs one step and tells how long it took; a step that takes no time at all says nothing. */
export async function timed(doing, done, step) {
  const began = Date.now();
  if (doing) print(`${doing} …`);
  const result = await step();
  const took = Date.now() - began;
  if (doing || took > 500) print(`${done} (${duration(took)})`);
  return result;
}
