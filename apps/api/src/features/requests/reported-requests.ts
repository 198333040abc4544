import type { ReportedRequest } from '@piacter/contracts/reports';
import { type RequestKind, requestStates } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import type { Session } from '../../core/http/session.ts';
import { findTerms } from './request-descriptions.ts';
import { getViewpoint, requestNotFound, requestTables, type Viewpoint } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';

/**
 * How the caller sees a request, which is neither hidden nor withdrawn until the transaction ends. Throws `not_found`
 * where they do not.
 */
export async function lockReportedRequest(
  trx: Trx,
  kind: RequestKind,
  requestID: number,
  session: Session,
): Promise<Viewpoint> {
  const row = await trx
    .selectFrom(requestTables[kind])
    .select(['requesterID', 'status'])
    .where('requestID', '=', requestID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw requestNotFound();
  return getViewpoint(kind, row, session);
}

/** What an admin reads of reported requests, by their ids; none of a deleted user. */
export async function findReportedRequests(
  db: Database,
  kind: RequestKind,
  requestIDs: readonly number[],
): Promise<Map<number, ReportedRequest>> {
  if (requestIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom(requestTables[kind])
    .innerJoin('users as u', 'u.userID', 'requesterID')
    .leftJoin('user_profiles as f', 'f.userID', 'u.userID')
    .select(['requestID', 'description', 'status', 'hiddenReason', 'u.userID', 'u.email'])
    .select(['f.isFirm', 'f.firmName', 'f.firstName', 'f.lastName'])
    .where('requestID', 'in', [...requestIDs])
    .where('u.deletedAt', 'is', null)
    .execute();
  const terms = await findTerms(db, kind, requestIDs);
  return new Map(
    rows.map(({ requestID, description, status, hiddenReason, userID, email, ...names }) => [
      requestID,
      {
        requester: { userID, email, name: getDisplayName(names, '') },
        terms: terms.get(requestID) ?? '',
        description,
        state: requestStates[status] ?? 'archived',
        hiddenReason: status === requestStatus.hidden ? hiddenReason : null,
      },
    ]),
  );
}
