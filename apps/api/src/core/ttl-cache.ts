import type { Clock } from './clock.ts';

/**
 * A value kept in memory for a short life: rows that change a few times a year are not asked for at every
 * request. Callers that come while it is being read wait for the same answer; a failed read is not kept.
 */
export class TtlCache<Value> {
  readonly #read: () => Promise<Value>;
  readonly #ttlMs: number;
  readonly #clock: Clock;
  #value: Promise<Value> | undefined;
  #readAt = 0;

  constructor(read: () => Promise<Value>, ttlMs: number, clock: Clock) {
    this.#read = read;
    this.#ttlMs = ttlMs;
    this.#clock = clock;
  }

  get(): Promise<Value> {
    const now = this.#clock.now().getTime();
    if (this.#value && now - this.#readAt < this.#ttlMs) return this.#value;
    this.#readAt = now;
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      if (this.#value === value) this.#value = undefined;
    });
    return value;
  }

  /** Called by whoever changes the rows, so that this process at least sees the change at once. */
  invalidate(): void {
    this.#value = undefined;
  }
}
