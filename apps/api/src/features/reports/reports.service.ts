import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import {
  isListingReport,
  type ReportBody,
  type ReportDecision,
  type ReportedListing,
  type ReportedRequest,
  type ReportKind,
  type ReportQuery,
  toReportKind,
} from '@piacter/contracts/reports';
import { requestKinds } from '@piacter/contracts/requests';
import type { ThreadFileSize } from '@piacter/contracts/threads/values';
import type { Request } from 'express';
import type { CaptchaGate } from '../../adapters/captcha/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { FileReply } from '../../core/http/file-reply.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { takeListBack } from '../favourites/index.ts';
import { listingSpecs, lockOwnListing } from '../listings/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { findReportedRequests } from '../requests/index.ts';
import type { ListingPage } from '../search/index.ts';
import { closeThreadOf, createMessageFileReading } from '../threads/index.ts';
import { findReportedLists, insertListReport } from './list-reports.ts';
import { findPublishedTitle, selectSummaries } from './listing-summary.queries.ts';
import { findConversations, insertMessageReport, isReportedMessage } from './message-reports.ts';
import { createReporterKeys } from './reporter-key.ts';
import { toReportedListing } from './reports.mapper.ts';
import { decideReports, insertReport, lockReport, selectQueue, selectReports } from './reports.queries.ts';
import { reportText } from './reports.text.ts';
import { insertRequestReport } from './request-reports.ts';

interface ReportDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'privateFiles'> {
  gate: CaptchaGate;
  lookups: Pick<LookupService, 'names'>;
}

/** What an admin does with what is reported and not hidden. */
const upholdings: Readonly<Record<string, (trx: Trx, id: number, now: Date) => Promise<unknown>>> = {
  message: closeThreadOf,
  list: takeListBack,
};

/** Reports of listings (TRUST-01), messages (MSG-10), shared lists (KEEP-07) and requests (TRUST-04), and the admin's queue of them (TRUST-02). */
export function createReportService({ db, clock, config, privateFiles, gate, lookups }: ReportDeps) {
  const readFile = createMessageFileReading({ db, privateFiles });
  const reporterKeys = createReporterKeys(config.jwtSecret);

  /** The listings of a page of the queue that still exist, by kind and id. */
  async function findListings(reported: readonly { kind: ReportKind; listingID: number }[]) {
    const found = await Promise.all(
      listingKinds.map((kind) =>
        selectSummaries(
          db,
          kind,
          reported.flatMap((row) => (row.kind === kind ? row.listingID : [])),
        ),
      ),
    );
    return new Map(found.flat().map((listing) => [`${listing.kind} ${listing.listingID}`, listing]));
  }

  /** The requests of a page of the queue that still exist, by kind and id. */
  async function findRequests(reported: readonly { kind: ReportKind; listingID: number }[]) {
    const found = await Promise.all(
      requestKinds.map(async (about) => {
        const kind = toReportKind(about);
        const ids = reported.flatMap((row) => (row.kind === kind ? row.listingID : []));
        const requests = await findReportedRequests(db, about, ids);
        return [...requests].map(([id, request]) => [`${kind} ${id}`, request] as const);
      }),
    );
    return new Map<string, ReportedRequest>(found.flat());
  }

  /** The report of a listing; of anything else, which is behind a session or a secret link, nothing but the report. */
  async function prepare(
    session: Session | null,
    request: Request,
    body: ReportBody,
  ): Promise<(trx: Trx) => Promise<number>> {
    const { kind, id: listingID, reason, text } = body;
    const created = clock.now();
    if (kind === 'message') return (trx) => insertMessageReport(trx, reporterKeys, session, body, created);
    if (kind === 'list') return (trx) => insertListReport(trx, reporterKeys, session, body, created);
    if (!isListingReport(kind)) {
      const parts = { keys: reporterKeys, names: await lookups.names() };
      return (trx) => insertRequestReport(trx, parts, session, body, created);
    }
    const { demand, count } = gate.open(body.captchaToken, request);
    await demand('normal');
    await count('report', `${kind} ${listingID}`);
    const title = await findPublishedTitle(db, kind, listingID);
    if (title === undefined) throw notFound(listingSpecs[kind].notFoundMessage);
    const reporterKey = reporterKeys.ofReport(session, request, kind, listingID);
    const reporterID = session?.userID ?? null;
    return (trx) =>
      insertReport(trx, { kind, listingID, title, reason, text, reporterID, reporterKey, created });
  }

  return {
    /**
     * Resolves to the id of the report. Throws `captcha_failed`, `captcha_required`, `unavailable`, `not_found` unless the
     * listing is published, the message or list is of the reporter's other side, or the reporter sees the request,
     * `forbidden` for a request of one's own, and `already_reported`.
     */
    async report(session: Session | null, request: Request, body: ReportBody): Promise<number> {
      const insert = await prepare(session, request, body);
      try {
        return await inTransaction(db, insert);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const message = reportText.alreadyReported;
        throw new ApiError('already_reported', isListingReport(body.kind) ? {} : { message });
      }
    },

    /** Throws `not_found` unless the listing is the user's own, and `conflict` where it is not hidden or was asked for. */
    async requestReview({ userID }: Session, kind: ListingKind, listingID: number): Promise<number> {
      const refuse = (message: string) => new ApiError('conflict', { message });
      try {
        return await inTransaction(db, async (trx) => {
          await lockOwnListing(trx, listingRef(kind, listingID), userID);
          const [summary] = await selectSummaries(trx, kind, [listingID]);
          if (!summary?.hiddenAt) throw refuse(reportText.notHiddenForOwner);
          return insertReport(trx, {
            kind,
            listingID,
            title: summary.title,
            reason: 'mended',
            text: '',
            reporterID: userID,
            reporterKey: reporterKeys.ofReview(kind, listingID, summary.hiddenAt),
            created: clock.now(),
          });
        });
      } catch (error) {
        if (isDuplicate(error)) throw refuse(reportText.reviewRequestedBefore);
        throw error;
      }
    },

    async list(query: ReportQuery): Promise<ListingPage<ReportedListing>> {
      const { rows, ...counts } = await selectQueue(db, query);
      const listings = await findListings(rows);
      const conversations = await findConversations(
        db,
        rows.flatMap(({ kind, listingID }) => (kind === 'message' ? listingID : [])),
      );
      const lists = await findReportedLists(
        db,
        rows.flatMap(({ kind, listingID }) => (kind === 'list' ? listingID : [])),
      );
      const requests = await findRequests(rows);
      const reports = await Promise.all(rows.map((row) => selectReports(db, row)));
      return {
        ...counts,
        rows: rows.map((row, index) =>
          toReportedListing(row, reports[index] ?? [], {
            listing: listings.get(`${row.kind} ${row.listingID}`),
            conversation: row.kind === 'message' ? conversations.get(row.listingID) : undefined,
            list: row.kind === 'list' ? lists.get(row.listingID) : undefined,
            request: requests.get(`${row.kind} ${row.listingID}`),
          }),
        ),
      };
    },

    /** Throws `not_found` for a file of a message that no report has. */
    async file(of: { messageID: number; fileID: number }, size: ThreadFileSize): Promise<FileReply> {
      if (!(await isReportedMessage(db, of.messageID))) throw notFound(reportText.messageNotFound);
      return readFile(of, size);
    },

    /**
     * Dismisses a report, closes the thread of a reported message, or takes the link of a reported list back. Throws `conflict` when the report was already
     * decided, and for that of a listing or request, which is hidden instead. Resolves to the kind of what was reported.
     */
    async decide(
      { userID }: Session,
      reportID: number,
      { state, withOlder }: ReportDecision,
    ): Promise<string> {
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const report = await lockReport(trx, reportID);
        if (!report) throw notFound();
        if (report.state !== 'open') throw new ApiError('conflict', { message: reportText.decidedMeanwhile });
        if (state === 'upheld') {
          const uphold = upholdings[report.kind];
          if (!uphold) throw new ApiError('conflict', { message: reportText.hideInstead });
          await uphold(trx, report.listingID, now);
        }
        const range = {
          ...report,
          lastReportID: reportID,
          ...(withOlder ? {} : { firstReportID: reportID }),
        };
        const decision = { state, decidedAt: now, decidedBy: userID };
        const count = await decideReports(trx, range, decision);
        await writeAudit(trx, {
          at: now,
          actorID: userID,
          action: 'updated',
          entity: 'listing_report',
          entityID: reportID,
          before: { reportState: report.state },
          after: { reportState: decision.state },
          detail: { kind: report.kind, listingID: report.listingID, count },
        });
        return report.kind;
      });
    },
  };
}

export type ReportService = ReturnType<typeof createReportService>;
