import { createHash } from 'node:crypto';
import type { Database } from '@piacter/db';
import { isDuplicate } from '../../core/db/transaction.ts';

/** Spends a challenge; false when it was already spent. The unique key decides between processes. */
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

/** Deletes expired challenges, which are rejected by their time and need not be remembered. */
export const deleteSpentCaptchas = (db: Database, now: Date) =>
  db.deleteFrom('spent_captchas').where('expiresAt', '<', now).execute();
