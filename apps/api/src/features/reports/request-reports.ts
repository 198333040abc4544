import { findReportedKind, type ReportBody, toReportKind } from '@piacter/contracts/reports';
import type { RequestKind } from '@piacter/contracts/requests';
import type { Trx } from '../../core/db/transaction.ts';
import { truncate } from '../../core/formatting.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { LookupNames } from '../lookups/index.ts';
import { describeRequest, lockReportedRequest, requestNotFound } from '../requests/index.ts';
import type { createReporterKeys } from './reporter-key.ts';
import { countDecided, decideReports, insertReport } from './reports.queries.ts';
import { reportText } from './reports.text.ts';

/** Characters of `listing_reports.title`: a request may name many settlements. */
const titleLength = 300;

/**
 * Stores the report of a request (TRUST-04). Throws `not_found` unless the caller may see it, and `forbidden` for its
 * requester and admins.
 */
export async function insertRequestReport(
  trx: Trx,
  { keys, names }: { keys: Pick<ReturnType<typeof createReporterKeys>, 'ofRequest'>; names: LookupNames },
  session: Session | null,
  { kind, id: requestID, reason, text }: ReportBody,
  created: Date,
): Promise<number> {
  const about = findReportedKind(kind);
  if (!session || !about) throw requestNotFound();
  const { userID: reporterID } = session;
  const viewpoint = await lockReportedRequest(trx, about, requestID, session);
  if (viewpoint !== 'responder') throw new ApiError('forbidden', { message: reportText.refused[viewpoint] });
  const title = truncate(await describeRequest(trx, names, about, requestID), titleLength);
  const decided = await countDecided(trx, { kind, listingID: requestID, reporterID });
  const reporterKey = keys.ofRequest(reporterID, kind, requestID, decided);
  const report = { kind, listingID: requestID, title, reason, text, reporterID, reporterKey, created };
  return insertReport(trx, report);
}

/** Upholds the open reports of a request that an admin hides. */
export const upholdRequestReports = (
  trx: Trx,
  kind: RequestKind,
  requestID: number,
  decision: { decidedAt: Date; decidedBy: number },
): Promise<number> =>
  decideReports(trx, { kind: toReportKind(kind), listingID: requestID }, { ...decision, state: 'upheld' });
