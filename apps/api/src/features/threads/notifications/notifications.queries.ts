import type { MailFrequency, ThreadKind } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../../core/db/transaction.ts';
import type { MailSettings, QuietHours } from './mail-time.ts';

export const selectFrequencies = (db: Database, userID: number) =>
  db
    .selectFrom('notification_frequencies')
    .select(['kind', 'frequency'])
    .where('userID', '=', userID)
    .$castTo<{ kind: ThreadKind; frequency: MailFrequency }>()
    .execute();

export const findQuietHours = (db: Database, userID: number): Promise<QuietHours | undefined> =>
  db
    .selectFrom('quiet_hours')
    .select(['startsAt as from', 'endsAt as to'])
    .where('userID', '=', userID)
    .executeTakeFirst();

/** What an account wants to hear of a kind of thread, and when. */
export async function getMailSettings(db: Database, userID: number, kind: ThreadKind): Promise<MailSettings> {
  const frequencies = await selectFrequencies(db, userID);
  const frequency = frequencies.find((row) => row.kind === kind)?.frequency ?? 'instant';
  return { frequency, quiet: (await findQuietHours(db, userID)) ?? null };
}

export async function saveFrequencies(
  trx: Trx,
  userID: number,
  frequencies: readonly (readonly [ThreadKind, MailFrequency])[],
): Promise<void> {
  for (const [kind, frequency] of frequencies)
    await trx
      .insertInto('notification_frequencies')
      .values({ userID, kind, frequency })
      .onDuplicateKeyUpdate({ frequency })
      .execute();
}

export async function saveQuietHours(trx: Trx, userID: number, quiet: QuietHours | null): Promise<void> {
  if (!quiet) {
    await trx.deleteFrom('quiet_hours').where('userID', '=', userID).execute();
    return;
  }
  const times = { startsAt: quiet.from, endsAt: quiet.to };
  await trx
    .insertInto('quiet_hours')
    .values({ userID, ...times })
    .onDuplicateKeyUpdate(times)
    .execute();
}

/** With the account. */
export async function removeNotificationSettings(trx: Trx, userID: number): Promise<void> {
  await trx.deleteFrom('notification_frequencies').where('userID', '=', userID).execute();
  await trx.deleteFrom('quiet_hours').where('userID', '=', userID).execute();
}
