/** Calls at a time, of a process. */
const maxCalls = 4;

/** Lets four calls run at a time, one a host, in the order in which they came. */
export class CallSlots {
  readonly #running = new Set<string>();
  readonly #waiting = new Set<{ host: string; start: () => void }>();

  /** Runs a call when it is its turn; throws the reason of the signal when that comes first. */
  async run<Result>(host: string, signal: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    await this.#take(host, signal);
    try {
      return await call();
    } finally {
      this.#running.delete(host);
      this.#startNext();
    }
  }

  #take(host: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { host, start: resolve };
      this.#waiting.add(entry);
      signal.addEventListener('abort', () => this.#waiting.delete(entry) && reject(signal.reason), {
        once: true,
      });
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const entry of this.#waiting) {
      if (this.#running.size >= maxCalls) return;
      if (this.#running.has(entry.host)) continue;
      this.#waiting.delete(entry);
      this.#running.add(entry.host);
      entry.start();
    }
  }
}
