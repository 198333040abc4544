import { paths } from '@piacter/contracts/site/paths';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useApi, useOwnReply } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { Note } from '../../ui/note.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import styles from './content.module.css';
import { text } from './text.ts';

/** A page that the admin published; an address without one shows the not-found page (PUB-03). */
export function ContentPage() {
  const { pageUrl = '' } = useParams();
  const isAdmin = useSession()?.path === 'admin';
  const { data, error, isValidating, mutate } = useApi(
    'GET /api/page-content-by-url/{pageUrl}',
    { params: { pageUrl } },
    {
      // The previous page must not be shown under the new address while that loads.
      keepPreviousData: false,
      shouldRetryOnError: false,
      // The server embeds what a visitor sees; the admin may see more (ADM-10).
      ...(isAdmin && { revalidateOnMount: true }),
    },
  );
  useOwnReply(isAdmin, mutate);
  const page = data?.data;
  usePageTitle(page?.pageName);
  useEffect(() => {
    if (error && error.status !== 404) console.error(error);
  }, [error]);

  const isFinal = !(isAdmin && isValidating);
  if (page === undefined && error?.status === 404 && isFinal) return <NotFoundPage />;
  if (page === undefined && error && isFinal) {
    return (
      <SignpostPage
        title={text.failed}
        hint={text.hint}
        links={[
          { to: paths.home, label: text.home },
          { to: paths.help, label: text.help },
        ]}
      />
    );
  }
  return (
    <article className={`wrap ${styles.page}`} aria-busy={page === undefined}>
      {page && (
        <>
          {page.published === 0 && <Note>{text.preview}</Note>}
          <h1>{page.pageName}</h1>
          <SafeHtml html={page.content} className={styles.content ?? ''} />
        </>
      )}
    </article>
  );
}
