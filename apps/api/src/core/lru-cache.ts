import { createLRU } from 'lru.min';

/** Limits of what a process keeps: a number of values, of which the least recently used go first, and milliseconds. */
interface Limits {
  max: number;
  ttlMs: number;
}

/** Values that a process keeps for a short time, for what may be a little out of date. */
export function createLruCache<Value>({ max, ttlMs }: Limits) {
  const kept = createLRU<string, { value: Value; until: number }>({ max });
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      return found && found.until > performance.now() ? found.value : undefined;
    },
    set(key: string, value: Value): void {
      kept.set(key, { value, until: performance.now() + ttlMs });
    },
  };
}
