import { MailRefused, type MailTransport } from '../adapters/mail/index.ts';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, claimMails, markFailed, markSent, releaseMails } from './outbox.queries.ts';

/** Mails of one claim: few enough to be sent long before the lease ends. */
const batchSize = 10;
/** Longer than a whole batch may take with a server at the edge of its time-outs. */
const leaseMs = 10 * 60_000;
/** Attempts before a mail is given up; with the waits between them about a day. */
const maxAttempts = 14;
const minBackoffMs = 5_000;
const maxBackoffMs = 3 * 60 * 60_000;
const maxError = 500;

/** 5 s, 10 s, 20 s … up to three hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(minBackoffMs * 2 ** (attempts - 1), maxBackoffMs);

interface WorkerOptions {
  /** Milliseconds between two looks at an empty outbox. */
  pollMs?: number;
}

/** Sends what the outbox holds. Any number of workers may run side by side, in one process or in many. */
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
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxError);
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

  /** Sends one batch; answers how many mails it tried. */
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
    /** Begins to work; the answer ends it after the mail that is being sent. */
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
