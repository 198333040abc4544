import type { ReportedListing } from '@piacter/contracts/reports';
import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { FindListing } from './find-listing.tsx';
import { reportSearch } from './report-searches.ts';
import { type Report, ReportedListingCard } from './reported-listing-card.tsx';
import { text } from './text.ts';

/** /admin/bejelentesek: the queue of reported listings (TRUST-02). */
export function ReportsPage() {
  usePageTitle(text.title);
  const search = useSearch(reportSearch, { isLive: true });
  const dismissal = useConfirmedAction(search.refresh);
  const [changed, setChanged] = useState('');
  const notice = changed || dismissal.notice;

  const dismiss = ({ reportID }: Report, question: string, withOlder: 0 | 1) => {
    setChanged('');
    void dismissal.run({ text: question, detail: text.dismissDetail, confirm: text.dismiss }, () =>
      api('PATCH /api/reports/{reportID}', {
        params: { reportID },
        body: { state: 'dismissed', withOlder },
      }),
    );
  };
  const onChanged = async (message: string) => {
    setChanged(message);
    await search.refresh();
  };
  const toCard = (reported: ReportedListing) => (
    <ReportedListingCard
      key={`${reported.kind} ${reported.id}`}
      reported={reported}
      onDismiss={(report) => dismiss(report, text.dismissQuestion, 0)}
      onDismissAll={(newest) => dismiss(newest, text.dismissAllQuestion(reported.title), 1)}
      onChanged={onChanged}
    />
  );
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
