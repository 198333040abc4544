import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useApi } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import styles from './content.module.css';
import { text } from './text.ts';

/** A page that the admin published; an address without one shows the not-found page (PUB-03). */
export function ContentPage() {
  const { pageUrl = '' } = useParams();
  const { data, error } = useApi(
    'GET /api/page-content-by-url/{pageUrl}',
    { params: { pageUrl } },
    // The previous page must not be shown under the new address while that loads.
    { keepPreviousData: false, shouldRetryOnError: false },
  );
  const page = data?.data;
  usePageTitle(page?.pageName);
  useEffect(() => {
    if (error && error.status !== 404) console.error(error);
  }, [error]);

  if (page === undefined && error?.status === 404) return <NotFoundPage />;
  if (page === undefined && error) {
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
          <h1>{page.pageName}</h1>
          <SafeHtml html={page.content} className={styles.content ?? ''} />
        </>
      )}
    </article>
  );
}
