import type { Deps } from '../../../deps.ts';
import { renewLease } from './outbox.queries.ts';

/**
 * Milliseconds after which the mails of a killed process are taken over; clocks of processes may differ by half of it.
 */
export const leaseMs = 30_000;
const renewalMs = leaseMs / 3;

/**
 * Holds a worker's claim on a batch of mails while it sends them. The lease is short, and renewed before each mail and
 * while any is being sent, however long that takes; a worker that was suspended for longer learns that it has lost a
 * mail.
 */
export function holdLease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mailIDs: readonly number[],
  until: Date,
) {
  let held = mailIDs;
  let leaseUntil = until;
  let last: Promise<void> = Promise.resolve();

  async function extend(): Promise<void> {
    if (held.length === 0) return;
    const to = new Date(clock.now().getTime() + leaseMs);
    held = await renewLease(db, held, { from: leaseUntil, to });
    leaseUntil = to;
  }
  /** Sequentially: each renewal starts after the previous one. */
  function renew(): Promise<void> {
    last = last.catch(() => undefined).then(extend);
    return last;
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewalMs);
  timer.unref();

  return {
    /** Whether this worker still holds the mail; extends its lease by `leaseMs`. */
    async holds(mailID: number): Promise<boolean> {
      await renew();
      return held.includes(mailID);
    },
    /** Gives up a mail, and returns until when it is leased: no renewal comes between the two. */
    drop(mailID: number): Promise<Date> {
      const dropped = last
        .catch(() => undefined)
        .then(() => {
          held = held.filter((id) => id !== mailID);
          return leaseUntil;
        });
      last = dropped.then(() => undefined);
      return dropped;
    },
    /** Releases the lease after the last renewal has ended. */
    async end(): Promise<Date> {
      await last.catch(() => undefined);
      return leaseUntil;
    },
    stop: () => clearInterval(timer),
  };
}

export type MailLease = ReturnType<typeof holdLease>;
