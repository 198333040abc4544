import { isDatabaseUnresponsive } from '../db/lost-database.ts';
import type { ApiError } from './api-error.ts';
import { ClientCounter } from './client-key.ts';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { OverloadError } from './overload-error.ts';

export interface AdmissionOptions {
  /** Maximum concurrent requests; must not exceed what the database pool can queue. */
  inFlight: number;
  /** Maximum concurrent requests of a client address; as many as of all by default. */
  inFlightOfOrigin?: number;
  /** Maximum queued requests; further ones are rejected at once. */
  maxWaiting: number;
  /** Maximum milliseconds in the queue, after which a request is rejected. */
  maxWaitMs: number;
  /** Milliseconds from arrival to reply. A call goes on afterwards and keeps its slot until it ends. */
  deadlineMs: number;
}

/** The client of a request. */
export interface Arrival {
  /** See `client-key.ts`. */
  origin: string;
  /** Whether the client has disconnected. */
  isAborted: () => boolean;
}

/** Share of the maximum wait that an estimate may reach, as throughput fluctuates. */
const maxWaitShare = 0.5;

/** Completed requests in the last full second. */
class Throughput {
  #second = 0;
  #counted = 0;
  #last = 0;

  count(): void {
    this.#turn();
    this.#counted += 1;
  }

  perSecond(): number {
    this.#turn();
    return Math.max(this.#last, this.#counted);
  }

  #turn(): void {
    const second = Math.floor(performance.now() / 1000);
    if (second === this.#second) return;
    this.#last = second === this.#second + 1 ? this.#counted : 0;
    this.#counted = 0;
    this.#second = second;
  }
}

type ReleaseSlot = () => void;

interface Waiter extends Arrival {
  admit: (release: ReleaseSlot) => void;
  refuse: (error: ApiError) => void;
  timer: NodeJS.Timeout;
  /** Completed requests at its arrival. */
  answeredBefore: number;
}

/**
 * Admission control (ADR 23): limits concurrent requests and queues the rest, a queue for each client address, served
 * round-robin. Requests are rejected only after a wait, so that clients retrying at once cannot exhaust the processor.
 * While the database hangs, one request at a time probes it, like a circuit breaker.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  /** Queues by client address; the map's first has the next turn. */
  readonly #queues = new Map<string, Waiter[]>();
  readonly #origins: ClientCounter;
  #running = 0;
  #waiting = 0;
  #answered = 0;
  #refused = 0;
  readonly #throughput = new Throughput();
  #isUnresponsive = false;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#origins = new ClientCounter(options.inFlightOfOrigin ?? options.inFlight);
  }

  /** Whether requests are waiting: what is not needed for a reply should be left out. */
  get isQueueing(): boolean {
    return this.#waiting > 0;
  }

  /** Requests that run, that wait, and that were refused since the start. */
  get state() {
    return { running: this.#running, waiting: this.#waiting, refused: this.#refused };
  }

  /** Counts a request that was refused without being queued. */
  countRefusal(): void {
    this.#refused += 1;
  }

  /** Whether a request that is queued for the client now would probably time out in the queue. */
  wouldTimeOut(origin: string): boolean {
    const ahead = this.#queues.get(origin)?.length ?? 0;
    // Round-robin: each queue gets one turn before each turn of this one.
    const turns = Math.min(this.#waiting, (ahead + 1) * this.#queues.size);
    const perSecond = this.#throughput.perSecond();
    // No throughput means a hanging database, and a short queue is served whatever the throughput was.
    if (perSecond === 0 || turns <= this.#options.inFlight) return false;
    return (turns / perSecond) * 1000 > this.#options.maxWaitMs * maxWaitShare;
  }

  /**
   * Runs `work` once admitted. Rejects with `OverloadError` when it was not started, with `DeadlineExceeded` while the
   * database hangs.
   */
  async run<Result>(arrival: Arrival, work: () => Promise<Result>): Promise<Result> {
    const arrived = performance.now();
    const release = this.#take(arrival.origin) ?? (await this.#wait(arrival));
    const result = this.#begin(work, release);
    const leftMs = this.#options.deadlineMs - (performance.now() - arrived);
    return withDeadline(result, leftMs, () => {
      this.#isUnresponsive = true;
    });
  }

  /** Takes a slot for a client, if it may have one now. */
  #take(origin: string): ReleaseSlot | undefined {
    const release = this.#hasRoom() ? this.#origins.take(origin) : undefined;
    if (!release) return undefined;
    this.#running += 1;
    return () => {
      release();
      this.#running -= 1;
    };
  }

  #hasRoom(): boolean {
    return this.#running < (this.#isUnresponsive ? 1 : this.#options.inFlight);
  }

  async #begin<Result>(work: () => Promise<Result>, release: ReleaseSlot): Promise<Result> {
    try {
      const result = await work();
      this.#isUnresponsive = false;
      return result;
    } catch (error) {
      this.#isUnresponsive = isDatabaseUnresponsive(error);
      throw error;
    } finally {
      if (!this.#isUnresponsive) {
        this.#answered += 1;
        this.#throughput.count();
      }
      release();
      this.#admitNext();
    }
  }

  #wait(arrival: Arrival): Promise<ReleaseSlot> {
    if (this.#waiting >= this.#options.maxWaiting) {
      this.countRefusal();
      throw new OverloadError();
    }
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<ReleaseSlot>();
    const queue = this.#queues.get(arrival.origin) ?? [];
    const timer = setTimeout(() => this.#giveUp(waiter), this.#options.maxWaitMs);
    const waiter: Waiter = { ...arrival, admit, refuse, timer, answeredBefore: this.#answered };
    queue.push(waiter);
    this.#queues.set(arrival.origin, queue);
    this.#waiting += 1;
    return promise;
  }

  #giveUp(waiter: Waiter): void {
    const queue = this.#queues.get(waiter.origin) ?? [];
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) this.#queues.delete(waiter.origin);
    this.#waiting -= 1;
    this.countRefusal();
    // Without any completed request meanwhile the cause is the database and not the load.
    waiter.refuse(this.#answered > waiter.answeredBefore ? new OverloadError() : new DeadlineExceeded());
  }

  #admitNext(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      const { waiter, release } = next;
      clearTimeout(waiter.timer);
      if (waiter.isAborted()) {
        release();
        waiter.refuse(new OverloadError());
      } else waiter.admit(release);
    }
  }

  /** Takes the first request of the next queue whose client may have a slot; the queue moves to the end. */
  #takeNext(): { waiter: Waiter; release: ReleaseSlot } | undefined {
    for (const [origin, queue] of this.#queues) {
      const release = this.#take(origin);
      const waiter = release && queue.shift();
      if (!release || !waiter) continue;
      this.#queues.delete(origin);
      if (queue.length > 0) this.#queues.set(origin, queue);
      this.#waiting -= 1;
      return { waiter, release };
    }
    return undefined;
  }
}
