import { adminPaths } from '@piacter/contracts/site/paths';
import { useNavigate } from 'react-router-dom';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { ContentFormPanel, newContentValues, toContentBody } from './content-form.tsx';
import { text } from './text.ts';
import { useRefreshPages } from './use-refresh-pages.ts';

/** /admin/oldal-szerkesztese: creates a page, then opens it (ADM-11). */
export function NewContentPage() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const refresh = useRefreshPages();
  const form = useEndpointForm({
    call: 'POST /api/page-contents',
    schema: () => import('@piacter/contracts/pages').then((m) => m.newPageBody),
    initial: newContentValues,
    toBody: toContentBody,
    draftKey: 'page:new',
    onDone: async ({ insertID, message }) => {
      await refresh();
      await navigate(adminPaths.content(insertID));
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <PageHead title={text.newTitle} />
      <ContentFormPanel form={form} save={text.save} />
    </>
  );
}
