/** Exponential backoff: milliseconds until the next attempt after so many failures, `firstMs` after none, doubled by each. */
export const createBackoff =
  ({ firstMs, maxMs }: { firstMs: number; maxMs: number }) =>
  (failures: number): number =>
    Math.min(firstMs * 2 ** Math.min(failures, 30), maxMs);
