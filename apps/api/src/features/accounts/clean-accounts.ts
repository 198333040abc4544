import type { Database } from '@piacter/db';
import { deleteUnusedDevices } from './known-devices.ts';
import { deleteExpiredSecrets } from './one-time-secrets.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Retention of ended sessions and secrets in milliseconds, so that the failure of a link can be explained. */
const retentionMs = 24 * 60 * 60 * 1000;

/** Deletes sessions, secrets and known devices past their retention. */
export async function cleanAccounts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs);
  await deleteExpiredSessions(db, before);
  await deleteExpiredSecrets(db, before);
  await deleteUnusedDevices(db, now);
}
