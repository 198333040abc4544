import { MailRefused, type MailTransport } from '../adapters/mail/index.ts';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, claimMails, markFailed, markSent, releaseMails } from './outbox.queries.ts';

/** Mails claimed at a time, few enough to be sent long before the lease expires. */
const batchSize = 10;
/** Longer than a batch can take even if every mail runs into the SMTP time-outs. */
const leaseMs = 10 * 60_000;
/** Attempts before a mail is given up, which is after about a day with the backoff between them. */
const maxAttempts = 14;
const minBackoffMs = 5_000;
const maxBackoffMs = 3 * 60 * 60_000;
/** Longest error message that is stored, in characters. */
const maxErrorLength = 500;

/** Exponential backoff in milliseconds: 5 s, 10 s, 20 s … up to three hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(minBackoffMs * 2 ** (attempts - 1), maxBackoffMs);

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

  async function send(mail: ClaimedMail): Promise<void> {
    try {
      await transport.send(mail);
    } catch (error) {
      const isFinal = error instanceof MailRefused || mail.attempts >= maxAttempts;
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
      log[isFinal ? 'error' : 'warn'](
        { mailID: mail.mailID, attempts: mail.attempts, isFinal },
        'mail not sent',
      );
      const nextAttemptAt = new Date(clock.now().getTime() + backoffMs(mail.attempts));
      await markFailed(db, mail.mailID, { nextAttemptAt, lastError, isFinal });
      return;
    }
    await markSent(db, mail.mailID, clock.now());
  }

  /** Sends one batch and returns the number of mails attempted. */
  async function runOnce(): Promise<number> {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    const mails = await claimMails(db, { now, leaseUntil, limit: batchSize });
    for (const [index, mail] of mails.entries()) {
      if (isStopping) {
        await releaseMails(
          db,
          mails.slice(index).map(({ mailID }) => mailID),
        );
        return index;
      }
      await send(mail);
    }
    return mails.length;
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
    /** Starts polling. The returned function stops it and resolves once the current mail is sent. */
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
