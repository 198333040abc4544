/** A deterministic random number generator with a seed. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** A number between the two. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** Approximately normally distributed with mean 0 and deviation 1, within ±3. */
  bell(): number;
  /** A separate generator, so that an additional draw does not change everything that follows. */
  fork(label: string): Random;
}

/** FNV-1a hash of a text, which converts labels to seeds. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: one multiplication per draw, good enough for pictures and prices.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[Math.floor(next() * items.length)] as T;
  };
  return {
    next,
    int,
    pick,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(Math.floor(next() * rest.length), 1),
      ).flat();
    },
    bell: () => (next() + next() + next() + next() - 2) * 1.5,
    fork: (label) => createRandom(hashSeed(`${seed}:${label}`)),
  };
}

/** Draws items by their weights in logarithmic time. */
export function weightedPicker<T>(items: readonly T[], getWeight: (item: T) => number) {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) {
    total += getWeight(item);
    sums.push(total);
  }
  return (random: Random): T => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
}
