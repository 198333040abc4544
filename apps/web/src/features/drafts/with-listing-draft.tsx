import { newListing } from '@piacter/contracts/drafts/values';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useFresh } from '../../lib/use-fresh.ts';
import { text as shared } from '../../ui/text.ts';
import { createListingDraft, type ListingDraft, type ListingForm, loadDraft } from './listing-draft.ts';

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
