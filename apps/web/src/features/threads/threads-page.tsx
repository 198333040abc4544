import { getAreaRole, notificationsPath, threadsPath } from '@piacter/contracts/site/paths';
import type { ThreadQuery } from '@piacter/contracts/threads';
import { threadPolling, threadStates } from '@piacter/contracts/threads/values';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePage, useRefresh } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { ThreadStays } from '../stays/index.tsx';
import { text } from './text.ts';
import { ThreadList } from './thread-list.tsx';
import { ownThread } from './thread-source.ts';
import { ThreadView } from './thread-view.tsx';
import styles from './threads.module.css';

const getEmpty = ({ state, unread }: { state: ThreadQuery['state']; unread: string }) => {
  if (unread === '1') return text.emptyUnread;
  return state === 'archived' ? text.emptyArchive : text.empty;
};

/** What an address without them means. */
const usual: Record<string, string> = { state: 'open', page: '1', unread: '' };

/** The filters of the inbox, as in the address. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const state: ThreadQuery['state'] = search.get('state') === 'archived' ? 'archived' : 'open';
  const filters = { state, unread: search.get('unread') === '1' ? '1' : '', page: search.get('page') ?? '1' };
  /** With the question mark; '' without filters. */
  const getQuery = (changed: Partial<typeof filters> = {}): string => {
    const given = Object.entries({ ...filters, ...changed }).filter(([name, value]) => value !== usual[name]);
    return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  };
  const set = (changed: Partial<typeof filters>) => setSearch(getQuery({ page: '1', ...changed }));
  return { filters, getQuery, set };
}

type FilterProps = { isOn: boolean; onClick: () => void; children: string };

const Filter = ({ isOn, onClick, children }: FilterProps) => (
  <Button variant={isOn ? 'soft' : 'plain'} aria-pressed={isOn} onClick={onClick}>
    {children}
  </Button>
);

/** /{role}/uzenetek and one thread of it: beside each other on a desk, one of them on a phone (MSG-05). */
export function ThreadsPage() {
  usePageTitle(text.title);
  const { pathname } = useLocation();
  const role = getAreaRole(pathname) ?? 'ajanlatkero';
  const threadID = Number(useParams().threadID) || undefined;
  const source = useMemo(() => (threadID === undefined ? undefined : ownThread(threadID)), [threadID]);
  const { filters, getQuery, set } = useFilters();
  const list = threadsPath(role) + getQuery();
  const getPageHref = (page: number) => pathname + getQuery({ page: String(page) });
  const { result, failure, refresh } = usePage(
    'GET /api/threads',
    { state: filters.state, page: filters.page, ...(filters.unread && { unread: filters.unread }) },
    { refreshInterval: threadPolling.last },
  );
  const navigate = useNavigate();
  const refreshCalls = useRefresh();
  const refreshAll = () => {
    void refresh();
    void refreshCalls('GET /api/inbox');
  };
  return (
    <>
      <div className={source && styles.onDesk}>
        <PageHead title={text.title} sub={text.sub} />
      </div>
      <div className={classNames(styles.page, source && styles.hasThread)}>
        <section className={styles.inbox} aria-label={text.list}>
          <div className={styles.filters}>
            {threadStates.map((state) => (
              <Filter key={state} isOn={filters.state === state} onClick={() => set({ state })}>
                {text.states[state]}
              </Filter>
            ))}
            <Filter
              isOn={filters.unread === '1'}
              onClick={() => set({ unread: filters.unread === '1' ? '' : '1' })}
            >
              {text.unreadOnly}
            </Filter>
            <ButtonLink variant="plain" to={notificationsPath(role)}>
              {text.notifications}
            </ButtonLink>
          </div>
          {!result && (
            <Pending loading={text.loading} failure={failure?.message} onRetry={() => void refresh()} />
          )}
          {result?.data.length === 0 &&
            // The last thread of the last page was archived, for example.
            (result.totalPages > 0 ? (
              <Navigate to={getPageHref(result.totalPages)} replace />
            ) : (
              <EmptyState {...getEmpty(filters)} />
            ))}
          {result && result.data.length > 0 && (
            <>
              <ThreadList role={role} cards={result.data} currentID={threadID} query={getQuery()} />
              {result.totalPages > 1 && (
                <Pager page={Number(filters.page)} totalPages={result.totalPages} getHref={getPageHref} />
              )}
            </>
          )}
        </section>
        <section className={styles.beside} aria-label={text.message}>
          {source ? (
            <ThreadView
              key={source.key}
              source={source}
              head={
                <div className={styles.onPhone}>
                  <Link to={list}>{text.back}</Link>
                </div>
              }
              above={({ kind, threadID: id }, reload) =>
                kind === 'accommodation' && (
                  <ThreadStays source={{ threadID: id }} onChange={() => void reload()} />
                )
              }
              onChange={refreshAll}
              onLeft={() => void navigate(list, { replace: true })}
            />
          ) : (
            <p className={styles.choose}>{text.choose}</p>
          )}
        </section>
      </div>
    </>
  );
}
