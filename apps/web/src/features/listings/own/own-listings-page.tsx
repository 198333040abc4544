import { isFound } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { UnfinishedListing } from '../../drafts/index.tsx';
import { moveListing } from '../../lifecycle/index.ts';
import { ofListing, useUnpaidOrders } from '../../orders/unpaid/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { listingFormText } from '../form/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type BulkMove, BulkUndo } from './bulk-undo.tsx';
import { type OwnListing, OwnListingCard } from './own-listing-card.tsx';
import styles from './own-listings.module.css';
import { askMove, askRemoval } from './paid-questions.tsx';
import { text } from './text.ts';

/** What differs between the kinds of listings in an advertiser's list. */
export type OwnListingsConfig<Item> = {
  kind: ListingKind;
  words: {
    title: string;
    count: (count: number) => string;
    create: string;
    removeDetail: string;
    empty: { title: string; hint: string };
  };
  newPath: string;
  editPath: (id: number) => string;
  /** The hook that loads the list. */
  useList: () => { data?: { data: Item[] } | undefined; error?: unknown; mutate: () => Promise<unknown> };
  remove: (item: Item) => Promise<{ message: string }>;
  toOwnListing: (item: Item) => OwnListing;
};

type Props<Item> = {
  config: OwnListingsConfig<Item>;
  /** The switch to the table, where there is something to switch. */
  view?: ReactNode;
  /** What became of a promotion of several. */
  notice?: ReactNode;
  /** Promotes several published ones. */
  onPromote?: (listings: readonly OwnListing[]) => void;
};

/** An advertiser's own listings: create, edit, delete, and the package of each. */
export function OwnListingsPage<Item>({ config, view, notice, onPromote }: Props<Item>) {
  const { kind, words, newPath, toOwnListing } = config;
  usePageTitle(words.title);
  const { data, error, mutate } = config.useList();
  const unpaid = useUnpaidOrders(kind);
  const removal = useConfirmedAction(mutate);
  const navigate = useNavigate();
  const [selectedIDs, setSelectedIDs] = useState<readonly number[]>([]);
  const items = data?.data;
  const listings = items?.map(toOwnListing) ?? [];
  const shown = listings.filter(({ state, hiddenReason }) => isFound(state) && hiddenReason === null).length;
  const selected = listings.filter(({ id }) => selectedIDs.includes(id));
  const [moved, setMoved] = useState<BulkMove>();
  const select = (id: number, isSelected: boolean) =>
    setSelectedIDs((ids) => (isSelected ? [...ids, id] : ids.filter((one) => one !== id)));
  // A copy is about to be published: whoever is nameless is asked first, as before the first listing.
  const identity = useIdentity(listingFormText.whyIdentity);
  const [toCopy, setToCopy] = useState<OwnListing>();
  const askedRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toCopy) askedRef.current?.querySelector('input')?.focus();
  }, [toCopy]);
  const copy = async ({ id }: OwnListing) => {
    const { insertID, message } = await api('POST /api/listings/{kind}/{id}/copy', { params: { kind, id } });
    await navigate(config.editPath(insertID));
    void alert(message);
    return { message };
  };
  const copyNamed = async (listing: OwnListing) => {
    if (await identity.ensure()) await removal.run(undefined, () => copy(listing));
  };

  const remove = async (item: Item) => {
    const listing = toOwnListing(item);
    let isPaused = false;
    const ask = () =>
      askRemoval(listing, words.removeDetail, () => {
        isPaused = true;
      });
    await removal.run(ask, () => config.remove(item));
    if (isPaused) await removal.run(undefined, () => moveListing(listing, 'paused'));
  };
  return (
    <>
      <PageHead
        title={words.title}
        sub={
          listings.length > 0 &&
          [words.count(shown), shown < listings.length && text.notShown(listings.length - shown)]
            .filter(Boolean)
            .join(' ')
        }
        action={
          <ButtonLink to={newPath}>
            <Icon shape={IconPlus} />
            {words.create}
          </ButtonLink>
        }
      />
      <div ref={removal.focusRef} tabIndex={-1} className={styles.status}>
        {removal.notice && <Note variant="done">{removal.notice}</Note>}
      </div>
      {notice}
      {listings.length > 1 && <div className={styles.view}>{view}</div>}
      {toCopy && identity.section && (
        <div ref={askedRef} className={styles.identity}>
          {identity.section}
          <Button onClick={() => void copyNamed(toCopy)}>{text.copyLabel(toCopy.title)}</Button>
        </div>
      )}
      <UnfinishedListing kind={kind} newPath={newPath} />
      {items?.map((item, index) => {
        const listing = toOwnListing(item);
        return (
          <OwnListingCard
            key={listing.id}
            listing={listing}
            unpaid={ofListing(unpaid, kind, listing.id)}
            priority={index < 3}
            isSelected={listings.length > 1 ? selectedIDs.includes(listing.id) : undefined}
            onSelect={(isSelected) => select(listing.id, isSelected)}
            onCopy={() => (identity.section ? setToCopy(listing) : void copyNamed(listing))}
            onRemove={() => void remove(item)}
            onMove={({ to, question }) =>
              void removal.run(question && (() => askMove(question, listing)), () => moveListing(listing, to))
            }
          />
        );
      })}
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          onClear={() => setSelectedIDs([])}
          onPromote={onPromote}
          onMoved={(move) => {
            setSelectedIDs([]);
            setMoved(move);
          }}
          onRemove={async ({ id }) => {
            const item = items?.find((one) => toOwnListing(one).id === id);
            if (item) await config.remove(item);
          }}
          run={(question, action) => void removal.run(question, action)}
        />
      )}
      {moved && selected.length === 0 && (
        <BulkUndo
          move={moved}
          onClose={() => setMoved(undefined)}
          run={(action) => {
            setMoved(undefined);
            void removal.run(undefined, action);
          }}
        />
      )}
      {items?.length === 0 && (
        <EmptyState kind={kind} {...words.empty} links={[{ to: newPath, label: words.create }]} />
      )}
      {items === undefined && (
        <Pending
          loading={text.loading}
          failure={error ? failureMessage(error, unexpectedMessage) : undefined}
          onRetry={() => void mutate()}
        />
      )}
    </>
  );
}
