import { newListing } from '@piacter/contracts/drafts/values';
import { useLayoutEffect, useMemo } from 'react';
import { useFresh } from '../../lib/use-fresh.ts';
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
