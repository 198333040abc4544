import { createRecord } from '@piacter/contracts/core';
import {
  decideReport,
  findReportedKind,
  getListingVisibility,
  getReportedFile,
  listReports,
  reportListing,
  requestReview,
  setListingVisibility,
  toReportKind,
} from '@piacter/contracts/reports';
import { requestKinds } from '@piacter/contracts/requests';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ReportService } from './reports.service.ts';
import { reportText } from './reports.text.ts';
import type { VisibilityService } from './visibility.service.ts';

const received: Readonly<Record<string, string>> = {
  message: reportText.messageReceived,
  list: reportText.listReceived,
  ...createRecord(requestKinds.map(toReportKind), () => reportText.requestReceived),
};
const upheld: Readonly<Record<string, string>> = { message: reportText.upheld, list: reportText.takenBack };

export const reportRoutes = (reports: ReportService, visibility: VisibilityService): Implementation[] => [
  implement(reportListing, async ({ session, request, body }) => {
    const insertID = await reports.report(session, request, body);
    return { insertID, message: received[body.kind] ?? reportText.received };
  }),
  implement(requestReview, async ({ session, params }) => ({
    insertID: await reports.requestReview(session, params.kind, params.id),
    message: reportText.reviewRequested,
  })),
  implement(listReports, async ({ query }) => {
    const { rows: data, ...counts } = await reports.list(query);
    return { data, ...counts };
  }),
  implement(getReportedFile, ({ params, query }) => reports.file(params, query.size)),
  implement(decideReport, async ({ session, params, body }) => {
    const kind = await reports.decide(session, params.reportID, body);
    if (body.state === 'upheld') return { message: upheld[kind] ?? reportText.upheld };
    if (body.withOlder === 0) return { message: reportText.dismissed };
    return { message: findReportedKind(kind) ? reportText.dismissedAllOfRequest : reportText.dismissedAll };
  }),
  implement(getListingVisibility, async ({ params }) => ({
    data: await visibility.get(params.kind, params.id),
  })),
  implement(setListingVisibility, async ({ session, params, body }) => {
    await visibility.change(session, params.kind, params.id, body);
    return { message: reportText[body.isHidden ? 'hidden' : 'shown'] };
  }),
];
