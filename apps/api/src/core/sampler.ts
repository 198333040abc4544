/**
 * Lets the first so many of each second through and counts the others: a log has to stay readable, and small, while a
 * crowd or an attack is under way.
 */
export class Sampler {
  readonly #perSecond: number;
  #second = 0;
  #passed = 0;
  #skipped = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** How many were left out before this one, which may pass; undefined for one that is left out. */
  pass(now = Date.now()): number | undefined {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#passed = 0;
    }
    if (this.#passed >= this.#perSecond) {
      this.#skipped += 1;
      return undefined;
    }
    this.#passed += 1;
    const skipped = this.#skipped;
    this.#skipped = 0;
    return skipped;
  }
}
