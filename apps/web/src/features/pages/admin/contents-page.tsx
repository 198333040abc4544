import type { PageContent } from '@piacter/contracts/pages';
import { adminPaths, paths } from '@piacter/contracts/site/paths';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { api, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListPage } from '../../../ui/list-page.tsx';
import styles from './contents.module.css';
import { text } from './text.ts';
import { useRefreshPages } from './use-refresh-pages.ts';

function State({ published, isHomePage, onTheMenu }: PageContent) {
  return (
    <span className={styles.badges}>
      {published === 1 ? (
        <Badge variant="on" icon={IconCheck}>
          {text.states.published}
        </Badge>
      ) : (
        <Badge>{text.states.draft}</Badge>
      )}
      {isHomePage === 1 && <Badge>{text.states.home}</Badge>}
      {onTheMenu === 1 && <Badge>{text.states.menu}</Badge>}
    </span>
  );
}

const columns: readonly Column<PageContent>[] = [
  {
    key: 'name',
    head: text.columns.name,
    cell: ({ pageID, pageName }) => <Link to={adminPaths.content(pageID)}>{pageName}</Link>,
    card: 'name',
  },
  { key: 'address', head: text.columns.address, cell: ({ pageUrl }) => paths.content(pageUrl) },
  {
    key: 'updated',
    head: text.columns.updated,
    cell: ({ updated }) => formatTimestamp(updated),
    noWrap: true,
  },
  { key: 'state', head: text.columns.state, cell: State, card: 'state' },
];

type ActionProps = { page: PageContent; onRemove: (page: PageContent) => void };

function Actions({ page, onRemove }: ActionProps) {
  const { pageName, pageUrl, published } = page;
  const label = published === 1 ? text.view : text.preview;
  return (
    <>
      <ButtonLink variant="soft" to={paths.content(pageUrl)} aria-label={text.viewLabel(label, pageName)}>
        {label}
      </ButtonLink>
      <Button variant="danger" square aria-label={text.removeLabel(pageName)} onClick={() => onRemove(page)}>
        <Icon shape={IconTrash} />
      </Button>
    </>
  );
}

/** The pages of the admin: /admin/tartalom (ADM-10). */
export function ContentsPage() {
  usePageTitle(text.title);
  const { data, error, mutate } = useApi('GET /api/page-contents', {});
  const removal = useConfirmedAction(useRefreshPages());
  const pages = data?.data;

  const remove = ({ pageID, pageName }: PageContent) =>
    void removal.run(
      {
        text: text.removeQuestion(pageName),
        detail: text.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/page-contents/{id}', { params: { id: pageID } }),
    );
  return (
    <ListPage
      words={text}
      createPath={adminPaths.newContent}
      rows={pages}
      request={{ error, mutate }}
      removal={removal}
    >
      {(rows) => (
        <DataTable
          label={text.list}
          columns={columns}
          rows={rows}
          getKey={({ pageID }) => pageID}
          actions={(page) => <Actions page={page} onRemove={remove} />}
        />
      )}
    </ListPage>
  );
}
