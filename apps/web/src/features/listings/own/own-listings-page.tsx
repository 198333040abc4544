import type { ListingKind } from '@piacter/contracts/listings/values';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { UnfinishedListing } from '../../drafts/index.ts';
import { moveListing } from '../../lifecycle/index.ts';
import { type OwnListing, OwnListingCard } from './own-listing-card.tsx';
import styles from './own-listings.module.css';
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
  /** The hook that loads the list. */
  useList: () => { data?: { data: Item[] } | undefined; error?: unknown; mutate: () => Promise<unknown> };
  remove: (item: Item) => Promise<{ message: string }>;
  toOwnListing: (item: Item) => OwnListing;
};

/** An advertiser's own listings: create, edit, delete, and the package of each. */
export function OwnListingsPage<Item>({ config }: { config: OwnListingsConfig<Item> }) {
  const { kind, words, newPath, toOwnListing } = config;
  usePageTitle(words.title);
  const { data, error, mutate } = config.useList();
  const removal = useConfirmedAction(mutate);
  const items = data?.data;
  const count = items?.length ?? 0;

  const remove = (item: Item) =>
    removal.run(
      {
        text: text.removeQuestion(toOwnListing(item).title),
        detail: words.removeDetail,
        confirm: text.remove,
        danger: true,
      },
      () => config.remove(item),
    );
  return (
    <>
      <PageHead
        title={words.title}
        sub={count > 0 && words.count(count)}
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
      <UnfinishedListing kind={kind} newPath={newPath} />
      {items?.map((item, index) => {
        const listing = toOwnListing(item);
        return (
          <OwnListingCard
            key={listing.id}
            listing={listing}
            priority={index < 3}
            onRemove={() => void remove(item)}
            onMove={({ to, question }) => void removal.run(question, () => moveListing(listing, to))}
          />
        );
      })}
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
