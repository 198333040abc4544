import type { Database } from '@piacter/db';
import { deleteUnusedDevices } from './known-devices.ts';
import { deleteExpiredSecrets } from './one-time-secrets.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Ended sessions and secrets are kept for a day, in case somebody has to be told why a link failed. */
const retentionMs = 24 * 60 * 60 * 1000;

/** Deletes sessions, secrets and known devices that have had their time. */
export async function cleanAccounts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs);
  await deleteExpiredSessions(db, before);
  await deleteExpiredSecrets(db, before);
  await deleteUnusedDevices(db, now);
}
