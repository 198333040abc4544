/**
 * Passes the first few events of each second and counts the rest, so that the log stays readable and small during
 * overload or an attack.
 */
export class Sampler {
  readonly #perSecond: number;
  #second = 0;
  #passed = 0;
  #skipped = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** The number of events skipped since the last one passed; undefined when this one is to be skipped. */
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
