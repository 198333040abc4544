import type { WatchKind } from '@piacter/contracts/watches';
import type { Trx } from '../../../core/db/transaction.ts';

/**
 * Queues a listing or a request that was written, to be matched with the saved searches once the transaction commits.
 * Each write is a row of its own, so that nobody waits for another or for the job.
 */
export const queueForMatching = (trx: Trx, kind: WatchKind, targetID: number, now: Date) =>
  trx.insertInto('watch_queue').values({ kind, targetID, queuedAt: now }).execute();
