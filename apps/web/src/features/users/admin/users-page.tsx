import type { DeletionSummary, ListedUser } from '@piacter/contracts/users';
import type { UserKind } from '@piacter/contracts/users/values';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { text as deletionText, formatDeleted, formatKept } from '../text.ts';
import styles from '../users.module.css';
import { text } from './text.ts';
import { userSearches } from './user-searches.ts';
import { describeUser, UserTable } from './user-table.tsx';

/** What the deletion removes and keeps, in numbers. */
function Consequences({ summary }: { summary: DeletionSummary }) {
  const kept = formatKept(summary);
  return (
    <span className={styles.lines}>
      <span>{[text.deleted, formatDeleted(summary)].filter(Boolean).join(', ')}.</span>
      <span>{kept ? `${deletionText.kept} ${kept}.` : text.nothingKept}</span>
      <span>{text.freed}</span>
    </span>
  );
}

/** The admin's list of companies or private persons (ADM-06, ADM-07). */
function UsersPage({ kind }: { kind: UserKind }) {
  const { title, sub } = text.kinds[kind];
  usePageTitle(title);
  const search = useSearch(userSearches[kind], { isLive: true });
  const removal = useConfirmedAction(search.refresh);

  const remove = async (user: ListedUser) => {
    const parts = { params: { id: user.userID } };
    const summary = await api('GET /api/users/{id}/deletion', parts).catch((failure: unknown) =>
      alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' }),
    );
    if (!summary) return void search.refresh();
    if (summary.data.isLastAdmin === 1) return alert(text.lastAdmin);
    return removal.run(
      {
        text: text.question(describeUser(user, kind)),
        detail: <Consequences summary={summary.data} />,
        confirm: text.remove,
        danger: true,
      },
      () => api('DELETE /api/users/{id}', parts),
    );
  };

  return (
    <>
      <PageHead title={title} sub={sub} />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      <SearchList search={search} words={text.words} ref={removal.focusRef}>
        {(users) => <UserTable kind={kind} users={users} onRemove={(user) => void remove(user)} />}
      </SearchList>
    </>
  );
}

export const FirmUsersPage = () => <UsersPage kind="firm" />;
export const IndividualUsersPage = () => <UsersPage kind="individual" />;
