import { requestKinds } from '@piacter/contracts/requests';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { refreshMatches } from './found-requests.ts';
import { requestTables } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';

const { hidden, open } = requestStatus;

const changes = {
  hide: { status: hidden, hiddenStatus: open },
  show: { status: sql<number>`coalesce(hiddenStatus, ${requestStatus.over})`, hiddenStatus: null },
};

/**
 * Hides the open requests of a requester who is blocked, or shows them again who is let in. They have no reason, by which
 * they are told from those that an admin has hidden one by one, which stay so.
 */
export async function setRequestsBlocked(
  trx: Trx,
  userID: number,
  isBlocked: boolean,
  now: Date,
): Promise<void> {
  for (const kind of requestKinds) {
    const rows = await trx
      .selectFrom(requestTables[kind])
      .select('requestID')
      .where('requesterID', '=', userID)
      .where('status', '=', isBlocked ? open : hidden)
      .where('hiddenReason', 'is', null)
      .orderBy('requestID')
      .forUpdate()
      .execute();
    if (rows.length === 0) continue;
    const ids = rows.map(({ requestID }) => requestID);
    await trx
      .updateTable(requestTables[kind])
      .set(isBlocked ? changes.hide : changes.show)
      .where('requestID', 'in', ids)
      .execute();
    await refreshMatches(trx, kind, ids, now);
  }
}
