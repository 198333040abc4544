/** Calls that need the object store are counted apart from those that only need the database, and those to log in or to the payment emulator from both. */
export type CallKind = 'read' | 'write' | 'upload' | 'picture' | 'other';

/** An answered or failed call of the load. */
interface Attempt {
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  endedAt: number;
  kind: CallKind;
  /** 0 for a broken connection. */
  status: number;
  hasRetryAfter: boolean;
}

/** A span of `performance.now()` in which a part was away. */
export interface Outage {
  from: number;
  to: number;
}

const isAcknowledged = ({ status }: Attempt) => status >= 200 && status < 300;
/** Replies that tell the client nothing about its own request: refused, failed, or none at all. */
const isFailed = ({ status }: Attempt) => status === 0 || status >= 500;
const isPoliteRefusal = ({ status, hasRetryAfter }: Attempt) => status === 503 && hasRetryAfter;

/** What the clients were told: every acknowledged write, and the outcome of every call. */
export class Ledger {
  readonly attempts: Attempt[] = [];
  readonly registrations: string[] = [];
  readonly orders: number[] = [];
  readonly payments: number[] = [];
  /** Paths of uploaded pictures. */
  readonly pictures: string[] = [];
  /** Prices of a property by id: the last acknowledged one, and those sent since with an unknown outcome. */
  readonly prices = new Map<number, { acknowledged: number; unknown: number[] }>();
  /** How often a price was saved. */
  saves = 0;

  /** Acknowledged writes by kind; of one without any the ledger shows nothing. */
  get counts() {
    const { registrations, saves, pictures, orders, payments } = this;
    return {
      registration: registrations.length,
      save: saves,
      picture: pictures.length,
      order: orders.length,
      payment: payments.length,
    };
  }

  /** Calls of the kinds that touch none of the outages, and how many of them failed, and failed other than by 503 with Retry-After. */
  outcomes(
    kinds: readonly CallKind[],
    outages: readonly Outage[] = [],
  ): { total: number; failed: number; impolite: number } {
    const calls = this.attempts.filter(
      ({ kind, startedAt, endedAt }) =>
        kinds.includes(kind) && !outages.some(({ from, to }) => startedAt < to && endedAt > from),
    );
    const failed = calls.filter(isFailed);
    return {
      total: calls.length,
      failed: failed.length,
      impolite: failed.filter((call) => !isPoliteRefusal(call)).length,
    };
  }

  private since(kind: CallKind, moment: number) {
    return this.attempts.values().filter((one) => one.kind === kind && one.startedAt >= moment);
  }

  /** Writes that began and were acknowledged between two moments. */
  acknowledgedSince(from: number, to = Number.POSITIVE_INFINITY): number {
    const acknowledged = this.since('write', from).filter(isAcknowledged);
    return [...acknowledged].filter(({ endedAt }) => endedAt <= to).length;
  }

  /** How many calls that began since the moment got each status, 0 for a broken connection. */
  statuses(kind: CallKind, from = 0): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status } of this.since(kind, from)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  /** Milliseconds from the moment until a write (or upload) that began after it was acknowledged; infinite if none was. */
  backAfter(moment: number, kind: 'write' | 'upload' = 'write'): number {
    const acknowledged = this.since(kind, moment).filter(isAcknowledged);
    return (
      acknowledged.reduce((end, { endedAt }) => Math.min(end, endedAt), Number.POSITIVE_INFINITY) - moment
    );
  }
}
