export const writeKinds = ['registration', 'save', 'order', 'payment'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** An answered or failed call of the load. */
interface Attempt {
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  endedAt: number;
  isWrite: boolean;
  /** 0 for a broken connection. */
  status: number;
  hasRetryAfter: boolean;
}

/** What the clients were told: every acknowledged write, and the outcome of every call. */
export class Ledger {
  readonly attempts: Attempt[] = [];
  readonly registrations: string[] = [];
  readonly orders: number[] = [];
  readonly payments: number[] = [];
  /** Prices of a property by id: the last acknowledged one, and those sent since with an unknown outcome. */
  readonly prices = new Map<number, { acknowledged: number; unknown: number[] }>();
  readonly counts: Record<WriteKind, number> = { registration: 0, save: 0, order: 0, payment: 0 };

  /** Reads, and how many of them got no 200. */
  reads(): { total: number; refused: number } {
    const reads = this.attempts.filter(({ isWrite }) => !isWrite);
    return { total: reads.length, refused: reads.filter(({ status }) => status !== 200).length };
  }

  /** How many calls got each status, 0 for a broken connection; of reads or writes, between two moments. */
  statuses(isWrite: boolean, from = 0, to = Number.POSITIVE_INFINITY): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const attempt of this.attempts)
      if (attempt.isWrite === isWrite && attempt.startedAt >= from && attempt.startedAt < to)
        counts[attempt.status] = (counts[attempt.status] ?? 0) + 1;
    return counts;
  }

  /** Milliseconds from the moment until a write that started after it was acknowledged. */
  writesBackAfter(moment: number): number {
    const ends = this.attempts
      .filter(
        ({ isWrite, status, startedAt }) => isWrite && status < 300 && status > 0 && startedAt >= moment,
      )
      .map(({ endedAt }) => endedAt);
    return Math.min(...ends) - moment;
  }
}
