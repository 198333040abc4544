import { fromEntries } from '@piacter/contracts/core';
import { typedEntries } from '@piacter/contracts/core/values';
import type { NotificationSettings } from '@piacter/contracts/threads';
import { threadKinds } from '@piacter/contracts/threads/values';
import { inTransaction } from '../../../core/db/transaction.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import {
  findQuietHours,
  saveFrequencies,
  saveQuietHours,
  selectFrequencies,
} from './notifications.queries.ts';

/** When mails tell an account of unread messages (MSG-09). */
export const createNotificationService = ({ db }: Pick<Deps, 'db'>) => ({
  async get({ userID }: Session): Promise<NotificationSettings> {
    const rows = await selectFrequencies(db, userID);
    const quiet = await findQuietHours(db, userID);
    const saved = new Map(rows.map(({ kind, frequency }) => [kind, frequency]));
    return {
      frequencies: fromEntries(threadKinds.map((kind) => [kind, saved.get(kind) ?? 'instant'] as const)),
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
    };
  },

  async save({ userID }: Session, { frequencies, quietFrom, quietTo }: NotificationSettings): Promise<void> {
    const quiet = quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;
    await inTransaction(db, async (trx) => {
      await saveFrequencies(trx, userID, typedEntries(frequencies));
      await saveQuietHours(trx, userID, quiet);
    });
  },
});

export type NotificationService = ReturnType<typeof createNotificationService>;
