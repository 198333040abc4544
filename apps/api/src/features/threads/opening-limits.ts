import { dayMs } from '@piacter/contracts/core/days';
import { threadLimits } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { findAccountForUpdate } from '../accounts/lock/index.ts';
import { threadText as text } from './threads.text.ts';

/**
 * The account, locked so that its openings are counted one after the other. First of all: the rows of a thread refer to
 * the account, which two that had them already would both wait for. Throws `signed_out`, also for a blocked one.
 */
export async function lockOpener(trx: Trx, userID: number): Promise<{ userID: number; created: Date }> {
  const user = await findAccountForUpdate(trx, userID);
  if (!user || user.blockedAt) throw new ApiError('signed_out');
  return user;
}

/** A thread that a locked account opens. */
interface Opening {
  opener: { userID: number; created: Date };
  threadID: number;
  textHash: Buffer;
  isVerified: boolean;
  now: Date;
}

export const captchaRequired = () => new ApiError('captcha_required', { captchaLevel: 'normal' });

/** Threads that an account has opened within a day. */
export const selectOpenings = (db: Database, userID: number, now: Date) =>
  db
    .selectFrom('thread_openings')
    .select('textHash')
    .where('userID', '=', userID)
    .where('openedAt', '>', new Date(now.getTime() - dayMs))
    .execute();

/** Whether openings of a day have as many with the same text as one may send without a captcha. */
export const isFlood = (openings: readonly { textHash: Buffer }[], textHash: Buffer): boolean =>
  openings.filter((one) => one.textHash.equals(textHash)).length >= threadLimits.sameText;

/** Counts a new thread of an account; throws `rate_limited` beyond those of a day, and `captcha_required`. */
export async function countOpening(trx: Trx, { opener, threadID, textHash, isVerified, now }: Opening) {
  const { userID, created } = opener;
  const isNewcomer = created.getTime() > now.getTime() - 7 * dayMs;
  const limit = isNewcomer ? threadLimits.newThreadsFirstWeek : threadLimits.newThreads;
  const today = await selectOpenings(trx, userID, now);
  if (today.length >= limit)
    throw new ApiError('rate_limited', { message: text.tooManyThreads(limit), retryAfter: 3600 });
  // Others with the same text may have been opened since it was verified.
  if (!isVerified && isFlood(today, textHash)) throw captchaRequired();
  await trx.insertInto('thread_openings').values({ userID, threadID, textHash, openedAt: now }).execute();
}
