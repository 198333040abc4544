import type { Draft } from '@piacter/contracts/drafts';
import { newListing } from '@piacter/contracts/drafts/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { text as shared } from '../../ui/text.ts';
import { createListingDraft, type ListingDraft, type ListingForm, loadDraft } from './listing-draft.ts';
import { text } from './text.ts';

export type { ListingDraft } from './listing-draft.ts';
export { resume } from './text.ts';

/** The draft of a listing's form; undefined while it is being loaded: the form opens with it. */
export function useListingDraft<Values extends object>({
  kind,
  id,
}: ListingForm): ListingDraft<Values> | undefined {
  const { stored } = useFresh(id === newListing ? 0 : id, async () => ({
    draft: await loadDraft({ kind, id }),
  }));
  const draft = useMemo(
    () => stored && createListingDraft<Values>({ kind, id }, stored.draft),
    [stored, kind, id],
  );
  // Sent before the next page, such as the advertiser's list, asks for the draft in an effect of the same commit.
  useLayoutEffect(() => {
    if (!draft) return;
    const flushHidden = () => document.visibilityState === 'hidden' && draft.flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return draft;
}

type Props<Values> = ListingForm & { children: (draft: ListingDraft<Values>) => ReactNode };

/** Renders the form of a listing once its draft is loaded. */
export function WithListingDraft<Values extends object>({ kind, id, children }: Props<Values>) {
  const draft = useListingDraft<Values>({ kind, id });
  return draft ? (
    children(draft)
  ) : (
    <p role="status" className="sr-only">
      {shared.loading}
    </p>
  );
}

/** The half-filled form of a new listing, on whichever device it was left; undefined without one. */
export const useUnfinishedListing = (kind: ListingKind): Draft | undefined =>
  useFresh(0, async () => ({ draft: await loadDraft({ kind, id: newListing }) })).stored?.draft ?? undefined;

/** In the advertiser's list: offers to continue the form of a new listing that was left half filled, on whichever device. */
export function UnfinishedListing({ kind, newPath }: { kind: ListingKind; newPath: string }) {
  const draft = useUnfinishedListing(kind);
  if (!draft) return null;
  return (
    <Note>
      {text.unfinished(formatDate(draft.updated))} <Link to={newPath}>{text.resume}</Link>
    </Note>
  );
}
