import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import type { ListingKind } from '../../../ui/placeholder.tsx';
import { type OwnListing, OwnListingCard } from './own-listing-card.tsx';
import styles from './own-listings.module.css';
import { text } from './text.ts';

/** What an advertiser's list has of its own; the rest is the same for every kind of listing. */
export type OwnListingsKind<Item> = {
  kind: ListingKind;
  words: {
    title: string;
    count: (count: number) => string;
    create: string;
    removeDetail: string;
    empty: { title: string; hint: string };
  };
  newPath: string;
  /** The hook that reads the list. */
  useList: () => { data?: { data: Item[] } | undefined; error?: unknown; mutate: () => Promise<unknown> };
  remove: (item: Item) => Promise<{ message: string }>;
  listingOf: (item: Item) => OwnListing;
};

/**
 * The list with the way to delete from it (WID-11), true when something was; `removed` is what the server said of the
 * last deletion.
 */
function useOwnListings<Item>({ useList, remove, listingOf, words }: OwnListingsKind<Item>) {
  const { data, error, mutate } = useList();
  const [removed, setRemoved] = useState('');

  const removeAfterQuestion = async (item: Item): Promise<boolean> => {
    const question = { text: text.removeQuestion(listingOf(item).title), detail: words.removeDetail };
    if (!(await confirm({ ...question, confirm: text.remove, cancel: text.cancel, danger: true })))
      return false;
    let isRemoved = false;
    try {
      setRemoved((await remove(item)).message);
      isRemoved = true;
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
    // Even after a failure: somebody may have deleted it in another window.
    await mutate();
    return isRemoved;
  };
  return { items: data?.data, error, retry: () => void mutate(), remove: removeAfterQuestion, removed };
}

/** An advertiser's own listings: create, edit, delete, and what package each has. */
export function OwnListingsPage<Item>({ of }: { of: OwnListingsKind<Item> }) {
  const { kind, words, newPath, listingOf } = of;
  usePageTitle(words.title);
  const { items, error, retry, remove, removed } = useOwnListings(of);
  const count = items?.length ?? 0;
  const status = useRef<HTMLDivElement>(null);

  const removeOne = async (item: Item) => {
    // The button that had the focus goes with its card.
    if (await remove(item)) status.current?.focus();
  };
  return (
    <>
      <PageHead
        title={words.title}
        sub={count > 0 && words.count(count)}
        action={
          <ButtonLink to={newPath}>
            <Icon of={IconPlus} />
            {words.create}
          </ButtonLink>
        }
      />
      {removed && (
        <div ref={status} tabIndex={-1} className={styles.status}>
          <Note variant="done">{removed}</Note>
        </div>
      )}
      {items?.map((item, index) => {
        const listing = listingOf(item);
        return (
          <OwnListingCard
            key={listing.id}
            listing={listing}
            priority={index < 3}
            onRemove={() => void removeOne(item)}
          />
        );
      })}
      {items?.length === 0 && (
        <EmptyState kind={kind} {...words.empty} ways={[{ to: newPath, label: words.create }]} />
      )}
      {items === undefined && (
        <Pending
          loading={text.loading}
          failure={error ? failureMessage(error, unexpectedMessage) : undefined}
          onRetry={retry}
        />
      )}
    </>
  );
}
