import { createHash } from 'node:crypto';
import type { Database } from '@piacter/db';
import { isDuplicate } from '../../core/db/transaction.ts';

/** Uses a challenge up; false when it was used before, by whichever process: the insert decides. */
export async function spendCaptcha(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const solutionHash = createHash('sha256').update(nonce).digest();
  try {
    await db.insertInto('spent_captchas').values({ solutionHash, expiresAt }).execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** What is over its time is refused for that, so it need not be remembered any longer. */
export const deleteSpentCaptchas = (db: Database, now: Date) =>
  db.deleteFrom('spent_captchas').where('expiresAt', '<', now).execute();
