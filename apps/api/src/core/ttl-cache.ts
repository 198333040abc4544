import type { Clock } from './clock.ts';

/**
 * Caches a value in memory, for rows that rarely change. Concurrent callers share one read; a failed read is not
 * cached.
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

  /** Call after changing the rows: this process then reads them again; others do when their value expires. */
  invalidate(): void {
    this.#value = undefined;
  }
}
