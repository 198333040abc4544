import { isAdvertiser, type Role } from '@piacter/contracts/core/values';
import { listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { advertiserPaths, getAreaRole, publicPathsByKind } from '@piacter/contracts/site/paths';
import type { WatchUpdate } from '@piacter/contracts/watches';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { ownText as text } from '../text.ts';
import { WatchItem } from './watch-item.tsx';
import styles from './watches.module.css';

const publicSearches = listingKinds.map((kind) => ({
  to: publicPathsByKind[kind].search,
  label: text.toSearch(searchNameByKind[kind]),
}));

/** The searches that can be followed; for advertisers that of requests comes first. */
const getSearches = (role: Role | null) =>
  isAdvertiser(role)
    ? [{ to: advertiserPaths(role).requests, label: text.toRequests }, ...publicSearches]
    : publicSearches;

/** /{role}/figyeloim: the searches that somebody follows, with what is new (WATCH-05). */
export function WatchesPage() {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { data, error, mutate } = useApi('GET /api/watches', {});
  const { notice, focusRef, run } = useConfirmedAction(mutate);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Waits for the change before: one that comes while that is on its way is meant as well. */
  const change = (watchID: number, body: WatchUpdate): Promise<boolean> => {
    const next = last.current.then(() =>
      run(undefined, () => api('PATCH /api/watches/{watchID}', { params: { watchID }, body })),
    );
    last.current = next;
    return next;
  };
  const watches = data?.data;
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <div ref={focusRef} tabIndex={-1} className={styles.page}>
        {notice && <Note variant="done">{notice}</Note>}
        {!watches && (
          <Pending loading={text.loading} failure={error?.message} onRetry={() => void mutate()} />
        )}
        {watches?.length === 0 && <EmptyState {...text.empty} kind="property" links={getSearches(role)} />}
        {watches && watches.length > 0 && (
          <ul className={styles.list}>
            {watches.map((watch) => (
              <WatchItem
                key={watch.watchID}
                watch={watch}
                onChange={(body) => change(watch.watchID, body)}
                onRemove={() =>
                  run(
                    {
                      text: text.removeQuestion(watch.name),
                      detail: text.removeDetail,
                      confirm: text.remove,
                    },
                    () => api('DELETE /api/watches/{watchID}', { params: { watchID: watch.watchID } }),
                  )
                }
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
