import {
  queueReasons,
  type ReportedConversation,
  type ReportedListing,
  type ReportedListTexts,
  type ReportedRequest,
  type ReportKind,
  reportStates,
} from '@piacter/contracts/reports';
import type { ListingSummary } from './listing-summary.queries.ts';
import type { selectReports } from './reports.queries.ts';
import { toVisibility } from './visibility.service.ts';

interface QueueRow {
  kind: ReportKind;
  listingID: number;
  reportCount: number;
  lastReportedAt: Date;
}

export const toReportedListing = (
  { kind, listingID, reportCount, lastReportedAt }: QueueRow,
  reports: Awaited<ReturnType<typeof selectReports>>,
  {
    listing,
    conversation,
    list,
    request,
  }: {
    listing: ListingSummary | undefined;
    conversation: ReportedConversation | undefined;
    list: ReportedListTexts | undefined;
    request: ReportedRequest | undefined;
  },
): ReportedListing => ({
  kind,
  id: listingID,
  title: reports[0]?.title ?? '',
  listing: listing ? toVisibility(listing) : null,
  conversation: conversation ?? null,
  list: list ?? null,
  request: request ?? null,
  reportCount,
  lastReportedAt: lastReportedAt.toISOString(),
  reports: reports.map(({ title: _title, ...report }) => ({
    ...report,
    reason: queueReasons.find((code) => code === report.reason) ?? 'other',
    state: reportStates.find((code) => code === report.state) ?? 'open',
    created: report.created.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
  })),
});
