import type { SeoMetadata } from '@piacter/contracts/seo';
import { adminPaths } from '@piacter/contracts/site/paths';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { SearchPreview } from './previews.tsx';
import styles from './seo.module.css';
import { SeoForm } from './seo-form.tsx';
import { text } from './text.ts';

function useMetadata() {
  const { data, error, mutate } = useApi('GET /api/seo-metadata', {});
  const pending = (
    <Pending
      loading={text.loading}
      failure={error && failureMessage(error, unexpectedMessage)}
      onRetry={() => void mutate()}
    />
  );
  return { pages: data?.data, pending };
}

function PageRow({ metadata }: { metadata: SeoMetadata }) {
  const { metaID, pageName, pagePath, title, description, ogImage } = metadata;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h2>{pageName}</h2>
        {ogImage === null && <p>{text.noPicture}</p>}
      </div>
      <SearchPreview pagePath={pagePath} title={title} description={description} />
      <ButtonLink variant="ghost" to={adminPaths.seoPage(metaID)} aria-label={text.editLabel(pageName)}>
        {text.edit}
      </ButtonLink>
    </li>
  );
}

/** The fixed pages as search engines show them: /admin/seo (ADM-14). */
export function SeoListPage() {
  usePageTitle(text.title);
  const { pages, pending } = useMetadata();
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {pages ? (
        <Panel flush>
          <ul className={styles.rows}>
            {pages.map((metadata) => (
              <PageRow key={metadata.metaID} metadata={metadata} />
            ))}
          </ul>
        </Panel>
      ) : (
        pending
      )}
    </>
  );
}

/** The metadata of one page: /admin/seo/:metaID (ADM-14). */
export function SeoEditPage() {
  const { metaID } = useParams();
  const { pages, pending } = useMetadata();
  const metadata = pages?.find((page) => String(page.metaID) === metaID);
  const title = metadata ? text.pageTitle(metadata.pageName) : text.title;
  usePageTitle(title);
  return (
    <>
      <p className={styles.back}>
        <Link to={adminPaths.seo}>
          <Icon shape={IconArrowLeft} />
          {text.back}
        </Link>
      </p>
      <PageHead title={title} sub={metadata?.pagePath} />
      {metadata && <SeoForm key={metadata.metaID} metadata={metadata} />}
      {!metadata && (pages ? <Note>{text.missing}</Note> : pending)}
    </>
  );
}
