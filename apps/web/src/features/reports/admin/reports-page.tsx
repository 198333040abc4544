import type { ReportedListing } from '@piacter/contracts/reports';
import { findReportedKind, isListingReport } from '@piacter/contracts/reports/values';
import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { FindListing } from './find-listing.tsx';
import type { Report } from './report-rows.tsx';
import { reportSearch } from './report-searches.ts';
import { ReportedListCard } from './reported-list-card.tsx';
import { ReportedListingCard } from './reported-listing-card.tsx';
import { type ReportedFiles, ReportedMessageCard } from './reported-message-card.tsx';
import { ReportedRequestCard } from './reported-request-card.tsx';
import { text } from './text.ts';

/** /admin/bejelentesek: the queue of reported listings (TRUST-02), messages (MSG-10), shared lists (KEEP-07) and requests (TRUST-04). */
export function ReportsPage({ Files }: { Files: ReportedFiles }) {
  usePageTitle(text.title);
  const search = useSearch(reportSearch, { isLive: true });
  const dismissal = useConfirmedAction(search.refresh);
  const [changed, setChanged] = useState('');
  const notice = changed || dismissal.notice;

  const dismiss = (
    { reportID }: Report,
    question: string,
    withOlder: 0 | 1,
    detail: string = text.dismissDetail,
  ) => {
    setChanged('');
    void dismissal.run({ text: question, detail, confirm: text.dismiss }, () =>
      api('PATCH /api/reports/{reportID}', {
        params: { reportID },
        body: { state: 'dismissed', withOlder },
      }),
    );
  };
  const uphold = (
    { reportID }: Report,
    question: { text: string; detail: string; confirm: string },
    withOlder: 0 | 1,
  ) => {
    setChanged('');
    void dismissal.run(question, () =>
      api('PATCH /api/reports/{reportID}', { params: { reportID }, body: { state: 'upheld', withOlder } }),
    );
  };
  const close = (report: Report) => {
    const { closeQuestion, closeDetail, close } = text.message;
    uphold(report, { text: closeQuestion, detail: closeDetail, confirm: close }, 0);
  };
  const takeBack = (newest: Report) => {
    const { takeBackQuestion, takeBackDetail, takeBack } = text.list;
    uphold(newest, { text: takeBackQuestion, detail: takeBackDetail, confirm: takeBack }, 1);
  };
  const onChanged = async (message: string) => {
    setChanged(message);
    await search.refresh();
  };
  const toCard = (reported: ReportedListing) => {
    const { kind, id, conversation, list } = reported;
    const key = `${kind} ${id}`;
    if (kind === 'message')
      return (
        conversation && (
          <ReportedMessageCard
            key={key}
            {...{ reported, conversation, Files }}
            onDismiss={(report) => dismiss(report, text.dismissQuestion, 0, text.message.dismissDetail)}
            onClose={close}
          />
        )
      );
    if (kind === 'list')
      return (
        list && (
          <ReportedListCard
            key={key}
            {...{ reported, list }}
            onDismiss={(report) => dismiss(report, text.dismissQuestion, 0, text.list.dismissDetail)}
            onTakeBack={takeBack}
          />
        )
      );
    const requested = findReportedKind(kind);
    if (requested)
      return (
        <ReportedRequestCard
          key={key}
          {...{ kind: requested, reported }}
          onDismiss={(report) => dismiss(report, text.dismissQuestion, 0, text.request.dismissDetail)}
          onDismissAll={(newest) =>
            dismiss(newest, text.request.dismissAllQuestion(reported.title), 1, text.request.dismissDetail)
          }
        />
      );
    if (!isListingReport(kind)) return null;
    return (
      <ReportedListingCard
        key={key}
        {...{ kind, reported }}
        onDismiss={(report) => dismiss(report, text.dismissQuestion, 0)}
        onDismissAll={(newest) => dismiss(newest, text.dismissAllQuestion(reported.title), 1)}
        onChanged={onChanged}
      />
    );
  };
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {notice && <Note variant="done">{notice}</Note>}
      <SearchList search={search} words={text} ref={dismissal.focusRef}>
        {(reported) => reported.map(toCard)}
      </SearchList>
      <FindListing onChanged={onChanged} />
    </>
  );
}
