import { MailRefused, type MailTransport, maxConcurrentMails } from '../../../adapters/mail/index.ts';
import { createBackoff } from '../../../core/backoff.ts';
import type { Deps } from '../../../deps.ts';
import { holdLease, leaseMs, type MailLease } from './mail-lease.ts';
import { type ClaimedMail, claimMails, markFailed, markSent, releaseMails } from './outbox.queries.ts';

/** Mails claimed at a time. */
const batchSize = 10;
/** Attempts before a mail is given up, which is after about a day with the backoff between them. */
const maxAttempts = 14;
/** Longest error message that is stored, in characters. */
const maxErrorLength = 500;

/** 5 s, 10 s, 20 s … up to three hours. */
export const backoffMs = createBackoff({ firstMs: 5_000, maxMs: 3 * 60 * 60_000 });

interface WorkerOptions {
  /** Polling interval of an empty outbox in milliseconds. */
  pollMs?: number;
}

/** Sends the mails of the outbox. Any number of workers may run concurrently, in one process or in several. */
export function createOutboxWorker(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  transport: MailTransport,
  { pollMs = 500 }: WorkerOptions = {},
) {
  let isStopping = false;
  let wake = () => {};

  async function send(mail: ClaimedMail, lease: MailLease): Promise<void> {
    // Another worker has taken it over while this one was suspended.
    if (!(await lease.holds(mail.mailID))) return;
    try {
      await transport.send(mail);
    } catch (error) {
      const isFinal = error instanceof MailRefused || mail.attempts >= maxAttempts;
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
      log[isFinal ? 'error' : 'warn'](
        { mailID: mail.mailID, attempts: mail.attempts, isFinal },
        'mail not sent',
      );
      const nextAttemptAt = new Date(clock.now().getTime() + backoffMs(mail.attempts - 1));
      const leaseUntil = await lease.drop(mail.mailID);
      await markFailed(db, mail.mailID, { nextAttemptAt, lastError, isFinal, leaseUntil });
      return;
    }
    await markSent(db, mail.mailID, clock.now());
  }

  /** Sends as many at a time as the server is asked for, in order, until the worker stops. */
  async function sendAll(mails: readonly ClaimedMail[], lease: MailLease): Promise<number> {
    const left = mails.map((mail) => mail);
    async function sendNext(): Promise<void> {
      while (!isStopping) {
        const mail = left.shift();
        if (!mail) return;
        await send(mail, lease);
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: maxConcurrentMails }, sendNext));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    const rest = left.map(({ mailID }) => mailID);
    if (rest.length > 0) await releaseMails(db, rest, await lease.end());
    return mails.length - rest.length;
  }

  /** Sends one batch and returns the number of mails attempted. */
  async function runOnce(): Promise<number> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const mails = await claimMails(db, { now, leaseUntil, limit: batchSize });
    const ids = mails.map(({ mailID }) => mailID);
    const lease = holdLease({ db, clock }, ids, leaseUntil);
    try {
      return await sendAll(mails, lease);
    } finally {
      lease.stop();
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function loop(): Promise<void> {
    while (!isStopping) {
      const count = await runOnce().catch((error: unknown) => {
        log.error({ err: error }, 'outbox worker');
        return 0;
      });
      if (count < batchSize && !isStopping) await pause();
    }
  }

  return {
    runOnce,
    /** Starts polling. The returned function stops it and resolves once the current mails are sent. */
    start(): () => Promise<void> {
      const running = loop();
      return async () => {
        isStopping = true;
        wake();
        await running;
      };
    },
  };
}
