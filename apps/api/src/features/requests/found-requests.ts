import type { RequestKind } from '@piacter/contracts/requests';
import type { Trx } from '../../core/db/transaction.ts';
import { queueForMatching, recordSearchChange } from '../listings/rows/index.ts';

/** Has searches read requests again that may be found otherwise than before; part of the transaction that changes them. */
export const refreshFound = (trx: Trx, kind: RequestKind, requestIDs: readonly number[]) =>
  recordSearchChange(trx, `${kind}-request`, requestIDs);

/** The same, and the searches that are followed. */
export async function refreshMatches(
  trx: Trx,
  kind: RequestKind,
  requestIDs: readonly number[],
  now: Date,
): Promise<void> {
  await refreshFound(trx, kind, requestIDs);
  for (const requestID of requestIDs) await queueForMatching(trx, `${kind}-request`, requestID, now);
}
