import type { PageContent } from '@piacter/contracts/pages';
import { paths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { ContentFormPanel, toContentBody, toContentValues } from './content-form.tsx';
import { text } from './text.ts';
import { useRefreshPages } from './use-refresh-pages.ts';

const loadPage = async (id: number): Promise<PageContent> =>
  (await api('GET /api/page-contents/{id}', { params: { id } })).data;

/** Where visitors see a page: the home page has no link of its own. */
const getViewPath = ({ isHomePage, published, pageUrl }: PageContent) =>
  isHomePage === 1 && published === 1 ? paths.home : paths.content(pageUrl);

function EditContent({ page, onSaved }: { page: PageContent; onSaved: () => void }) {
  const refresh = useRefreshPages();
  const form = useEndpointForm({
    call: 'PUT /api/page-contents/{id}',
    parts: { params: { id: page.pageID } },
    schema: () => import('@piacter/contracts/pages').then((m) => m.pageUpdate),
    initial: toContentValues(page),
    toBody: toContentBody,
    draftKey: `page:${page.pageID}`,
    version: {
      seen: page.updated,
      load: async () => {
        const stored = await loadPage(page.pageID);
        return { values: toContentValues(stored), updated: stored.updated };
      },
    },
    onDone: async ({ message }) => {
      onSaved();
      await refresh();
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return <ContentFormPanel form={form} pageUrl={page.pageUrl} />;
}

/** /admin/oldal-szerkesztese/{pageID} (ADM-11). */
export function EditContentPage() {
  const { pageID = '' } = useParams();
  const loaded = useFresh(Number(pageID), loadPage);
  const label = loaded.stored?.published === 1 ? text.view : text.preview;
  return (
    <EditPage
      title={text.editTitle}
      loaded={loaded}
      sub={({ pageName }) => pageName}
      view={{ path: getViewPath, label }}
    >
      {(page) => <EditContent key={page.pageID} page={page} onSaved={loaded.retry} />}
    </EditPage>
  );
}
