import type { Database } from '@piacter/db';
import { deleteExpiredSecrets } from './one-time-secrets.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Ended sessions and secrets are kept for a day, in case somebody has to be told why a link failed. */
const retentionMs = 24 * 60 * 60 * 1000;

/** Deletes sessions and secrets that have had their time. */
export async function cleanAccounts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs);
  await deleteExpiredSessions(db, before);
  await deleteExpiredSecrets(db, before);
}
