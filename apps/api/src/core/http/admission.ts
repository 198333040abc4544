import { isDatabaseSilent } from '../db/lost-database.ts';
import { ApiError } from './api-error.ts';
import { DeadlinePassed, withDeadline } from './deadline.ts';

export const overloadRetrySeconds = 2;

/** Turned away before any work: the process has as much to do as it can. */
export class Overload extends ApiError {
  constructor() {
    super('unavailable', { retryAfter: overloadRetrySeconds });
  }
}

export interface AdmissionOptions {
  /** Works at a time: fewer than what the database's pool can carry. */
  inFlight: number;
  /** Requests that may wait; beyond them nobody is let into the line. */
  maxWaiting: number;
  /** Milliseconds that a request waits at most; the refusal comes then, and not at once. */
  maxWaitMs: number;
  /** Milliseconds from arrival to reply. The work goes on after them, and keeps its place until it has ended. */
  deadlineMs: number;
}

/** Whose work it is. */
export interface Arrival {
  /** The address of origin. */
  origin: string;
  /** Whether nobody waits for the answer any more. */
  hasLeft: () => boolean;
}

/** Of the longest wait; turns come at no even pace. */
const hopefulShare = 0.5;

/** Answers in the last full second. */
class Pace {
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

interface Waiter extends Arrival {
  admit: () => void;
  refuse: (error: ApiError) => void;
  timer: NodeJS.Timeout;
  /** Works that had been answered when it came. */
  answeredBefore: number;
}

/**
 * The working cap: so many requests at a time are worked on as a whole, the others wait in line. Each address of
 * origin has a line of its own and they are served in turns, so that a crowd from one does not hold up the others.
 * Who is refused has waited first: a client that tries again at once would otherwise eat the machine with refusals.
 *
 * While the database says nothing (the last work met its deadline) only one work at a time goes on asking it: a
 * circuit breaker that closes with the first answer.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  /** Lines by origin; the first of the map has the next turn. */
  readonly #lines = new Map<string, Waiter[]>();
  #running = 0;
  #waiting = 0;
  #answered = 0;
  readonly #pace = new Pace();
  #isSilent = false;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** Whether whoever joins the line of the origin now would most likely be refused in the end. */
  isHopeless(origin: string): boolean {
    const ahead = this.#lines.get(origin)?.length ?? 0;
    // With one turn a line, every line has one before each of its own.
    const turns = Math.min(this.#waiting, (ahead + 1) * this.#lines.size);
    const perSecond = this.#pace.perSecond();
    // A database that says nothing is another matter, and a short line gets its turn whatever the pace was.
    if (perSecond === 0 || turns <= this.#options.inFlight) return false;
    return (turns / perSecond) * 1000 > this.#options.maxWaitMs * hopefulShare;
  }

  /** What `work` answers. Throws `Overload` when it was not begun, `DeadlinePassed` while the database says nothing. */
  async run<Result>(arrival: Arrival, work: () => Promise<Result>): Promise<Result> {
    const arrived = performance.now();
    await this.#enter(arrival);
    const result = this.#begin(work);
    const leftMs = this.#options.deadlineMs - (performance.now() - arrived);
    return withDeadline(result, leftMs, () => {
      this.#isSilent = true;
    });
  }

  #enter(arrival: Arrival): Promise<void> | undefined {
    if (this.#hasRoom()) {
      this.#running += 1;
      return undefined;
    }
    if (this.#waiting >= this.#options.maxWaiting) throw new Overload();
    return this.#wait(arrival);
  }

  #hasRoom(): boolean {
    return this.#running < (this.#isSilent ? 1 : this.#options.inFlight);
  }

  async #begin<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#isSilent = false;
      return result;
    } catch (error) {
      this.#isSilent = isDatabaseSilent(error);
      throw error;
    } finally {
      if (!this.#isSilent) {
        this.#answered += 1;
        this.#pace.count();
      }
      this.#running -= 1;
      this.#admitNext();
    }
  }

  #wait(arrival: Arrival): Promise<void> {
    const { promise, resolve: admit, reject: refuse } = Promise.withResolvers<void>();
    const line = this.#lines.get(arrival.origin) ?? [];
    const timer = setTimeout(() => this.#giveUp(waiter), this.#options.maxWaitMs);
    const waiter: Waiter = { ...arrival, admit, refuse, timer, answeredBefore: this.#answered };
    line.push(waiter);
    this.#lines.set(arrival.origin, line);
    this.#waiting += 1;
    return promise;
  }

  #giveUp(waiter: Waiter): void {
    const line = this.#lines.get(waiter.origin) ?? [];
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) this.#lines.delete(waiter.origin);
    this.#waiting -= 1;
    // Too many are here as long as somebody is answered.
    waiter.refuse(this.#answered > waiter.answeredBefore ? new Overload() : new DeadlinePassed());
  }

  #admitNext(): void {
    while (this.#hasRoom()) {
      const waiter = this.#takeNext();
      if (!waiter) return;
      clearTimeout(waiter.timer);
      if (waiter.hasLeft()) waiter.refuse(new Overload());
      else {
        this.#running += 1;
        waiter.admit();
      }
    }
  }

  /** The first of the line whose turn it is; the line goes to the end. */
  #takeNext(): Waiter | undefined {
    const [turn] = this.#lines;
    if (!turn) return undefined;
    const [origin, line] = turn;
    this.#lines.delete(origin);
    const waiter = line.shift();
    if (line.length > 0) this.#lines.set(origin, line);
    this.#waiting -= 1;
    return waiter;
  }
}
