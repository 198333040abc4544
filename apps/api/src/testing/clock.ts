import type { Clock } from '../core/clock.ts';

/** A clock that stands still until a test advances it. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now = '2026-11-21T10:00:00.000Z') {
    this.#now = new Date(now);
  }

  now = (): Date => new Date(this.#now);

  set(now: string): void {
    this.#now = new Date(now);
  }

  /** Advances the clock by milliseconds. */
  pass(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}
