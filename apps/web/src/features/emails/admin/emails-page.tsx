import type { EmailTemplate } from '@piacter/contracts/emails';
import { adminPaths } from '@piacter/contracts/site/paths';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { api } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { describeSearch, useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import styles from './emails.module.css';
import { text } from './text.ts';

const emailSearch = describeSearch({ call: 'GET /api/emails', filters: [] });

const columns: readonly Column<EmailTemplate>[] = [
  {
    key: 'type',
    head: text.columns.type,
    card: 'name',
    cell: ({ emailID, emailTypeName, intervalDays }) => (
      <>
        <Link to={adminPaths.email(emailID)}>{emailTypeName}</Link>
        {intervalDays !== null && <span className={styles.small}>{text.before(intervalDays)}</span>}
      </>
    ),
  },
  { key: 'subject', head: text.columns.subject, cell: ({ subject }) => subject },
  {
    key: 'updated',
    head: text.columns.updated,
    cell: ({ updated }) => formatTimestamp(updated),
    noWrap: true,
  },
  {
    key: 'state',
    head: text.columns.state,
    card: 'state',
    cell: ({ inUse }) => <Badge variant={inUse ? 'on' : 'off'}>{inUse ? text.inUse : text.notInUse}</Badge>,
  },
];

const words = {
  count: (count: string) => `${count} sablon`,
  nothing: text.empty.title,
  empty: text.empty,
};

/** The e-mail templates by type: /admin/emailek (ADM-08). */
export function EmailsPage() {
  usePageTitle(text.title);
  const search = useSearch(emailSearch, { isLive: true });
  const removal = useConfirmedAction(search.refresh);
  const remove = ({ emailID, subject }: EmailTemplate) =>
    void removal.run(
      { text: text.removeQuestion(subject), detail: text.removeDetail, confirm: text.remove, danger: true },
      () => api('DELETE /api/emails/{id}', { params: { id: emailID } }),
    );
  return (
    <>
      <PageHead
        title={text.title}
        sub={text.sub}
        action={
          <ButtonLink to={adminPaths.newEmail}>
            <Icon shape={IconPlus} />
            {text.create}
          </ButtonLink>
        }
      />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <SearchList search={search} words={words} ref={removal.focusRef}>
        {(emails) => (
          <DataTable
            label={text.list}
            columns={columns}
            rows={emails}
            getKey={({ emailID }) => emailID}
            actions={(email) => (
              <Button
                variant="danger"
                square
                aria-label={text.removeLabel(email.subject)}
                onClick={() => remove(email)}
              >
                <Icon shape={IconTrash} />
              </Button>
            )}
          />
        )}
      </SearchList>
    </>
  );
}
